import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShareReportStore } from '../../src/features/sharing/share-reports.store.ts';
import { createTakedownStore } from '../../src/features/sharing/takedowns/takedowns.store.ts';
import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const DAY_MS = 86_400_000;

interface Link {
  url: string;
  expiresAt: string | null;
  showsRecipe: boolean;
}

let site: TestApp;
let owner: AccountClient;
let stranger: AccountClient;
let imageId: string;
const signUp = () =>
  signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });

async function drawSquare(shade: number): Promise<Uint8Array> {
  const background = { r: shade, g: 120, b: 40 };
  return await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
}

async function savePicture(client: AccountClient, shade: number): Promise<string> {
  const order = { bytes: await drawSquare(shade), tool: 'green', prompt: 'a heron' } as const;
  return expectStatus(await client.save({ ...order, idempotencyKey: randomUUID() }), 200).body.image.id;
}

beforeAll(async () => {
  site = await createApiTestSite();
  stranger = await signUp();
  await stranger.status();
});
beforeEach(async () => {
  owner = await signUp();
  await owner.status();
  imageId = await savePicture(owner, 90);
});
afterEach(() => expect(listFailures(site)).toEqual([]));
afterAll(() => site.close());

const share = async (terms?: object, id = imageId) =>
  expectStatus(await owner.call<Link>('POST', `/images/${id}/share`, terms), 200).body;
const end = async (id = imageId) => expectStatus(await owner.call('DELETE', `/images/${id}/share`), 204);
const look = async (url: string, headers: Record<string, string> = {}) =>
  await site.app.request(`${url}/picture`, { headers });
async function readShares() {
  const database = await site.openData();
  const rows = await database.reader.selectFrom('share').selectAll().execute();
  await database.close();
  return rows;
}
/** As `npm run reports` does. */
async function takeDown(shareId: string, imageIds: string[] = [], isOne = false) {
  const database = await site.openData();
  const reports = createShareReportStore(database);
  const link = (await reports.findLink(shareId))!;
  const { accountId } = link;
  const subject = isOne ? ({ kind: 'image', id: imageIds[0]! } as const) : link.subject;
  const of = { id: randomUUID(), linkId: shareId, accountId, subject };
  const takedown = { ...of, reason: '', createdAt: site.clock.now() };
  await database.transaction((transaction) =>
    createTakedownStore(database).insert(transaction, takedown, imageIds),
  );
  await database.close();
}
const statusAt = async (url: string) => (await look(url)).status;
const pageAt = (url: string) => site.services.sharing.look(url.slice('/s/'.length));

