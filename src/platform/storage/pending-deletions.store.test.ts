import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../db/database.types.ts';
import { createBlobs } from './blobs.store.ts';
import type { ObjectStorage } from './storage.types.ts';
import { storeAlone } from './test-blob.ts';
import { createMemoryStorage } from './test-memory-storage.ts';

const LONGER_THAN_A_COMMIT_MS = 60_001;
const LONGER_THAN_A_REFERENCE_MS = 15 * 60_000 + 1;
const png = (text: string) => ({ bytes: new TextEncoder().encode(text), contentType: 'image/png' });

/** A connection that breaks when everything is done. */
const LOSES_ANSWERS: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult() {
    throw new Error('The connection was lost.');
  },
};

/** A connection that nothing goes through. */
const AWAY: KyselyPlugin = {
  transformQuery() {
    throw new Error('The database is away.');
  },
  transformResult: async ({ result }) => result,
};

async function loseAnswer<Result>(commit: Promise<Result>): Promise<Result> {
  await commit;
  throw new Error('The connection was lost.');
}

/** A database whose connection breaks at the commit; until that lands, if ever, nobody sees anything of it. */
function loseCommit(database: Database) {
  let land = async () => {};
  const losing: Database = {
    ...database,
    kind: 'postgres',
    async transaction(work) {
      land = async () => void (await database.transaction(work));
      return await database.transaction(async (transaction) => {
        await work(transaction);
        throw new Error('The connection was lost.');
      });
    },
  };
  return { losing, land: () => land() };
}

