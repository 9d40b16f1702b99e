import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { createMemoryStorage } from '../../src/platform/storage/test-memory-storage.ts';
import { describeSchema } from '../../tests/support/databases/migrations/describe-schema.ts';
import type { MovedRow, MovedRows, MoveSource } from './move.types.ts';
import { fillEveryTable, openSites, openTransaction, readEverything, run } from './test-moving-sites.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
/** So that what waits for a lock is likely to wait already. */
const A_WHILE_MS = 100;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function open(isToPostgres: boolean, lockLimitMs?: number) {
  const sites = await openSites(serverUrl ?? '', { isToPostgres, lockLimitMs });
  cleanUps.push(sites.remove);
  await fillEveryTable(sites.old);
  const [from, to] = [createMemoryStorage(), createMemoryStorage()];
  return { ...sites, from, to };
}

const setting = (name: string) =>
  `insert into site_setting (name, value, changed_at) values ('${name}', 'as it was', 1)`;

const settingsBefore = (when: string) =>
  ['changed', 'gone 🦊', 'again', 'renamed'].map((what) => setting(`${when} ${what}`));

const changeSettings = (when: string) => [
  setting(`${when} added`),
  `update site_setting set value = 'new' where name = '${when} changed'`,
  `delete from site_setting where name in ('${when} gone 🦊', '${when} again')`,
  setting(`${when} again`).replace('as it was', 'anew'),
  `update site_setting set name = '${when} other name 🦊' where name = '${when} renamed'`,
];

const settingsAfter = (when: string) => [
  [`${when} added`, 'as it was'],
  [`${when} again`, 'anew'],
  [`${when} changed`, 'new'],
  [`${when} other name 🦊`, 'as it was'],
];

/** What a transaction writes behind a savepoint has a number of its own. */
const behindSavepoint = (statements: readonly string[]) => ['savepoint here', ...statements, 'release here'];

const user = (id: string, email: string) =>
  `insert into auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
   select '${id}', '${id}', '${email}', "emailVerified", "createdAt", "updatedAt" from auth_user where id = 'ann'`;

const session = (id: string, userId: string) =>
  `insert into auth_session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
   select '${id}', '${id}', '${userId}', "expiresAt", "createdAt", "updatedAt" from auth_session where id = 'session'`;

const usersBefore = [
  ...[user('leaves', 'leaves@example.com'), session('of-leaves', 'leaves'), session('wanders', 'leaves')],
  ...[user('one', 'one@example.com'), user('other', 'other@example.com'), session('of-other', 'other')],
];

const changeUsers = [
  `update auth_session set "userId" = 'other' where id = 'wanders'`,
  `delete from auth_user where id = 'leaves'`,
  user('comes-back', 'leaves@example.com'),
  `update auth_user set email = 'between' where id = 'one'`,
  `update auth_user set email = 'one@example.com' where id = 'other'`,
  `update auth_user set email = 'other@example.com' where id = 'one'`,
];

const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

const picture = (id: string) =>
  `insert into stored_object (id, owner, hash, content_type, size, kept_at)
   values ('${id}', 'somebody', '${hashOf(id)}', 'image/webp', ${id.length}, 1)`;

type Site = Awaited<ReturnType<typeof open>>;

async function addPicture({ old, from }: Site, id: string): Promise<void> {
  from.files.set(keyOfObject(id), Buffer.from(id));
  await run(old, [picture(id)]);
}

async function removePicture({ old, from }: Site, id: string): Promise<void> {
  await run(old, [`delete from stored_object where id = '${id}'`]);
  from.files.delete(keyOfObject(id));
}

/** Others write at every moment that they can. */
async function writeMeanwhile(site: Site): Promise<(source: MoveSource) => MoveSource> {
  const { old, oldAgain, from } = site;
  const across = await openTransaction(oldAgain, behindSavepoint(changeSettings('across')));
  // A later one that has ended; on SQLite nobody could write now.
  if (old.kind === 'postgres')
    await run(old, [`update site_setting set value = 'later' where name = 'banner'`]);
  let moments = 0;
  let acrossLater = across;
  const whileCopied = once(async () => {
    await across.commit();
    await run(old, changeSettings('during'));
    await addPicture(site, 'added-during');
  });
  const whileCaughtUp = once(async () => {
    await acrossLater.commit();
    await run(old, changeSettings('later'));
    await addPicture(site, 'added-later');
    await removePicture(site, 'gone-later');
  });
  return (source) => ({
    async atOneMoment(work) {
      moments += 1;
      if (moments === 2) acrossLater = await betweenMoments(site);
      return await source.atOneMoment((moment) =>
        work({
          ...moment,
          rows: (table) => whileRead(whileCopied, moment.rows(table)),
          changed: (table) => whileRead(whileCaughtUp, moment.changed(table)),
        }),
      );
    },
    async whileLocked(work) {
      from.files.set(keyOfObject('in-flight'), Buffer.from('in-flight'));
      await removePicture(site, 'gone-late');
      const inFlight = await openTransaction(oldAgain, [
        ...changeSettings('in flight'),
        picture('in-flight'),
      ]);
      const locked = source.whileLocked(work);
      await delay(A_WHILE_MS);
      await inFlight.commit();
      return await locked;
    },
  });
}