describe('a link', () => {
  test('shows the very bytes of the picture, to nobody but who has it, and no search engine', async () => {
    const { url, expiresAt, showsRecipe } = await share();
    expect([expiresAt, showsRecipe]).toEqual([null, false]);
    expect(url).toMatch(/^\/s\/[\w-]{32}$/);
    const answer = await look(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    const { url: own } = expectStatus(await owner.gallery(), 200).body.find(({ id }) => id === imageId)!;
    const kept = await (await site.app.request(own)).arrayBuffer();
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(kept))).toBe(true);
    const tag = answer.headers.get('ETag') ?? '';
    expect(tag).not.toContain(imageId);
    expect((await look(url, { 'If-None-Match': tag })).status).toBe(304);
    const head = await site.app.request(`${url}/picture`, { method: 'HEAD' });
    expect([head.status, head.headers.get('ETag')]).toEqual([200, tag]);
    expect(await (await site.app.request('/sitemap-1.xml')).text()).not.toContain('/s/');
  });

  test('ends with a DELETE, for copies that are kept too, and the next one is another', async () => {
    const { url } = await share();
    const tag = (await look(url)).headers.get('ETag') ?? '';
    await end();
    await end();
    expect((await look(url, { 'If-None-Match': tag })).status).toBe(410);
    await expect(pageAt(url)).rejects.toMatchObject({ status: 410, code: 'share.ended' });
    const { url: next } = await share();
    expect(next).not.toBe(url);
    expect([await statusAt(url), await statusAt(next)]).toEqual([410, 200]);
  });

  test('is the same one when it is asked for again, with the terms of the last time', async () => {
    const { url } = await share({ showsRecipe: true });
    const again = await share({ expires: 'week' });
    expect(again).toMatchObject({ url, showsRecipe: false });
    expect(Date.parse(again.expiresAt ?? '')).toBe(site.clock.now() + 7 * DAY_MS);
    const found = await owner.call<{ share: Link }>('GET', `/images/${imageId}/share`);
    expect(found.body.share).toEqual(again);
    expect(await share({ showsRecipe: true })).toEqual({ ...again, showsRecipe: true });
    const all = await Promise.all([1, 2, 3, 4].map(() => share()));
    expect(new Set(all.map((each) => each.url))).toEqual(new Set([url]));
  });

  test('goes with its picture, and comes back with it', async () => {
    const { url } = await share();
    await owner.remove(imageId);
    expect(await statusAt(url)).toBe(410);
    expect((await owner.call<{ shares: Link[] }>('GET', '/shares')).body.shares).not.toContainEqual(
      expect.objectContaining({ url }),
    );
    await owner.restore(imageId);
    expect(await statusAt(url)).toBe(200);
  });

  test('tells how the picture was made when its owner says so, and never whose it is', async () => {
    const { url } = await share();
    expect(await pageAt(url)).toMatchObject({ kind: 'image', recipe: null });
    await share({ showsRecipe: true });
    const shown = await pageAt(url);
    const recipe = { tool: 'green', prompt: 'a heron', width: 64, height: 64 };
    expect(shown).toMatchObject({ kind: 'image', recipe });
    expect(JSON.stringify(shown)).not.toContain(owner.email);
    expect(JSON.stringify(shown)).not.toContain(imageId);
  });

  test('is nothing that another account can make, read or end', async () => {
    const { url } = await share();
    for (const method of ['POST', 'GET', 'DELETE']) {
      const answer = await stranger.call(
        method,
        `/images/${imageId}/share`,
        method === 'POST' ? {} : undefined,
      );
      expect(answer).toMatchObject({ status: 404, body: { code: 'image.unknown' } });
    }
    expect((await stranger.call('GET', '/shares')).body).toEqual({ shares: [], takenDown: [] });
    expect(await statusAt(url)).toBe(200);
  });

  test('is found by no part of it, by no other spelling, and not by what the database has', async () => {
    const { url } = await share();
    const token = url.slice('/s/'.length);
    const rows = await readShares();
    expect(JSON.stringify(rows)).not.toContain(token);
    const guesses = [token.slice(1), `${token}=`, `${token.slice(0, -1)}%00`, token.toLowerCase(), imageId];
    for (const guess of [...guesses, ...rows.flatMap((row) => [row.id, row.token_hash])])
      expect(await statusAt(`/s/${guess}`), guess).toBe(404);
  });

  test('takes terms that there are, and no others', async () => {
    for (const terms of [{ expires: 'year' }, { showsRecipe: 'yes' }, []]) {
      const answer = await owner.call('POST', `/images/${imageId}/share`, terms);
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
  });
});

