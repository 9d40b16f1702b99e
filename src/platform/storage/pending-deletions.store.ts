import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../db/database.types.ts';
import type { PendingDeletionRow } from './blobs.tables.ts';
import type { ObjectStorage } from './storage.types.ts';
import { keyOfObject } from './storage-key.ts';

/** Longer than a purge that is under way takes for its file, and Postgres for a commit whose connection broke. */
const TIMEOUT_MS = 60_000;
const FILES_AT_ONCE = 100;

interface PendingDeletionsOptions {
  database: Database;
  storage: ObjectStorage;
  clock: Clock;
  /** Told why a file could not be deleted at once, or that be noted. Both are tried again. */
  onLeftOver: (reason: unknown) => void;
}

/** Files that must go, each noted in the database for as long as that may fail. */
interface PendingDeletions {
  /** Deletes the file of an object that was deleted with a note. @throws when the storage is away; the note stays. */
  delete(note: PendingDeletionRow): Promise<void>;
  /** Deletes a file that surely no row leads to, now or later. Never throws. */
  drop(id: string): Promise<void>;
  /** Deletes a file unless a row leads to it: later, where that cannot be known yet. Never throws. */
  suspect(id: string): Promise<void>;
  /** @param isStopping asked before each file. */
  finish(isStopping: () => boolean): Promise<void>;
}

export function createPendingDeletions({
  database,
  storage,
  clock,
  onLeftOver,
}: PendingDeletionsOptions): PendingDeletions {
  /** For as long as the database is away, which is often why a file is in doubt. */
  const unnoted = new Set<string>();
  const noteAll = async () => {
    for (const id of unnoted) {
      await database.writer
        .insertInto('doomed_object')
        .values({ id, doomed_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      unnoted.delete(id);
    }
  };
  const noteSoon = async (id: string) => {
    unnoted.add(id);
    await noteAll().catch(onLeftOver);
  };
  const deleteNoted = async (note: PendingDeletionRow) => {
    await storage.delete(keyOfObject(note.id));
    await forget(database, note);
  };
  const drop = async (id: string) => {
    try {
      await storage.delete(keyOfObject(id));
    } catch (reason) {
      onLeftOver(reason);
      await noteSoon(id);
    }
  };
  return {
    delete: deleteNoted,
    drop,
    async suspect(id) {
      // What SQLite refused is decided, and a full disk has no room for a note: the file's is given back.
      // A Postgres that went away may still make the row durable.
      const isDecided = database.kind === 'sqlite';
      const isRefused = isDecided && !(await isKnown(database, id).catch(() => true));
      await (isRefused ? drop(id) : noteSoon(id));
    },
    async finish(isStopping) {
      await noteAll();
      for (const note of await listDue(database, clock.now() - TIMEOUT_MS)) {
        if (isStopping()) return;
        if (await isKnown(database, note.id)) await forget(database, note);
        else await deleteNoted(note);
      }
    },
  };
}

async function listDue(database: Database, notedBefore: number): Promise<PendingDeletionRow[]> {
  return await database.reader
    .selectFrom('doomed_object')
    .selectAll()
    .where('doomed_at', '<', notedBefore)
    .orderBy('doomed_at')
    .limit(FILES_AT_ONCE)
    .execute();
}

async function isKnown(database: Database, id: string): Promise<boolean> {
  const row = await database.reader
    .selectFrom('stored_object')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Only this note: a purge may have renewed it since it was read, and count on it. */
async function forget(database: Database, { id, doomed_at }: PendingDeletionRow): Promise<void> {
  await database.writer
    .deleteFrom('doomed_object')
    .where('id', '=', id)
    .where('doomed_at', '=', doomed_at)
    .execute();
}
