import { type Context, Hono } from 'hono';
import { streamBytes } from '../../platform/http/answers/stream-bytes.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { checkInput, readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { deleteAccountSchema } from './account-data.schema.ts';
import type { AccountData } from './account-data.usecases.ts';
import { activityQuerySchema } from './activity/account-activity.schema.ts';
import type { ExportClaim } from './export-addresses.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

interface AccountDataRoutesOptions {
  accountData: AccountData;
  guard: AccountGuard;
  trustedProxies: number;
}

/** Everything under `/api/account`. */
export function createAccountDataRoutes({ accountData, guard, trustedProxies }: AccountDataRoutesOptions) {
  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.get('/api/account', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    return c.json(await accountData.summarize(identity, callerAddress(c, trustedProxies)), 200, PRIVATE);
  });
  routes.get('/api/account/activity', async (c) => {
    const { id } = await guard.identifyLiving(c.req.header('Authorization'));
    const { before } = checkInput(c.req.query(), activityQuerySchema);
    return c.json(await accountData.readActivity(id, before), 200, PRIVATE);
  });
  routes.post('/api/account/export', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    return c.json(await accountData.prepareExport(identity, callerAddress(c, trustedProxies)), 200, PRIVATE);
  });
  routes.get('/api/account/export/file', async (c) => {
    const claim = readClaim(c);
    const address = callerAddress(c, trustedProxies);
    // Nobody reads the body of an answer to HEAD, so nobody would close it.
    if (c.req.method === 'HEAD') {
      const { fileName } = await accountData.describeExport(claim, address);
      return c.body(null, 200, describeFile(fileName));
    }
    const { fileName, bytes, close } = await accountData.openExport(claim, address);
    return c.body(streamBytes(bytes, { onEnd: close }), 200, describeFile(fileName));
  });
  routes.post('/api/account/delete', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    const { password } = await readJson(c.req.raw, deleteAccountSchema);
    await accountData.remove(identity, password);
    return c.body(null, 204, PRIVATE);
  });
  return routes;
}

function readClaim(c: Context): ExportClaim {
  const { account, expires, signature } = c.req.query();
  return { account, expires, signature };
}

function describeFile(fileName: string): Record<string, string> {
  return {
    ...PRIVATE,
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'X-Content-Type-Options': 'nosniff',
  };
}