describe('the link of a collection', () => {
  let collectionId: string;
  const shareCollection = async (terms?: object) =>
    expectStatus(await owner.call<Link>('POST', `/images/collections/${collectionId}/share`, terms), 200)
      .body;
  const include = async (ids: string[], included = true) =>
    expectStatus(
      await owner.call('POST', `/images/collections/${collectionId}/images`, { ids, included }),
      204,
    );
  const lookAt = async (url: string) => {
    const shown = await pageAt(url);
    if (shown.kind !== 'collection') throw new Error('It shows one picture.');
    return shown;
  };
  const addressesAt = async (url: string) =>
    (await lookAt(url)).pictures.map(({ key }) => `${url}/pictures/${key}`);
  const statusesOf = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await site.app.request(address)).status));

  beforeEach(async () => {
    const made = await owner.call<{ id: string }>('POST', '/images/collections', { name: 'Herons' });
    collectionId = expectStatus(made, 201).body.id;
    await include([imageId]);
  });

  test('shows what is in it now, the newest first, each picture under a name of this link alone', async () => {
    const { url } = await shareCollection();
    const [first] = await addressesAt(url);
    site.clock.advance(1000);
    await include([await savePicture(owner, 12)]);
    const shown = await lookAt(url);
    expect(shown).toMatchObject({ name: 'Herons', isMore: false });
    expect(shown.pictures.map(({ recipe }) => recipe)).toEqual([null, null]);
    const both = await addressesAt(url);
    expect(both[1]).toBe(first);
    for (const secret of [imageId, collectionId, owner.email])
      expect(JSON.stringify(shown)).not.toContain(secret);
    const whole = await site.app.request(both[0]!);
    expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(await drawSquare(12)))).toBe(true);
    expect(whole.headers.get('Cache-Control')).toBe('private, no-cache');
    const small = await site.app.request(`${first}/thumbnail`);
    expect([small.status, small.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    await include([imageId], false);
    expect(await statusesOf(both)).toEqual([200, 404]);
    expect(await statusAt(url)).toBe(404);
  });

  test('leaves out what was deleted, and has it again when that is undone', async () => {
    const { url } = await shareCollection({ showsRecipe: true });
    const addresses = await addressesAt(url);
    expect((await lookAt(url)).pictures[0]?.recipe?.prompt).toBe('a heron');
    await owner.remove(imageId);
    expect((await lookAt(url)).pictures).toEqual([]);
    expect(await statusesOf(addresses)).toEqual([404]);
    await owner.restore(imageId);
    expect(await statusesOf(addresses)).toEqual([200]);
  });

  test('ends with a DELETE and with its collection, also for kept addresses', async () => {
    const { url } = await shareCollection();
    const addresses = await addressesAt(url);
    expectStatus(await owner.call('DELETE', `/images/collections/${collectionId}/share`), 204);
    await expect(pageAt(url)).rejects.toMatchObject({ status: 410 });
    expect(await statusesOf(addresses)).toEqual([410]);
    const { url: next } = await shareCollection();
    expect(next).not.toBe(url);
    expectStatus(await owner.call('DELETE', `/images/collections/${collectionId}`), 204);
    await expect(pageAt(next)).rejects.toMatchObject({ status: 410 });
    const rows = (await readShares()).filter(({ collection_id }) => collection_id === collectionId);
    expect(rows.map(({ ended_at }) => ended_at === null)).toEqual([false, false]);
  });

  test('is nothing that another account can make, read or end', async () => {
    await shareCollection();
    for (const method of ['POST', 'GET', 'DELETE']) {
      const body = method === 'POST' ? {} : undefined;
      const answer = await stranger.call(method, `/images/collections/${collectionId}/share`, body);
      expect(answer).toMatchObject({ status: 404, body: { code: 'collection.unknown' } });
    }
  });

  test('is listed by its name, beside those of pictures', async () => {
    const { url } = await shareCollection({ expires: 'week' });
    const { url: ofPicture } = await share();
    const { shares } = (await owner.call<{ shares: object[] }>('GET', '/shares')).body;
    expect(shares).toHaveLength(2);
    const collection = { url, collectionId, imageId: null, collectionName: 'Herons', thumbnailUrl: null };
    expect(shares).toContainEqual(expect.objectContaining(collection));
    expect(shares).toContainEqual(expect.objectContaining({ url: ofPicture, imageId, prompt: 'a heron' }));
  });

  test('when it is taken down, is over for good, and so is every link to its pictures', async () => {
    const { url } = await shareCollection();
    const { url: ofPicture } = await share();
    const { id } = (await readShares()).find(({ collection_id }) => collection_id === collectionId)!;
    const other = await savePicture(owner, 13);
    await include([other]);
    await takeDown(id, [imageId, other]);
    await expect(pageAt(url)).rejects.toMatchObject({ status: 410 });
    expect(await statusAt(ofPicture)).toBe(410);
    for (const path of [`collections/${collectionId}`, imageId, other]) {
      const answer = await owner.call('POST', `/images/${path}/share`);
      expect(answer, path).toMatchObject({ status: 403, body: { code: 'share.taken_down' } });
    }
  });

  test('does not show a picture that was taken down, by its own link or as one of a collection', async () => {
    const { url } = await shareCollection();
    const [first] = await addressesAt(url);
    await share();
    await takeDown((await readShares()).find(({ image_id }) => image_id === imageId)!.id);
    expect((await lookAt(url)).pictures).toEqual([]);
    expect(await statusesOf([first!])).toEqual([404]);
    const others = [await savePicture(owner, 14), await savePicture(owner, 15)];
    await include(others);
    const { id } = (await readShares()).find(({ collection_id }) => collection_id === collectionId)!;
    await takeDown(id, others.slice(0, 1), true);
    expect((await lookAt(url)).pictures).toHaveLength(1);
    const answer = await owner.call('POST', `/images/${others[0]}/share`);
    expect(answer).toMatchObject({ status: 403, body: { code: 'share.taken_down' } });
  });
});

