import { Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import type { UserStatusUsecases } from './user-status.usecases.ts';

interface UserStatusRoutesOptions {
  userStatus: Pick<UserStatusUsecases, 'statusOf'>;
  guard: AccountGuard;
  trustedProxies: number;
}

/** `GET /api/user/status`: who is calling and what they may spend. */
export function createUserStatusRoutes({ userStatus, guard, trustedProxies }: UserStatusRoutesOptions) {
  return new Hono<{ Bindings: NodeBindings }>().get('/api/user/status', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    const status = await userStatus.statusOf(identity, callerAddress(c, trustedProxies));
    return c.json(status, 200, { 'Cache-Control': 'private, no-store' });
  });
}
