import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../db/database.types.ts';
import { createBlobs } from './blobs.store.ts';
import type {} from './blobs.tables.ts';
import { storeAlone } from './test-blob.ts';
import { createMemoryStorage } from './test-memory-storage.ts';

const GRACE_MS = 15 * 60_000;
const png = (text: string) => ({ bytes: new TextEncoder().encode(text), contentType: 'image/png' });

/** Something that refers to an object, as a gallery or a ledger would. */
async function refer(database: Database, objectId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const balance = { account_id: 'ann', kind: 'standard', utc_date: '' } as const;
    await transaction
      .insertInto('purse')
      .values({ ...balance, balance: 0, held: 0 })
      .execute();
    await transaction
      .insertInto('hold')
      .values({
        id: 'hold-1',
        account_id: 'ann',
        run_id: 'run',
        tile: 0,
        tool: 'green',
        purse_kind: 'standard',
        purse_date: '',
        price: 50,
        state: 'open',
        lease_until: 0,
        created_at: 0,
        delivered_at: null,
        closed_at: null,
        stored_object_id: objectId,
        drawn: null,
        drawings: 0,
        request_hash: null,
      })
      .execute();
  });
}

describeOnEveryDatabase('objects of an owner', (open) => {
  async function setUp() {
    const { database, openAgain } = await open();
    const { storage, files } = createMemoryStorage();
    const clock = createTestClock();
    const onThis = (used: Database) => createBlobs({ database: used, storage, newId: randomUUID, clock });
    /** As on a server that cannot delete files just now. */
    const withoutDeleting = () =>
      createBlobs({
        database,
        storage: { ...storage, delete: () => Promise.reject(new Error('The storage is away.')) },
        newId: randomUUID,
        clock,
      });
    return { database, openAgain, files, clock, onThis, withoutDeleting, blobs: onThis(database) };
  }

  test('are stored once per content, and found by id and by hash', async () => {
    const { blobs, files } = await setUp();
    const first = await storeAlone(blobs, 'ann', png('a fox'));
    expect(await storeAlone(blobs, 'ann', png('a fox'))).toEqual(first);
    expect(files.size).toBe(1);
    const hash = createHash('sha256').update('a fox').digest('hex');
    expect(first).toMatchObject({ hash, contentType: 'image/png', size: 5 });
    expect(await blobs.find('ann', hash)).toEqual(first);
    const read = await blobs.read('ann', first.id);
    expect(read?.object).toEqual(first);
    expect(new TextDecoder().decode(read?.bytes)).toBe('a fox');
  });

  test('are never handed out with other bytes than were stored', async () => {
    const { database, clock } = await setUp();
    const { storage, files } = createMemoryStorage();
    const damages: unknown[] = [];
    const onDamaged = (reason: unknown) => damages.push(reason);
    const blobs = createBlobs({ database, storage, newId: randomUUID, clock, onDamaged });
    const { id } = await storeAlone(blobs, 'ann', png('a fox'));
    for (const key of files.keys()) files.set(key, new TextEncoder().encode('a fax'));
    await expect(blobs.read('ann', id)).rejects.toMatchObject({ status: 503, code: 'storage.unavailable' });
    expect(damages).toMatchObject([{ message: expect.stringContaining(id) }]);
  });

  test('are never found or read by another owner, who keeps the same content apart', async () => {
    const { blobs, files } = await setUp();
    const annas = await storeAlone(blobs, 'ann', png('a fox'));
    expect(await blobs.read('bob', annas.id)).toBeUndefined();
    expect(await blobs.find('bob', annas.hash)).toBeUndefined();
    expect((await storeAlone(blobs, 'bob', png('a fox'))).id).not.toBe(annas.id);
    expect(files.size).toBe(2);
  });

  test('that twenty hands bring at once are one, with one file', async () => {
    const { blobs, onThis, openAgain, files } = await setUp();
    const elsewhere = onThis(await openAgain());
    const kept = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        storeAlone(index % 2 ? blobs : elsewhere, 'ann', png('a fox')),
      ),
    );
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(files.size).toBe(1);
    expect(await blobs.read('ann', kept[0]?.id ?? '')).toBeDefined();
  });

  test('are undone with what refers to them, and their file too', async () => {
    const { blobs, files } = await setUp();
    const content = png('a fox');
    const refused = () => Promise.reject(new Error('Nobody pays for it.'));
    await expect(blobs.store('ann', content, refused)).rejects.toThrow('Nobody pays for it.');
    expect(files.size).toBe(0);
    const { id, hash } = await storeAlone(blobs, 'ann', content);
    await expect(blobs.store('ann', content, refused), 'what was there stays').rejects.toThrow();
    expect(await blobs.find('ann', hash)).toMatchObject({ id });
    expect(files.size).toBe(1);
  });

  test('leave no file behind when the database refuses them', async () => {
    const { database, onThis, files } = await setUp();
    const full: Database = {
      ...database,
      transaction: () => Promise.reject(new Error('The disk is full.')),
    };
    await expect(storeAlone(onThis(full), 'ann', png('a fox'))).rejects.toThrow('The disk is full.');
    expect(files.size).toBe(0);
  });

  test('are purged with their file when nothing refers to them', async () => {
    const { blobs, files, clock } = await setUp();
    const { id, hash } = await storeAlone(blobs, 'ann', png('a fox'));
    clock.advance(GRACE_MS + 1);
    expect(await blobs.purge(id)).toBe(true);
    expect(files.size).toBe(0);
    expect(await blobs.find('ann', hash)).toBeUndefined();
    expect(await blobs.purge(id)).toBe(true);
  });

  test('that were purged lose their file later when it could not be deleted at once', async () => {
    const { database, blobs, files, clock, withoutDeleting } = await setUp();
    const { id, hash } = await storeAlone(blobs, 'ann', png('a fox'));
    clock.advance(GRACE_MS + 1);
    await expect(withoutDeleting().purge(id)).rejects.toThrow('The storage is away.');
    expect(await blobs.find('ann', hash)).toBeUndefined();
    expect(files.size).toBe(1);
    await blobs.finishPurges(() => false);
    expect(files.size, 'the purge may still be under way').toBe(1);
    clock.advance(60_001);
    await blobs.finishPurges(() => true);
    expect(files.size, 'a server that stops leaves the rest to the next').toBe(1);
    await blobs.finishPurges(() => false);
    expect(files.size).toBe(0);
    expect(await database.reader.selectFrom('doomed_object').selectAll().execute()).toEqual([]);
  });

  test('that were handed in anew after a purge keep their new file', async () => {
    const { blobs, clock, withoutDeleting } = await setUp();
    const { id } = await storeAlone(blobs, 'ann', png('a fox'));
    clock.advance(GRACE_MS + 1);
    await expect(withoutDeleting().purge(id)).rejects.toThrow();
    const again = await storeAlone(blobs, 'ann', png('a fox'));
    clock.advance(60_001);
    await blobs.finishPurges(() => false);
    expect((await blobs.read('ann', again.id))?.bytes).toBeDefined();
  });

  test('are not purged while something refers to them', async () => {
    const { database, blobs, files, clock } = await setUp();
    const { id } = await storeAlone(blobs, 'ann', png('a fox'));
    await refer(database, id);
    clock.advance(GRACE_MS + 1);
    expect(await blobs.purge(id)).toBe(false);
    expect(files.size).toBe(1);
    await database.writer.updateTable('hold').set({ stored_object_id: null }).execute();
    expect(await blobs.purge(id)).toBe(true);
  });

  test('are not purged soon after they were handed in, for the first time or again', async () => {
    const { blobs, clock } = await setUp();
    const { id } = await storeAlone(blobs, 'ann', png('a fox'));
    clock.advance(GRACE_MS);
    expect(await blobs.purge(id)).toBe(false);
    clock.advance(1);
    await storeAlone(blobs, 'ann', png('a fox'));
    expect(await blobs.purge(id)).toBe(false);
    expect((await blobs.read('ann', id))?.bytes).toBeDefined();
  });

  test('that are handed in and purged at once are either there whole or gone', async () => {
    const { blobs, onThis, openAgain, clock, files } = await setUp();
    const elsewhere = onThis(await openAgain());
    for (let round = 0; round < 20; round++) {
      const { id } = await storeAlone(blobs, 'ann', png('a fox'));
      clock.advance(GRACE_MS + 1);
      const [kept] = await Promise.all([storeAlone(blobs, 'ann', png('a fox')), elsewhere.purge(id)]);
      expect(await blobs.read('ann', kept.id)).toBeDefined();
      expect(files.size).toBe(1);
    }
  });
});
