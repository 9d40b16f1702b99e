import { createHash } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../db/database.types.ts';
import { DamagedObjectError } from './storage.errors.ts';
import type { ObjectStorage, OwnedObjects, StoredObject } from './storage.types.ts';
import { keyOfObject } from './storage-key.ts';
import type { StoredObjectRow } from './stored-object.tables.ts';

/** Longer than anyone takes from handing bytes in to referring to them. */
const REFERENCE_GRACE_MS = 15 * 60_000;
/** Longer than a purge that is under way takes for its file. */
const PURGE_PATIENCE_MS = 60_000;
const FILES_AT_ONCE = 100;

export interface OwnedObjectsOptions {
  database: Database;
  storage: ObjectStorage;
  /** Lower-case letters, digits and `-`; never the same twice. */
  newId: () => string;
  clock: Clock;
  /** Told of each object whose bytes are not those that were handed in. */
  onDamaged?: (reason: unknown) => void;
}

/** Files come first and go last, so that whoever finds an object in the database finds its bytes too. */
export function createOwnedObjects(options: OwnedObjectsOptions): OwnedObjects {
  const { database, storage, newId, clock, onDamaged = () => {} } = options;
  const deleteDoomedFile = async (id: string): Promise<void> => {
    await storage.delete(keyOfObject(id));
    await database.writer.deleteFrom('doomed_object').where('id', '=', id).execute();
  };
  return {
    async find(owner, hash) {
      const row = await ofOwner(database.reader, owner).where('hash', '=', hash).executeTakeFirst();
      return row && toObject(row);
    },
    async keep(owner, { bytes, contentType }) {
      const hash = hashOf(bytes);
      const now = clock.now();
      const known = await renew(database, { owner, hash, now });
      if (known) return toObject(known);
      const id = newId();
      await storage.put(keyOfObject(id), bytes, contentType);
      const kept = await insertOrRenew(database, {
        id,
        owner,
        hash,
        content_type: contentType,
        size: bytes.length,
        kept_at: now,
      }).catch(async (error) => {
        const stored = await findStored(database, id);
        if (stored) return stored;
        await storage.delete(keyOfObject(id));
        throw error;
      });
      if (kept.id !== id) await storage.delete(keyOfObject(id));
      return toObject(kept);
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
    async purge(id) {
      if (await doom(database, id, clock.now())) {
        await deleteDoomedFile(id);
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
    async finishPurges(isStopping) {
      const left = await database.reader
        .selectFrom('doomed_object')
        .select('id')
        .where('doomed_at', '<', clock.now() - PURGE_PATIENCE_MS)
        .orderBy('doomed_at')
        .limit(FILES_AT_ONCE)
        .execute();
      for (const { id } of left) {
        if (isStopping()) return;
        await deleteDoomedFile(id);
      }
    },
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

/** Looking first with the reader spares new bytes, the usual ones, a write that changes nothing. */
async function renew(
  database: Database,
  { owner, hash, now }: Handing,
): Promise<StoredObjectRow | undefined> {
  const known = await ofOwner(database.reader, owner).where('hash', '=', hash).executeTakeFirst();
  if (!known) return undefined;
  return await database.writer
    .updateTable('stored_object')
    .set({ kept_at: now })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirst();
}

/** Answers the row of whoever came first with the same bytes. */
async function insertOrRenew(database: Database, row: StoredObjectRow): Promise<StoredObjectRow> {
  return await database.writer
    .insertInto('stored_object')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner', 'hash']).doUpdateSet({ kept_at: row.kept_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * A connection may break after a row was stored and before that was said. Whoever deleted the file
 * then would leave an object without its bytes, to be found and paid for by the next to bring them.
 */
async function findStored(database: Database, id: string): Promise<StoredObjectRow | undefined> {
  return await database.reader
    .selectFrom('stored_object')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Deletes the row and notes that the file must follow, in one step: whoever dies or meets a storage
 * that is away after it leaves nothing unknown behind.
 * @returns whether this very call deleted it.
 */
async function doom(database: Database, id: string, now: number): Promise<boolean> {
  try {
    return await database.transaction(async (transaction) => {
      const row = await transaction
        .deleteFrom('stored_object')
        .where('id', '=', id)
        .where('kept_at', '<', now - REFERENCE_GRACE_MS)
        .returning('id')
        .executeTakeFirst();
      if (row) await transaction.insertInto('doomed_object').values({ id, doomed_at: now }).execute();
      return row !== undefined;
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