async function betweenMoments(site: Site) {
  await run(site.old, [...changeSettings('between'), ...changeUsers]);
  await addPicture(site, 'added-between');
  await removePicture(site, 'gone-between');
  return await openTransaction(site.oldAgain, behindSavepoint(changeSettings('open later')));
}

async function* whileRead(write: () => Promise<void>, rows: MovedRows): AsyncGenerator<MovedRow> {
  await write();
  yield* rows;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

const MOMENTS = ['across', 'during', 'between', 'open later', 'later', 'in flight'];

describe.runIf(serverUrl).each([
  { way: 'to Postgres', isToPostgres: true },
  { way: 'back to SQLite', isToPostgres: false },
])('a site that moves $way while others write', ({ isToPostgres }) => {
  test('brings every row and picture as it was when the site was locked', async () => {
    const site = await open(isToPostgres);
    const { old, next, to } = site;
    await run(old, [...MOMENTS.flatMap(settingsBefore), ...usersBefore]);
    for (const id of ['stays', 'gone-between', 'gone-later', 'gone-late']) await addPicture(site, id);
    const moved = await site.move({ from: site.from.storage, to: to.storage }, await writeMeanwhile(site));

    const everything = await readEverything(next);
    expect(everything).toEqual(await readEverything(old));
    const { rows } = await sql<{ name: string; value: string }>`
      select name, value from site_setting where name <> 'banner' order by name`.execute(next.reader);
    expect(rows.map(({ name, value }) => [name, value])).toEqual(MOMENTS.toSorted().flatMap(settingsAfter));
    expect(moved.rows).toBe(Object.values(everything).flat().length);
    expect([...to.files.keys()].sort()).toEqual(
      ['added-between', 'added-during', 'added-later', 'in-flight', 'stays'].map(keyOfObject).sort(),
    );
    expect(moved.missing.map(({ id }) => id).sort()).toEqual(['manner', 'moved', 'object', 'start']);
  });

  test('keeps the rules of its tables', async () => {
    const { next, move, from, to } = await open(isToPostgres);
    await move({ from: from.storage, to: to.storage }, (source) => source);
    const empty = await openSites(serverUrl ?? '', { isToPostgres: !isToPostgres });
    cleanUps.push(empty.remove);
    expect(await describeSchema(next)).toEqual(await describeSchema(empty.old));
  });

  test('is left alone by a move that others keep from locking it', async () => {
    const { old, oldAgain, move, from, to } = await open(isToPostgres, A_WHILE_MS);
    let kept: Awaited<ReturnType<typeof openTransaction>> | undefined;
    const watch = (source: MoveSource): MoveSource => ({
      ...source,
      async whileLocked(work) {
        kept = await openTransaction(oldAgain, [setting('slow')]);
        return await source.whileLocked(work);
      },
    });
    const moved = move({ from: from.storage, to: to.storage }, watch);
    await expect(moved).rejects.toThrow(/could not be kept from writing/);
    await kept?.commit();
    await run(old, [setting('afterwards')]);
  });

  test('stays as it was, and goes on, when the move fails in the end', async () => {
    const site = await open(isToPostgres);
    const { old, from, to } = site;
    let before: unknown;
    const watch = (source: MoveSource): MoveSource => ({
      ...source,
      async whileLocked(work) {
        await addPicture(site, 'late');
        before = await readEverything(old);
        return await source.whileLocked(work);
      },
    });
    to.storage.put = async () => {
      throw new Error('the disk is full');
    };
    const move = site.move({ from: from.storage, to: to.storage }, watch);
    await expect(move).rejects.toThrow('the disk is full');
    expect(await readEverything(old)).toEqual(before);
    await run(old, [setting('afterwards')]);
  });
});
