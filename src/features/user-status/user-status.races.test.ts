import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createVisitorHash } from '../../platform/http/visitor-hash.ts';
import type { Clock } from '../../shared/clock.ts';
import { createCredits } from '../credits/credits.usecases.ts';
import type { License } from '../licenses/licenses.types.ts';
import { createUserStatus } from './user-status.usecases.ts';

const ada = { id: 'ada', email: 'ada@example.com', sessionId: 'session' };
const ADDRESS = '192.0.2.1';

function startServer(database: Database, clock: Clock, owned: License[]) {
  return createUserStatus({
    database,
    credits: createCredits({ database, newId: randomUUID }),
    licenses: {
      list: async () => owned,
      history: async () => owned.map((license) => ({ ...license, revokedAt: null, creditsTaken: 0 })),
    },
    clock,
    hashVisitor: createVisitorHash('the same secret on every one of the servers'),
    signUpBonusesPerAddress: 3,
  });
}

describeOnEveryDatabase('the user status under many at once', (open) => {
  async function openServers(owned: License[] = []) {
    const { database, openAgain } = await open();
    const clock = createTestClock();
    return [startServer(database, clock, owned), startServer(await openAgain(), clock, owned)] as const;
  }

  it('BIZ-09: sixteen first looks of a day, on two servers, fill its balance once', async () => {
    const now = createTestClock().now();
    const unlimited: License = {
      id: 'one',
      accountId: 'ada',
      shop: 'sandbox',
      key: 'KEY',
      planId: 'UNLIMITED',
      creditsAdded: 0,
      activatedAt: now,
      expiresAt: now + 86_400_000,
    };
    const servers = await openServers([unlimited]);
    await Promise.all(
      Array.from({ length: 16 }, (_, look) => {
        const server = servers[look % 2 === 0 ? 0 : 1];
        return look < 8 ? server.statusOf(ada, ADDRESS) : server.quote(ada, 'yellow', ADDRESS);
      }),
    );
    expect(await servers[0].statusOf(ada, ADDRESS)).toMatchObject({ yellowToolDailyCredits: 1000 });
  });

  it('O-13: sixteen first looks of a new account, on two servers, welcome it once', async () => {
    const servers = await openServers();
    const looks = Array.from({ length: 16 }, (_, look) =>
      servers[look % 2 === 0 ? 0 : 1].statusOf(ada, ADDRESS),
    );
    for (const status of await Promise.all(looks)) expect(status.credits).toBe(500);
  });

  it('O-13: of twelve new accounts of one address, three are welcomed', async () => {
    const servers = await openServers();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        servers[number % 2 === 0 ? 0 : 1].statusOf({ ...ada, id: `account-${number}` }, ADDRESS),
      ),
    );
    expect(statuses.reduce((sum, { credits }) => sum + credits, 0)).toBe(1500);
  });
});
