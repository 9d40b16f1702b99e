import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createVisitorHash } from '../../platform/http/visitor-hash.ts';
import { createTestLicenses } from '../licenses/test-licenses.ts';
import { createUserStatus } from './user-status.usecases.ts';

const ada = { id: 'ada', email: 'ada@example.com', sessionId: 'session' };
const ADDRESS = '192.0.2.1';

/** The same database, counting the queries outside of transactions, and the transactions. */
function countQueries(database: Database) {
  const counted = { queries: 0, transactions: 0 };
  const counting: Database = {
    ...database,
    reader: database.reader.withPlugin({
      transformQuery({ node }) {
        counted.queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    transaction(work) {
      counted.transactions++;
      return database.transaction(work);
    },
  };
  const countOf = async (work: () => Promise<unknown>) => {
    const before = { ...counted };
    await work();
    return {
      queries: counted.queries - before.queries,
      transactions: counted.transactions - before.transactions,
    };
  };
  return { counting, countOf };
}

describeOnEveryDatabase('what the user status asks of the database', (open) => {
  it('is two queries for a known account, three with Unlimited, and one for a price', async () => {
    const { counting, countOf } = countQueries((await open()).database);
    const clock = createTestClock();
    const { credits, licenses, buy, activate } = createTestLicenses(counting, clock);
    const userStatus = createUserStatus({
      database: counting,
      credits,
      licenses,
      clock,
      hashVisitor: createVisitorHash('a secret of at least thirty-two letters'),
      signUpBonusesPerAddress: 10,
    });
    const status = () => userStatus.statusOf(ada, ADDRESS);
    const price = (tool: 'green' | 'yellow') => () => userStatus.quote(ada, tool, ADDRESS);

    expect(await countOf(status)).toEqual({ queries: 3, transactions: 1 });
    expect(await countOf(status)).toEqual({ queries: 2, transactions: 0 });
    expect(await countOf(price('green'))).toEqual({ queries: 1, transactions: 0 });
    await activate('ada', await buy('UNLIMITED'));
    expect(await countOf(status)).toEqual({ queries: 3, transactions: 1 });
    expect(await countOf(status)).toEqual({ queries: 3, transactions: 0 });
    expect(await countOf(price('yellow'))).toEqual({ queries: 1, transactions: 0 });
  });
});
