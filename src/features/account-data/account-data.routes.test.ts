import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { type ListeningApp, listenWith } from '../../../tests/support/listening-app.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { systemClock } from '../../shared/clock.ts';
import { createAccountDataRoutes } from './account-data.routes.ts';
import type { AccountData } from './account-data.usecases.ts';
import { createExportPlaces } from './export-places.ts';

const nobody = () => Promise.reject(new Error('is not part of this test'));
const guard: AccountGuard = { identifyLiving: nobody };

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield new Uint8Array(256 * 1024);
}

let server: ListeningApp | undefined;
afterEach(() => server?.close());

/** Real routes and places behind a real port, before an archive without an end. */
async function openSite(findAccount: () => Promise<void> = async () => undefined) {
  const places = createExportPlaces(createMemoryLimits(), systemClock);
  const caller = { accountId: 'ann', address: '192.0.2.1' };
  const assertFree = async () => (await places.take(caller))();
  const taken = Promise.withResolvers<void>();
  const accountData: AccountData = {
    summarize: nobody,
    prepareExport: nobody,
    remove: nobody,
    removeFor: nobody,
    mailExport: nobody,
    readActivity: nobody,
    describeExport: async () => ({ fileName: 'data.zip' }),
    async openExport() {
      await findAccount();
      const close = await places.take(caller);
      taken.resolve();
      return { fileName: 'data.zip', bytes: endless(), close };
    },
  };
  const app = new Hono().route('/', createAccountDataRoutes({ accountData, guard, trustedProxies: 0 }));
  server = await listenWith(app);
  return { assertFree, taken: taken.promise, address: `${server.origin}/api/account/export/file` };
}

test('a download that is broken off gives its place back', async () => {
  const { assertFree, address } = await openSite();
  const request = get(address);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await once(answer, 'data');
  await expect(assertFree()).rejects.toThrow('is already running');
  request.destroy();
  await vi.waitFor(() => assertFree(), { timeout: 10_000 });
});

test('a browser that has left before its download begins keeps no place', async () => {
  const arrived = Promise.withResolvers<void>();
  const found = Promise.withResolvers<void>();
  const { assertFree, taken, address } = await openSite(async () => {
    arrived.resolve();
    await found.promise;
  });
  const request = get(address).on('error', () => undefined);
  await arrived.promise;
  request.destroy();
  found.resolve();
  await taken;
  await vi.waitFor(() => assertFree(), { timeout: 10_000 });
});

test('a look at the head takes no place', async () => {
  const { assertFree, address } = await openSite();
  const answer = await fetch(address, { method: 'HEAD' });
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="data.zip"');
  await assertFree();
});
