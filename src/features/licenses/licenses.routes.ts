import { Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller-address.ts';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard, AccountIdentity } from '../../shared/account-identity.ts';
import { activationSchema } from './licenses.schema.ts';
import type { Licenses } from './licenses.usecases.ts';

export interface LicenseRoutesOptions {
  licenses: Licenses;
  /** What the account looks like afterwards; licenses know only their own part of that. */
  statusOf: (identity: AccountIdentity, address: string) => Promise<object>;
  guard: AccountGuard;
  trustedProxies: number;
}

/** `POST /api/license/activate {email, key}`: answers the updated user status. */
export function createLicenseRoutes({ licenses, statusOf, guard, trustedProxies }: LicenseRoutesOptions) {
  return new Hono<{ Bindings: NodeBindings }>().post('/api/license/activate', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    const address = callerAddress(c, trustedProxies);
    const claim = await readJson(c.req.raw, activationSchema);
    await licenses.activate({ ...claim, accountId: identity.id, address });
    return c.json(await statusOf(identity, address), 200, { 'Cache-Control': 'private, no-store' });
  });
}
