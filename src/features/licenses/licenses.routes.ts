import { Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard, AccountIdentity } from '../../shared/account-identity.ts';
import { activationSchema } from './licenses.schema.ts';
import type { Licenses } from './licenses.usecases.ts';

interface LicenseRoutesOptions {
  licenses: Licenses;
  /** What the account looks like afterwards; licenses know only their own part of that. */
  statusOf: (identity: AccountIdentity, address: string) => Promise<object>;
  guard: AccountGuard;
  trustedProxies: number;
}

const NOT_STORED = { 'Cache-Control': 'private, no-store' };

/**
 * `POST /api/license/activate {email, key}`: answers the updated user status, or 202 and where to
 * look for a code with which to call again.
 */
export function createLicenseRoutes({ licenses, statusOf, guard, trustedProxies }: LicenseRoutesOptions) {
  return new Hono<{ Bindings: NodeBindings }>().post('/api/license/activate', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    const address = callerAddress(c, trustedProxies);
    const claim = await readJson(c.req.raw, activationSchema);
    const order = {
      ...claim,
      accountId: identity.id,
      accountEmail: identity.email,
      isEmailVerified: identity.emailVerified,
      address,
    };
    const request = await licenses.requestCode(order);
    if (request) return c.json(request, 202, NOT_STORED);
    await licenses.activate(order);
    return c.json(await statusOf(identity, address), 200, NOT_STORED);
  });
}
