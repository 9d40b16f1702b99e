import { type Context, Hono } from 'hono';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { MOST_KEYS } from './api-keys.rules.ts';
import { type ApiKeysAnswer, type ApiUsage, newApiKeySchema } from './api-keys.schema.ts';
import type { ApiKey } from './api-keys.types.ts';
import type { ApiKeys } from './api-keys.usecases.ts';
import { writeUsageCsv } from './usage-csv.rules.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const KEY_ID = /^[\w-]{1,64}$/;

interface ApiKeysRoutesOptions {
  apiKeys: ApiKeys;
  guard: AccountGuard;
}

/** Everything under `/api/keys`: for the account's owner, never for a key itself. */
export function createApiKeysRoutes({ apiKeys, guard }: ApiKeysRoutesOptions): Hono {
  const identify = async (c: Context) => (await guard.identifyLiving(c.req.header('Authorization'))).id;
  const routes = new Hono();
  routes.get('/api/keys', async (c) => {
    const { keys, mayMake } = await apiKeys.list(await identify(c));
    const answer: ApiKeysAnswer = { keys: keys.map(describeKey), most: MOST_KEYS, mayMake };
    return c.json(answer, 200, PRIVATE);
  });
  routes.post('/api/keys', async (c) => {
    const accountId = await identify(c);
    const wanted = await readJson(c.req.raw, newApiKeySchema);
    return c.json(await apiKeys.make(accountId, wanted), 201, PRIVATE);
  });
  routes.delete('/api/keys/:id', async (c) => {
    const accountId = await identify(c);
    const id = c.req.param('id');
    await apiKeys.revoke(accountId, KEY_ID.test(id) ? id : '');
    return c.body(null, 204, PRIVATE);
  });
  routes.get('/api/keys/usage', async (c) => {
    const usage = await readUsage(apiKeys, await identify(c));
    if (c.req.query('format') !== 'csv') return c.json(usage, 200, PRIVATE);
    const headers = { ...PRIVATE, 'Content-Disposition': 'attachment; filename="api-usage.csv"' };
    return c.body(writeUsageCsv(usage.days), 200, { ...headers, 'Content-Type': 'text/csv; charset=utf-8' });
  });
  return routes;
}

async function readUsage(apiKeys: ApiKeys, accountId: string): Promise<ApiUsage> {
  const days = await apiKeys.usage(accountId);
  return {
    days: days.map(({ milliseconds, ...day }) => ({
      ...day,
      milliseconds: day.calls === 0 ? 0 : Math.round(milliseconds / day.calls),
    })),
  };
}

function describeKey(key: ApiKey): ApiKeysAnswer['keys'][number] {
  const { accountId: _, anyPlan: __, scopes, addresses, ...shown } = key;
  return {
    ...shown,
    scopes: [...scopes],
    addresses: [...addresses],
    createdAt: new Date(key.createdAt).toISOString(),
    expiresAt: toIso(key.expiresAt),
    lastUsedAt: toIso(key.lastUsedAt),
    revokedAt: toIso(key.revokedAt),
  };
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
