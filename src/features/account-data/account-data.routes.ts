import { Hono } from 'hono';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { deleteAccountSchema } from './account-data.schema.ts';
import type { AccountData } from './account-data.usecases.ts';
import { streamBytes } from './stream-bytes.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

export interface AccountDataRoutesOptions {
  accountData: AccountData;
  guard: AccountGuard;
}

/** Everything under `/api/account`. */
export function createAccountDataRoutes({ accountData, guard }: AccountDataRoutesOptions): Hono {
  const routes = new Hono();
  routes.get('/api/account', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    return c.json(await accountData.summarize(identity), 200, PRIVATE);
  });
  routes.post('/api/account/export', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    return c.json(await accountData.prepareExport(identity), 200, PRIVATE);
  });
  routes.get('/api/account/export/file', async (c) => {
    const { account, expires, signature } = c.req.query();
    const { fileName, bytes } = await accountData.openExport({ account, expires, signature });
    return c.body(streamBytes(bytes), 200, {
      ...PRIVATE,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  routes.post('/api/account/delete', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    const { password } = await readJson(c.req.raw, deleteAccountSchema);
    await accountData.remove(identity, password);
    return c.body(null, 204, PRIVATE);
  });
  return routes;
}