test('a report is kept with its reason, and one network cannot send many', async () => {
  const { url } = await share();
  const path = `/api/shares/${url.slice('/s/'.length)}/report`;
  const send = (body: object, headers: Record<string, string> = {}) =>
    site.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  expect((await send({ reason: 'nonsense' })).status).toBe(400);
  expect((await send({ reason: 'other' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await send({ reason: 'copied', words: ' This is my photo. ' })).status).toBe(204);
  const database = await site.openData();
  const reports = await database.reader.selectFrom('share_report').selectAll().execute();
  await database.close();
  expect(reports).toMatchObject([{ reason: 'copied', words: 'This is my photo.', closed_at: null }]);
  const more = await Promise.all(Array.from({ length: 12 }, () => send({ reason: 'other' })));
  expect(more.filter(({ status }) => status === 204)).toHaveLength(9);
  await end();
  expect((await send({ reason: 'other' })).status).toBe(410);
});

test('a link that was taken down is over for good, and so are the others of its picture', async () => {
  const { url } = await share();
  const { id } = (await readShares()).find(({ image_id }) => image_id === imageId)!;
  await end();
  const { url: next } = await share();
  await takeDown(id);
  expect([await statusAt(url), await statusAt(next)]).toEqual([410, 410]);
  const answer = await owner.call('POST', `/images/${imageId}/share`);
  expect(answer).toMatchObject({ status: 403, body: { code: 'share.taken_down' } });
  const other = await savePicture(owner, 91);
  expect(await statusAt((await share({}, other)).url)).toBe(200);
});

test('the archive of an account has its links, and its end is theirs', async () => {
  const leaving = await signUp();
  await leaving.status();
  const id = await savePicture(leaving, 7);
  const { url } = expectStatus(await leaving.call<Link>('POST', `/images/${id}/share`), 200).body;
  const ticket = expectStatus(await leaving.call<{ url: string }>('POST', '/account/export'), 200).body;
  const archive = unzipSync(new Uint8Array(await (await site.app.request(ticket.url)).arrayBuffer()));
  expect(new TextDecoder().decode(archive['links-1.json'])).toContain(url);
  await leaving.call('POST', '/account/delete', { password: leaving.password });
  expect(await statusAt(url)).toBe(410);
});

test('a link that was wanted for a day works for a day, and is not brought back by a new one', async () => {
  const { url } = await share({ expires: 'day' });
  site.clock.advance(DAY_MS - 1);
  expect(await statusAt(url)).toBe(200);
  site.clock.advance(1);
  expect(await statusAt(url)).toBe(410);
  await owner.signIn();
  const { url: next } = await share();
  expect([await statusAt(url), await statusAt(next)]).toEqual([410, 200]);
});

test('nothing that is logged leads to a picture', () => {
  const tokens = /\/s\/[\w-]{32}/;
  expect(site.logs.filter((line) => tokens.test(line))).toEqual([]);
});
