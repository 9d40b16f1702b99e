import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createTestAccountsWithMail } from '../test-accounts.ts';
import { createTestBrowser } from '../test-browser.ts';
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts';

const SITE = 'http://localhost:3000';
const ANN = { email: 'ann@example.com', password: 'a good password' };
const NOBODY = 'nobody@example.com';
const WRONG = 'a wrong password';

/** What takes time: hashes, of which each takes a tenth of a second, and questions to the database. */
interface Work {
  hashes: number;
  queries: number;
}

function countHashes(work: Work): PasswordHashing {
  const inner = createPasswordHashing();
  const counted = <Result>(result: Promise<Result>) => {
    work.hashes += 1;
    return result;
  };
  return {
    hash: (password) => counted(inner.hash(password)),
    verify: (pair) => counted(inner.verify(pair)),
    // It hashes once, and the hash asked for inside is that one.
    withHashReady: (password, run) => inner.withHashReady(password, run),
  };
}

function countQueries(database: Database, work: Work): Database {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      // A mail that leaves meanwhile is no part of an answer.
      if (JSON.stringify(node).includes('"auth_')) work.queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    ...database,
    reader: database.reader.withPlugin(plugin),
    writer: database.writer.withPlugin(plugin),
  };
}

describe('whoever asks about an email learns nothing from the answer, nor from its time', () => {
  const open = useTestDatabase();

  async function openSite() {
    const work: Work = { hashes: 0, queries: 0 };
    const { database } = await open();
    let answered = Promise.withResolvers<void>();
    const site = createTestAccountsWithMail(countQueries(database, work), {
      passwords: countHashes(work),
      answerLeft: () => answered.promise,
    });
    const signUp = createTestBrowser(SITE, site.app);
    expect((await signUp.post('/api/auth/sign-up/email', ANN)).status).toBe(200);
    await site.settled();
    /** Everything of an answer that a stranger sees, and the work until it came. */
    const ask = async (path: string, body: object) => {
      answered = Promise.withResolvers<void>();
      Object.assign(work, { hashes: 0, queries: 0 });
      const response = await createTestBrowser(SITE, site.app).post(`/api/auth/${path}`, body);
      const done = { ...work };
      const seen = {
        status: response.status,
        headers: [...response.headers],
        body: await response.json(),
      };
      answered.resolve();
      await site.settled();
      return { seen, done };
    };
    return { ...site, ask, database };
  }

  test('signing in: the same words, one hash each', async () => {
    const { ask } = await openSite();
    const known = await ask('sign-in/email', { email: ANN.email, password: WRONG });
    const unknown = await ask('sign-in/email', { email: NOBODY, password: WRONG });
    expect(unknown.seen).toEqual(known.seen);
    expect([known.done.hashes, unknown.done.hashes]).toEqual([1, 1]);
    expect(unknown.done.queries).toBe(known.done.queries);
  });

  test('signing in to an account that has no password looks alike', async () => {
    const { ask, database } = await openSite();
    const unknown = await ask('sign-in/email', { email: NOBODY, password: WRONG });
    await database.writer.deleteFrom('auth_account').execute();
    const federated = await ask('sign-in/email', { email: ANN.email, password: WRONG });
    expect(federated.seen).toEqual(unknown.seen);
    expect(federated.done).toEqual(unknown.done);
  });

  test('asking for a new password: answered before anything is looked up', async () => {
    const { ask } = await openSite();
    const known = await ask('request-password-reset', { email: ANN.email });
    const unknown = await ask('request-password-reset', { email: NOBODY });
    expect(unknown.seen).toEqual(known.seen);
    expect(known.seen.status).toBe(202);
    expect([known.done, unknown.done]).toEqual([
      { hashes: 0, queries: 0 },
      { hashes: 0, queries: 0 },
    ]);
  });
});