describeOnEveryDatabase('objects and their files', (open) => {
  async function setUp() {
    const { database } = await open();
    const { storage, files } = createMemoryStorage();
    const clock = createTestClock();
    const onThis = (used: Database) => createBlobs({ database: used, storage, newId: randomUUID, clock });
    const leftOver: unknown[] = [];
    /** As on a server that cannot delete files just now. */
    const withoutDeleting = (used: ObjectStorage) =>
      createBlobs({
        database,
        storage: { ...used, delete: () => Promise.reject(new Error('The storage is away.')) },
        newId: randomUUID,
        clock,
        onLeftOver: (reason) => leftOver.push(reason),
      });
    const blobs = onThis(database);
    const listNotes = () => database.reader.selectFrom('doomed_object').selectAll().execute();
    const finishLater = async (finishing = blobs) => {
      clock.advance(LONGER_THAN_A_COMMIT_MS);
      await finishing.finishPurges(() => false);
      expect(await listNotes()).toEqual([]);
    };
    const parts = { database, storage, files, clock, onThis, blobs };
    return { ...parts, withoutDeleting, leftOver, listNotes, finishLater };
  }

  test('leave no file behind on a full disk, which has no room for a note of it either', async () => {
    const { database, onThis, files } = await setUp();
    const { losing } = loseCommit(database);
    const full: Database = { ...losing, kind: 'sqlite', writer: database.writer.withPlugin(AWAY) };
    await expect(storeAlone(onThis(full), 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    expect(files.size).toBe(0);
  });

  test('that two bring at once are kept for both, though the second file cannot be deleted yet', async () => {
    const { blobs, storage, files, withoutDeleting, leftOver, finishLater } = await setUp();
    const slow: ObjectStorage = {
      ...storage,
      async put(...file) {
        await storeAlone(blobs, 'ann', png('a fox'));
        await storage.put(...file);
      },
    };
    const kept = await storeAlone(withoutDeleting(slow), 'ann', png('a fox'));
    expect(leftOver).toMatchObject([{ message: 'The storage is away.' }]);
    expect(files.size).toBe(2);
    await finishLater();
    expect(files.size).toBe(1);
    expect((await blobs.read('ann', kept.id))?.bytes).toBeDefined();
  });

  test('that were refused say why, and lose their file later when it cannot be deleted yet', async () => {
    const { storage, files, withoutDeleting, finishLater } = await setUp();
    const { store } = withoutDeleting(storage);
    const refused = () => Promise.reject(new Error('Nobody pays for it.'));
    await expect(store('ann', png('a fox'), refused)).rejects.toThrow('Nobody pays for it.');
    expect(files.size).toBe(1);
    await finishLater();
    expect(files.size).toBe(0);
  });

  test('keep their file when their commit lands after its connection broke', async () => {
    const { database, blobs, onThis, files, finishLater } = await setUp();
    const { losing, land } = loseCommit(database);
    await expect(storeAlone(onThis(losing), 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    await land();
    const again = await storeAlone(blobs, 'ann', png('a fox'));
    await finishLater();
    expect((await blobs.read('ann', again.id))?.bytes).toBeDefined();
    expect(files.size).toBe(1);
  });

  test('lose their file later when their commit never lands', async () => {
    const { database, blobs, onThis, files, finishLater } = await setUp();
    const { losing } = loseCommit(database);
    await expect(storeAlone(onThis(losing), 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    await blobs.finishPurges(() => false);
    expect(files.size, 'the commit may still land').toBe(1);
    await finishLater();
    expect(files.size).toBe(0);
  });

  test('lose their file also when the database is away until later', async () => {
    const { database, onThis, files, finishLater } = await setUp();
    let isAway = true;
    const { losing } = loseCommit(database);
    const away: Database = {
      ...losing,
      get writer() {
        return isAway ? database.writer.withPlugin(AWAY) : database.writer;
      },
    };
    const blobs = onThis(away);
    await expect(storeAlone(blobs, 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    await expect(blobs.finishPurges(() => false)).rejects.toThrow('The database is away.');
    isAway = false;
    await blobs.finishPurges(() => false);
    expect(files.size, 'the commit may still land').toBe(1);
    await finishLater(blobs);
    expect(files.size).toBe(0);
  });

  test('whose commit was in doubt can be purged before that was looked into', async () => {
    const { database, blobs, onThis, files, clock, listNotes } = await setUp();
    const { losing, land } = loseCommit(database);
    await expect(storeAlone(onThis(losing), 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    await land();
    const [doubted] = await blobs.listOf('ann', 1);
    clock.advance(LONGER_THAN_A_REFERENCE_MS);
    expect(await blobs.purge(doubted?.id ?? '')).toBe(true);
    expect(files.size).toBe(0);
    expect(await listNotes()).toEqual([]);
  });

  test('lose their file when they are purged just while their commit is looked into', async () => {
    const { database, storage, blobs, onThis, files, clock, withoutDeleting, finishLater } = await setUp();
    const { losing, land } = loseCommit(database);
    await expect(storeAlone(onThis(losing), 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    await land();
    const [doubted] = await blobs.listOf('ann', 1);
    clock.advance(LONGER_THAN_A_REFERENCE_MS);
    let looks = 0;
    const reader = database.reader.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        // The first look finds the note, the second one the object.
        if (++looks === 2)
          await expect(withoutDeleting(storage).purge(doubted?.id ?? '')).rejects.toThrow(
            'The storage is away.',
          );
        return result;
      },
    });
    await onThis({ ...database, reader }).finishPurges(() => false);
    expect(files.size).toBe(1);
    await finishLater();
    expect(files.size).toBe(0);
  });

  test('keep their file when the database stored them and could not say so', async () => {
    const { database, blobs, files, onThis } = await setUp();
    const lost: Database = { ...database, transaction: (work) => loseAnswer(database.transaction(work)) };
    await expect(storeAlone(onThis(lost), 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    const again = await storeAlone(blobs, 'ann', png('a fox'));
    expect((await blobs.read('ann', again.id))?.bytes).toBeDefined();
    expect(files.size).toBe(1);
  });

  test('keep their file when nobody can say whether the database stored them', async () => {
    const { database, blobs, onThis } = await setUp();
    let looks = 0;
    const away: Database = {
      ...database,
      transaction: (work) => loseAnswer(database.transaction(work)),
      // The first look finds nothing; the second one is not answered.
      get reader() {
        return looks++ === 0 ? database.reader : database.reader.withPlugin(LOSES_ANSWERS);
      },
    };
    await expect(storeAlone(onThis(away), 'ann', png('a fox'))).rejects.toThrow('The connection was lost.');
    const again = await storeAlone(blobs, 'ann', png('a fox'));
    expect((await blobs.read('ann', again.id))?.bytes).toBeDefined();
  });
});
