import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AuditPage } from '../../src/features/owner/owner.types.ts';
import type {
  MadePicture,
  PostChoices,
  PostsPage,
  PostToEdit,
} from '../../src/features/owner/posts/owner-posts.types.ts';
import { createStaffList } from '../../src/features/owner/who/staff.usecases.ts';
import { describeArticle } from '../../src/features/posts/feeds/described-article.rules.ts';
import type { PostText, WrittenPost } from '../../src/features/posts/written/written-posts.types.ts';
import {
  packagedSlide,
  storyManifest,
  storyZip,
} from '../../src/features/story-scripts/package/test-packages.ts';
import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const PUBLISHED = Date.UTC(2026, 0, 10, 8);
const COVER = { prompt: 'a lighthouse', style: 'Watercolor', seed: 12, size: '320x192', alt: 'A lighthouse' };
const TEXT: PostText = {
  title: 'Light first at {siteName}',
  author: 'ann',
  labels: ['Light', 'Prompting'],
  pictures: { cover: COVER, hill: { prompt: 'a hill', seed: 3, size: '256x192', alt: 'A hill' } },
  body: 'Begin with **light**.\n\n## Morning\n\n![](picture:hill "Early")\n\n<script>alert(1)</script>\n',
};
const STORY: PostText = {
  title: 'A night',
  author: 'ann',
  pictures: { one: { ...COVER, size: '180x320' } },
  body: '![At dawn||{siteUrl}/](picture:one)\n',
};

let site: TestApp;
let folder: string;
let owner: AccountClient;
let editor: AccountClient;
/** Nobody does more than some things a minute. */
let diligent: AccountClient;

const send = (path: string, init?: RequestInit) => site.app.request(path, init);
const post = <Body = WrittenPost>(path: string, body: object, by = editor) =>
  by.call<Body>('POST', `/owner/posts${path}`, body);
const read = async (id: string) =>
  expectStatus(await editor.call<PostToEdit>('GET', `/owner/posts/${id}`), 200).body;
const list = async (query: string) =>
  expectStatus(await editor.call<PostsPage>('GET', `/owner/posts?${query}`), 200).body.lines;
const write = async (slug: string, text = TEXT, kind = 'post', by = editor) =>
  expectStatus(await post('', { kind, slug, text }, by), 201).body;
const publish = (id: string, basedOn: number, at: number | null = null) =>
  post(`/${id}/publish`, { at, basedOn });
const find = (slug: string) => site.services.sitePosts.findArticle(slug);
const readAudit = async (query: string) =>
  expectStatus(await owner.call<AuditPage>('GET', `/owner/audit?query=${query}`), 200).body.lines;

