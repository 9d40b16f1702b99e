import { createHash } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import type { Database, DatabaseTransaction } from '../db/database.types.ts';
import type { PendingDeletionRow, StoredObjectRow } from './blobs.tables.ts';
import { createPendingDeletions } from './pending-deletions.store.ts';
import { DamagedObjectError } from './storage.errors.ts';
import type { Blobs, ObjectStorage, StoredObject } from './storage.types.ts';
import { keyOfObject } from './storage-key.ts';

/** Longer than anyone takes from handing bytes in to referring to them. */
const REFERENCE_GRACE_MS = 15 * 60_000;

interface BlobsOptions {
  database: Database;
  storage: ObjectStorage;
  /** Lower-case letters, digits and `-`; never the same twice. */
  newId: () => string;
  clock: Clock;
  /** Told of each object whose bytes are not those that were handed in. */
  onDamaged?: (reason: unknown) => void;
  /** Told why a file that nothing leads to could not be deleted at once. It is tried again. */
  onLeftOver?: (reason: unknown) => void;
}

/** Files come first and go last, so that whoever finds an object in the database finds its bytes too. */
export function createBlobs(options: BlobsOptions): Blobs {
  const { database, storage, newId, clock, onDamaged = () => {}, onLeftOver = () => {} } = options;
  const files = createPendingDeletions({ database, storage, clock, onLeftOver });
  return {
    async find(owner, hash) {
      const row = await ofOwner(database.reader, owner).where('hash', '=', hash).executeTakeFirst();
      return row && toObject(row);
    },
    async store(owner, { bytes, contentType }, refer) {
      const hash = hashOf(bytes);
      const now = clock.now();
      const known = await storeKnown(database, { owner, hash, now }, refer);
      if (known) return known.result;
      const id = newId();
      await storage.put(keyOfObject(id), bytes, contentType);
      const row = { id, owner, hash, content_type: contentType, size: bytes.length, kept_at: now };
      let isReferred = false;
      const kept = await storeNew(database, row, async (transaction, object) => {
        isReferred = false;
        const result = await refer(transaction, object);
        isReferred = true;
        return result;
      }).catch(async (error) => {
        // Whoever lost a connection at the commit cannot know whether that came, or still will.
        await (isReferred ? files.suspect(id) : files.drop(id));
        throw error;
      });
      if (kept.id !== id) await files.drop(id);
      return kept.result;
    },
    async read(owner, id) {
      const row = await ofOwner(database.reader, owner).where('id', '=', id).executeTakeFirst();
      const bytes = row && (await storage.get(keyOfObject(id)));
      if (!bytes) return undefined;
      // Wrong bytes would be kept by browsers, and in thumbnails, long after the storage is well again.
      if (hashOf(bytes) !== row.hash) {
        const damage = new DamagedObjectError(id);
        onDamaged(damage.cause);
        throw damage;
      }
      return { object: toObject(row), bytes };
    },
    async measure() {
      const { objects, bytes } = await database.reader
        .selectFrom('stored_object')
        .select((row) => [
          row.fn.countAll<number | string>().as('objects'),
          row.fn.sum<number | string | null>('size').as('bytes'),
        ])
        .executeTakeFirstOrThrow();
      return { objects: Number(objects), bytes: Number(bytes) };
    },
    async purge(id) {
      const note = { id, doomed_at: clock.now() };
      if (await deleteAndNote(database, note)) {
        await files.delete(note);
        return true;
      }
      const left = await database.writer
        .selectFrom('stored_object')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return left === undefined;
    },
    async listOf(owner, limit) {
      const rows = await ofOwner(database.reader, owner).orderBy('id').limit(limit).execute();
      return rows.map(toObject);
    },
    finishPurges: files.finish,
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function ofOwner(reader: Database['reader'], owner: string) {
  return reader.selectFrom('stored_object').selectAll().where('owner', '=', owner);
}

interface Handing {
  owner: string;
  hash: string;
  now: number;
}

type Refer<Result> = (transaction: DatabaseTransaction, object: StoredObject) => Promise<Result>;

/**
 * Looking first with the reader spares new bytes, the usual ones, a transaction for nothing.
 * @returns undefined when nobody has brought these bytes, or they were purged a moment ago.
 */
async function storeKnown<Result>(
  database: Database,
  { owner, hash, now }: Handing,
  refer: Refer<Result>,
): Promise<{ result: Result } | undefined> {
  const known = await ofOwner(database.reader, owner).where('hash', '=', hash).executeTakeFirst();
  if (!known) return undefined;
  return await database.transaction(async (transaction) => {
    const renewed = await transaction
      .updateTable('stored_object')
      .set({ kept_at: now })
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirst();
    return renewed && { result: await refer(transaction, toObject(renewed)) };
  });
}

/** @returns the id of whoever came first with the same bytes. */
async function storeNew<Result>(
  database: Database,
  row: StoredObjectRow,
  refer: Refer<Result>,
): Promise<{ id: string; result: Result }> {
  return await database.transaction(async (transaction) => {
    const kept = await transaction
      .insertInto('stored_object')
      .values(row)
      .onConflict((conflict) => conflict.columns(['owner', 'hash']).doUpdateSet({ kept_at: row.kept_at }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { id: kept.id, result: await refer(transaction, toObject(kept)) };
  });
}

/**
 * Deletes the row and notes that the file must follow, in one step: whoever dies or meets a storage
 * that is away after it leaves nothing unknown behind.
 * @returns whether this very call deleted it.
 */
async function deleteAndNote(database: Database, { id, doomed_at }: PendingDeletionRow): Promise<boolean> {
  try {
    return await database.transaction(async (transaction) => {
      const row = await transaction
        .deleteFrom('stored_object')
        .where('id', '=', id)
        .where('kept_at', '<', doomed_at - REFERENCE_GRACE_MS)
        .returning('id')
        .executeTakeFirst();
      if (!row) return false;
      await transaction
        .insertInto('doomed_object')
        .values({ id, doomed_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ doomed_at }))
        .execute();
      return true;
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const POSTGRES_FOREIGN_KEY_VIOLATION = '23503';

/** Each database says in its own way that something still refers to the row. */
function isForeignKeyViolation(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return errcode === SQLITE_CONSTRAINT_FOREIGNKEY || code === POSTGRES_FOREIGN_KEY_VIOLATION;
}

function toObject(row: StoredObjectRow): StoredObject {
  return { id: row.id, hash: row.hash, contentType: row.content_type, size: row.size };
}
