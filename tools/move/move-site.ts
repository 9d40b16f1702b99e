import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import { BackupError } from '../backup/backup-error.ts';
import type {
  ChangedMoment,
  Moment,
  Moved,
  MovedRow,
  MovedTable,
  MoveSource,
  MoveTarget,
  PictureMove,
  WhileLocked,
  Writing,
} from './move.types.ts';
import { createMovedPictures } from './move-pictures.ts';
import { addingTo, createRowsDigest, digestOf, endOfKey, listRows, type RowsDigest } from './moved-rows.ts';

export interface SiteMove extends PictureMove {
  source: MoveSource;
  target: MoveTarget;
  tables: readonly MovedTable[];
  /** Those that the site made for itself: rows on Postgres, files beside SQLite. */
  moveSecrets(): Promise<void>;
  /** Makes what was copied a site that can be started. */
  finish(): Promise<void>;
  whileLocked: WhileLocked;
}

/**
 * Copies and compares everything while the site runs, then what changed meanwhile. Only what changed in that
 * shorter time is left to the pause, in which the site can write nothing.
 */
export async function moveSite(order: SiteMove): Promise<Moved> {
  const { source, target, tables, say } = order;
  const pictures = createMovedPictures(order);
  const catchUp = (moment: ChangedMoment) =>
    target.transaction((writing) => copyChanges(tables, moment, writing));
  await pictures.follow(await source.atOneMoment((first) => copyFirst(order, first)));
  await pictures.follow(
    await source.atOneMoment(async (later) => {
      await catchUp(later);
      return await later.pictures();
    }),
  );
  const began = performance.now();
  return await source.whileLocked(async (now) => {
    say('The site can write nothing from here on.');
    const rows = await catchUp(now);
    const named = await now.pictures();
    const missing = await pictures.follow(named);
    await order.moveSecrets();
    await order.finish();
    const ready = performance.now();
    await order.whileLocked();
    const ended = performance.now();
    return {
      ...{ tables: tables.length, rows, pictures: named.length, missing },
      ...{ pauseMs: ended - began, handOverMs: ended - ready },
    };
  });
}

async function copyFirst({ target, tables, say }: SiteMove, moment: Moment) {
  await assertThisVersion(tables, moment);
  await target.transaction(async (writing) => {
    for (const table of tables) {
      // The steps themselves have written a few rows, which the site has as well.
      await writing.empty(table);
      const old = createRowsDigest();
      await writing.put(table, addingTo(old, moment.rows(table)));
      assertSame(table, old, await digestOf(writing.rows(table)));
      const { count } = old.read();
      if (count > 1_000) say(`Rows of ${table.name}: ${count.toLocaleString('en-US')}`);
    }
  });
  say('Every row is the same in both databases.');
  return await moment.pictures();
}

/** @returns how many rows there are. */
async function copyChanges(
  tables: readonly MovedTable[],
  now: ChangedMoment,
  writing: Writing,
): Promise<number> {
  await assertThisVersion(tables, now);
  let rows = 0;
  for (const table of tables) {
    const changed = await listRows(now.changed(table));
    const total = await now.count(table);
    // All of them first: one row may have what another one had, e.g. the address of a deleted account.
    await writing.remove(table, changed);
    if ((await writing.count(table)) + changed.length !== total)
      await writing.remove(table, await findGone(table, { now, copied: writing, changed }));
    await writing.put(table, changed);
    assertSame(table, await digestOf(changed), await digestOf(writing.find(table, changed)));
    const moved = await writing.count(table);
    if (moved !== total)
      throw new BackupError(`${table.name} has ${moved} rows instead of the ${total} of the site.`);
    rows += total;
  }
  return rows;
}

/** All keys would take long to read: only those are that end like a row that is too many, or one that changed. */
async function findGone(
  table: MovedTable,
  { now, copied, changed }: { now: Moment; copied: Moment; changed: readonly MovedRow[] },
): Promise<MovedRow[]> {
  const counts = await now.countByEnd(table);
  const ends = new Set(changed.map((row) => endOfKey(table, row)));
  for (const [end, count] of await copied.countByEnd(table)) if (count !== counts.get(end)) ends.add(end);
  const nameOf = (row: MovedRow) => JSON.stringify(table.key.map((column) => row[column]));
  const kept = new Set((await listRows(now.keys(table, [...ends]))).map(nameOf));
  return (await listRows(copied.keys(table, [...ends]))).filter((row) => !kept.has(nameOf(row)));
}

async function assertThisVersion(tables: readonly MovedTable[], moment: Moment): Promise<void> {
  const steps = tables.find(({ name }) => name === 'schema_migration');
  const taken = steps ? await listRows(moment.rows(steps)) : [];
  const newest = allMigrations.at(-1)?.name;
  if (taken.length !== allMigrations.length || !taken.some(({ name }) => name === newest))
    throw new BackupError(
      'The site has tables of another version. Start it with this version once, then move.',
    );
}

function assertSame({ name }: MovedTable, old: RowsDigest, moved: RowsDigest): void {
  if (old.read().sum !== moved.read().sum)
    throw new BackupError(
      `${name} is not the same in both databases (${old.read().count} and ${moved.read().count} rows).`,
    );
}