function fileOf({ body, ...settings }: PostText): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\npublished: ${new Date(PUBLISHED).toISOString()}\n---\n${body}`;
}

async function signUpStaff(email: string): Promise<AccountClient> {
  const client = await signUpClient(send, { origin: 'http://localhost', email });
  const database = await site.openData();
  const yes = database.kind === 'sqlite' ? 1 : true;
  await database.writer
    .updateTable('auth_user')
    .set({ emailVerified: yes })
    .where('email', '=', email)
    .execute();
  await database.close();
  return client;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-content-'));
  for (const name of ['posts', 'stories', 'pictures']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'authors.yaml'), 'ann: { name: Ann, bio: Writes., location: Here }\n');
  writeFileSync(join(folder, 'posts/light.md'), fileOf(TEXT));
  writeFileSync(join(folder, 'stories/night.md'), fileOf(STORY));
  site = await createApiTestSite({ OWNER_EMAILS: 'ada@example.com', CONTENT_DIR: folder });
  await site.services.fillLibrary();
  const staff = createStaffList(site.services.database, site.clock);
  for (const name of ['eve', 'dan']) await staff.put(`${name}@example.com`, 'editor');
  owner = await signUpStaff('ada@example.com');
  editor = await signUpStaff('eve@example.com');
  diligent = await signUpStaff('dan@example.com');
});
afterEach(() => expect(listFailures(site)).toEqual([]));
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that tells visitors and their programs of the two posts. */
async function whatVisitorsSee() {
  const addresses = [
    '/feeds/posts/default?alt=json',
    '/feeds/posts/default?alt=rss',
    '/feeds/posts/default',
    '/feeds/posts/summary/-/Light',
    '/feeds/posts/default?q=morning',
    '/sitemap.xml',
    '/web-stories/night/amp',
    '/media/s320/light-cover.webp',
  ];
  const texts: Record<string, unknown> = {};
  for (const address of addresses) {
    const answer = await send(address);
    expect(answer.status, address).toBe(200);
    texts[address] = await answer.text();
  }
  const { sitePosts, blog, webStories, siteInfo } = site.services;
  const article = await blog.article('light');
  return {
    ...texts,
    article,
    head: article && describeArticle(siteInfo(), article),
    related: await blog.relatedArticles('night'),
    list: await blog.list({ page: 1, query: '' }),
    story: await webStories.story('night'),
    labels: await sitePosts.listLabels(),
  };
}

test('a post of the console cannot be told from one of a file', async () => {
  const ofFiles = await whatVisitorsSee();
  for (const name of ['posts/light.md', 'stories/night.md']) rmSync(join(folder, name));
  await site.services.syncContent();
  expect(await find('light')).toBeNull();
  for (const [slug, text, kind] of [
    ['light', TEXT, 'post'],
    ['night', STORY, 'story'],
  ] as const) {
    const { id } = await write(slug, text, kind);
    expect(await find(slug)).toBeNull();
    expect((await publish(id, 1, PUBLISHED)).body.state).toBe('published');
  }
  expect(await whatVisitorsSee()).toEqual(ofFiles);
  expect((await find('light'))?.html).not.toContain('<script');
});

test('a draft is nobody’s but the console’s, and shows itself there as its page will', async () => {
  const post1 = await write('draft', { ...TEXT, body: 'Not yet.' });
  expect(post1).toMatchObject({ state: 'draft', revision: 1, publishedAt: null });
  expect(await find('draft')).toBeNull();
  expect(await (await send('/feeds/posts/default')).text()).not.toContain('Not yet.');
  const drawn = expectStatus(await post<MadePicture>('/draw', { picture: COVER }), 200).body;
  expect(drawn).toMatchObject({ width: 320, height: 192 });
  expect((await send(drawn.address)).headers.get('Content-Type')).toBe('image/webp');
  expect((await list('show=drafts')).map(({ slug }) => slug)).toEqual(['draft']);
  expect(await list('query=LIGHT%20FIRST&show=drafts')).toHaveLength(1);
  expect(await list('query=nothing')).toEqual([]);
});

test('a save on an older revision is refused, and loses nothing', async () => {
  const { id } = await write('twice');
  const save = (body: string, basedOn: number, by = editor) =>
    post<WrittenPost & { code: string; revision: unknown }>(
      `/${id}/save`,
      { slug: 'twice', text: { ...TEXT, body }, basedOn },
      by,
    );
  expectStatus(await save('Hers', 1), 200);
  const refused = await save('His', 1, owner);
  expect(refused).toMatchObject({ status: 409, body: { code: 'post.changed_elsewhere', revision: '2' } });
  expectStatus(await save('His', 2, owner), 200);
  const { text, revisions } = await read(id);
  expect(text.body).toBe('His');
  expect(revisions.map(({ revision, savedBy }) => [revision, savedBy])).toEqual([
    [3, 'ada@example.com'],
    [2, 'eve@example.com'],
    [1, 'eve@example.com'],
  ]);
  expectStatus(await post(`/${id}/restore`, { revision: 2, basedOn: 3 }), 200);
  expect(await read(id)).toMatchObject({ revision: 4, text: { body: 'Hers' } });
  const lines = await readAudit('twice');
  expect(lines.map(({ action }) => action).sort()).toEqual([
    'post.create',
    'post.restore',
    'post.save',
    'post.save',
  ]);
});

test('only the newest fifty revisions are kept', async () => {
  const { id } = await write('often', TEXT, 'post', diligent);
  for (let revision = 1; revision <= 50; revision++) {
    const text = { ...TEXT, body: `Text ${revision}` };
    expectStatus(await post(`/${id}/save`, { slug: 'often', text, basedOn: revision }, diligent), 200);
  }
  const { revisions } = await read(id);
  expect([revisions.length, revisions[0]?.revision, revisions.at(-1)?.revision]).toEqual([50, 51, 2]);
  expect((await editor.call('GET', `/owner/posts/${id}/revisions/1`)).status).toBe(404);
});

test('a scheduled post appears at its time, once, and not a moment before', async () => {
  const { id } = await write('later');
  const { shown } = site.services.writtenPosts;
  const at = site.clock.now() + 60_000;
  expect((await publish(id, 1, at)).body).toMatchObject({ state: 'scheduled', publishedAt: at });
  await shown.showDue();
  expect(await find('later')).toBeNull();
  site.clock.advance(60_000);
  await Promise.all([shown.showDue(), shown.showDue()]);
  expect((await find('later'))?.published).toBe(new Date(at).toISOString());
  expect(await read(id)).toMatchObject({ state: 'published', revision: 1 });
  expectStatus(await post(`/${id}/unpublish`, { reason: 'a test' }), 200);
  expect(await find('later')).toBeNull();
  expect((await post<{ code: string }>(`/${id}/unpublish`, { reason: 'again' })).body.code).toBe(
    'post.not_shown',
  );
  expectStatus(await publish(id, 1), 200);
  expect((await find('later'))?.published).toBe(new Date(at).toISOString());
});

test('a mistake is said with its line, keeps visitors from it, and spares a draft', async () => {
  const broken = { ...TEXT, body: 'Well.\n\n![](picture:none)' };
  const { id } = await write('broken', broken);
  const refused = await publish(id, 1);
  expect(refused).toMatchObject({ status: 422, body: { code: 'post.mistake', line: '3' } });
  expect((await post('/preview', { kind: 'post', slug: 'x', text: broken })).status).toBe(422);
  expect((await read(id)).state).toBe('draft');
  const style = { ...TEXT, pictures: { cover: { ...COVER, style: 'Nothing' } } };
  expect((await post('/preview', { kind: 'post', slug: 'x', text: style })).status).toBe(422);
  for (const wrong of [
    { ...TEXT, title: ' ' },
    { ...TEXT, pictures: { cover: { ...COVER, alt: '' } } },
    { ...TEXT, pictures: { cover: { file: '../secret.jpg', alt: 'x' } } },
    { ...TEXT, body: 'x'.repeat(200_001) },
    { ...TEXT, other: 1 },
  ])
    expect((await post('', { kind: 'post', slug: 'wrong', text: wrong }, owner)).status).toBe(400);
  for (const slug of ['Up', 'a b', '', 'new--one', 'x'.repeat(81)])
    expect((await post('', { kind: 'post', slug, text: TEXT }, owner)).status, slug).toBe(400);
});

test('an address belongs to one post, and stays with one that was shown', async () => {
  const { id } = await write('mine');
  const other = await write('other');
  for (const slug of ['mine', 'light'])
    expect(await post('', { kind: 'post', slug, text: TEXT })).toMatchObject({ status: 409 });
  const move = (slug: string, basedOn: number) => post(`/${other.id}/save`, { slug, text: TEXT, basedOn });
  expect((await move('mine', 1)).status).toBe(409);
  expectStatus(await move('elsewhere', 1), 200);
  expectStatus(await publish(id, 1), 200);
  const moved = await post<{ code: string }>(`/${id}/save`, { slug: 'moved', text: TEXT, basedOn: 1 });
  expect(moved).toMatchObject({ status: 409, body: { code: 'post.slug_fixed' } });
  expect((await post<{ code: string }>(`/${id}/remove`, { reason: 'a test' })).body.code).toBe('post.shown');
  expectStatus(await post(`/${other.id}/remove`, { reason: 'a test' }), 204);
  expect((await editor.call('GET', `/owner/posts/${other.id}`)).status).toBe(404);
});

test('a file’s post is taken over with its pictures, and given back', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2040a0' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, 'pictures/photo.jpg'), photo);
  const text: PostText = {
    ...TEXT,
    pictures: { photo: { file: 'pictures/photo.jpg', alt: 'Blue' } },
    body: 'Old.',
  };
  const file = join(folder, 'posts/shore.md');
  writeFileSync(file, fileOf(text));
  await site.services.syncContent();
  const before = await find('shore');
  const picture = await (await send('/media/s320/shore-photo.webp')).arrayBuffer();
  expect((await list('show=files&query=shore'))[0]).toMatchObject({ origin: 'content', state: 'published' });

  const taken = expectStatus(await post('/take-over', { slug: 'shore', reason: 'a test' }), 200).body;
  expect(await find('shore')).toEqual(before);
  rmSync(join(folder, 'pictures/photo.jpg'));
  rmSync(join(site.dataDir, 'media'), { recursive: true, force: true });
  expect(await (await send('/media/s320/shore-photo.webp')).arrayBuffer()).toEqual(picture);
  expect((await post<{ code: string }>('/take-over', { slug: 'shore', reason: 'again' })).status).toBe(409);

  writeFileSync(file, fileOf({ ...TEXT, body: 'Of the file.' }));
  const { text: now } = await read(taken.id);
  const change = { slug: 'shore', text: { ...now, body: 'Of the console.' }, basedOn: 1 };
  expectStatus(await post(`/${taken.id}/save`, change), 200);
  await site.services.syncContent();
  expect((await find('shore'))?.html).toContain('Of the console.');

  expectStatus(await post(`/${taken.id}/give-back`, { reason: 'a test' }), 204);
  expect((await find('shore'))?.html).toContain('Of the file.');
  expect((await list('query=shore'))[0]).toMatchObject({ origin: 'content' });
  const actions = (await readAudit('shore')).map(({ action }) => action);
  expect(actions.sort()).toEqual(['post.give-back', 'post.save', 'post.take-over']);
  expect((await post('/take-over', { slug: 'no-such', reason: 'a test' })).status).toBe(404);
});

test('an uploaded picture is decoded, kept, and shown', async () => {
  const upload = async (bytes: Uint8Array) => {
    const body = new FormData();
    body.append('picture', new Blob([new Uint8Array(bytes)]), 'photo.png');
    const headers = { Authorization: `Bearer ${editor.token()}` };
    return await send('/api/owner/posts/pictures', { method: 'POST', headers, body });
  };
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a02020' } })
    .png()
    .toBuffer();
  const made = (await (await upload(photo)).json()) as MadePicture;
  expect(made).toMatchObject({ width: 90, height: 60, file: expect.stringMatching(/^pictures\/uploaded\//) });
  const picture = { file: made.file ?? '', alt: 'Red' };
  const { id } = await write('red', { ...TEXT, pictures: { red: picture }, body: 'Red.' });
  expectStatus(await publish(id, 1), 200);
  expect((await send('/media/s320/red-red.webp')).status).toBe(200);
  for (const wrong of [photo.subarray(0, 60), Buffer.from('<svg/>')])
    expect((await upload(wrong)).status).toBe(400);
});

test('an author is added once, named by a post, and told in the audit', async () => {
  const order = { name: 'Mia Ångström', bio: 'Paints.', location: 'Lund' };
  const add = (body: object) =>
    diligent.call<{ key: string; code?: string }>('POST', '/owner/post-authors', body);
  const { key } = expectStatus(await add(order), 201).body;
  expect(key).toBe('mia-angstrom');
  expect(await add(order)).toMatchObject({ status: 409, body: { code: 'post.author_taken' } });
  expect((await add({ ...order, name: 'x', bio: ' ' })).status).toBe(400);
  const { id, revision } = await write('by-mia', { ...TEXT, author: key }, 'post', diligent);
  expectStatus(await post(`/${id}/publish`, { at: null, basedOn: revision }, diligent), 200);
  expect((await find('by-mia'))?.author).toMatchObject({ name: order.name, bio: 'Paints.' });
  expect(await readAudit(key)).toMatchObject([{ action: 'post.add-author', actorEmail: 'dan@example.com' }]);
});

test('an author who was added can be changed, and so are the posts that are shown', async () => {
  const call = owner.call<{ key: string; code?: string }>;
  const send = (path: string, body: object) => call('POST', path, body);
  const order = { name: 'Pia Lund', bio: 'Draws.', location: 'Oslo' };
  const { key } = expectStatus(await send('/owner/post-authors', order), 201).body;
  const { id, revision } = await write('by-pia', { ...TEXT, author: key }, 'post', owner);
  expectStatus(await post(`/${id}/publish`, { at: null, basedOn: revision }, owner), 200);
  const change = (name: string, body: object) => send(`/owner/post-authors/${name}`, body);
  expectStatus(await change(key, { ...order, bio: 'Draws foxes.' }), 200);
  await vi.waitFor(async () => expect((await find('by-pia'))?.author).toMatchObject({ bio: 'Draws foxes.' }));
  const { body: choices } = await owner.call<PostChoices>('GET', '/owner/post-choices');
  expect(choices.authors.find((author) => author.key === key)?.ownWords?.bio).toBe('Draws foxes.');
  const ofFile = choices.authors.find(({ ownWords }) => !ownWords);
  expect(await change(ofFile?.key ?? '', order)).toMatchObject({ body: { code: 'post.unknown_author' } });
  expect(await change(key, { ...order, name: ofFile?.name })).toMatchObject({
    body: { code: 'post.author_taken' },
  });
  expect((await readAudit(key)).map(({ action }) => action)).toContain('post.change-author');
});

test('an upload that no text names is swept after a week, one of a revision stays', async () => {
  const { written, pictures } = { ...site.services.writtenPosts };
  const upload = async (background: string) => {
    const bytes = await sharp({ create: { width: 320, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
    return (await pictures.add(bytes, async () => {})).file;
  };
  const [kept, left] = [await upload('#111'), await upload('#222')];
  const { id, revision } = await write('with-upload', {
    ...TEXT,
    pictures: { a: { file: kept, alt: 'One' } },
  });
  expectStatus(
    await post(`/${id}/save`, { slug: 'with-upload', text: { ...TEXT, pictures: {} }, basedOn: revision }),
    200,
  );
  const isThere = async () => [await pictures.read(kept), await pictures.read(left)].map(Boolean);
  await pictures.sweep();
  expect(await isThere()).toEqual([true, true]);
  site.clock.advance(8 * 86_400_000);
  await pictures.sweep();
  expect(await isThere()).toEqual([true, false]);
  await written.remove(id, async () => {});
  await pictures.sweep();
  expect(await isThere()).toEqual([false, false]);
  const { objects } = await site.services.blobs.measure();
  await pictures.sweep();
  expect((await site.services.blobs.measure()).objects).toBe(objects);
  site.clock.advance(-8 * 86_400_000);
});

test('a drafted story is published as it came, and one with a mistake is refused in a sentence', async () => {
  const add = async (zip: Uint8Array) => {
    const body = new FormData();
    body.append('story', new Blob([new Uint8Array(zip)]), 'story.zip');
    const headers = { Authorization: `Bearer ${editor.token()}` };
    return await send('/api/owner/posts/stories', { method: 'POST', headers, body });
  };
  const { id, slug, kind } = (await (await add(await storyZip())).json()) as WrittenPost;
  expect({ slug, kind }).toEqual({ slug: 'the-night-garden', kind: 'story' });
  expectStatus(await publish(id, 1), 200);
  const story = await site.services.webStories.story('the-night-garden');
  expect(story?.slides.map(({ caption }) => caption)).toEqual(['Caption 1', 'Caption 2']);
  expect((await send('/web-stories/the-night-garden/amp')).status).toBe(200);
  expect((await send('/media/s320/the-night-garden-slide-1.webp')).status).toBe(200);
  expect(((await (await add(await storyZip())).json()) as WrittenPost).slug).toBe('the-night-garden-2');

  const wordless = storyManifest([packagedSlide(1, { caption: '', heading: '' })]);
  const refused = await add(await storyZip(wordless));
  expect(await refused.json()).toMatchObject({
    code: 'story.package',
    message: expect.stringContaining('slide 1 has no caption'),
  });
  expect((await add(new TextEncoder().encode('no zip'))).status).toBe(422);
});
