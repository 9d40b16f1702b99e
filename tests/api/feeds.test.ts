import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PostsError } from '../../src/features/posts/posts.errors.ts';
import { createMemoryPosts, createPost, createPosts } from '../support/blogs/posts.ts';
import { createTestClock } from '../support/test-clock.ts';
import {
  childrenOf,
  type GdataFeed,
  gdataEntrySchema,
  gdataFeedSchema,
  linkOf,
  ROOT,
  readXml,
  serveFeed,
  textOf,
} from './feed-reader.ts';

const DEFAULT = '/feeds/posts/default';

type Ask = ReturnType<typeof serveFeed>;

async function askJson(ask: Ask, address: string): Promise<GdataFeed> {
  const response = await ask(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  return gdataFeedSchema.parse(await response.json()).feed;
}

const titles = (feed: GdataFeed) => (feed.entry ?? []).map((entry) => entry.title.$t);

describe('the served feed as JSON', () => {
  test('FEED-02, FEED-05, FEED-07: carries every field the reader of a Blogger feed asks for', async () => {
    const post = createPost(5, {
      title: 'Tea & <cake>',
      categories: ['Food', 'Sci-Fi & Art'],
      author: { name: 'The Cooks', avatarUrl: '/media/s1600/author-cooks.webp?v=1', bio: '', location: '' },
    });
    const { sitePosts } = createMemoryPosts([post]);
    const answer = await askJson(serveFeed(sitePosts), `${DEFAULT}?alt=json`);
    expect(answer.openSearch$totalResults.$t).toBe('1');
    expect(answer.category).toEqual([{ term: 'Food' }, { term: 'Sci-Fi & Art' }]);
    const [entry] = answer.entry ?? [];
    expect(entry).toMatchObject({
      id: { $t: expect.stringMatching(/^tag:site\.test,2026:blog-\d+\.post-900000000000000005$/) },
      title: { type: 'text', $t: 'Tea & <cake>' },
      published: { $t: post.published },
      category: [{ term: 'Food' }, { term: 'Sci-Fi & Art' }],
      author: [
        { name: { $t: 'The Cooks' }, gd$image: { src: `${ROOT}/media/s320-c/author-cooks.webp?v=1` } },
      ],
      media$thumbnail: {
        url: `${ROOT}/media/s72-c/post-5-cover.webp?v=0123456789ab`,
        width: '72',
        height: '72',
      },
    });
    expect(entry?.content?.$t).toContain(`src="${ROOT}/media/s1600/post-5-cover.webp?v=0123456789ab"`);
    expect(entry?.link.find(({ rel }) => rel === 'alternate')).toMatchObject({
      type: 'text/html',
      href: `${ROOT}/blog/post-5`,
    });
  });

  test('FEED-05: what is empty is absent, and an empty blog is a feed all the same', async () => {
    const empty = await askJson(serveFeed(createMemoryPosts([]).sitePosts), `${DEFAULT}?alt=json`);
    expect(empty).not.toHaveProperty('entry');
    expect(empty).not.toHaveProperty('category');
    expect(empty.openSearch$totalResults.$t).toBe('0');
    const bare = createPost(1, { categories: [], featuredImage: '' });
    const answer = await askJson(serveFeed(createMemoryPosts([bare]).sitePosts), `${DEFAULT}?alt=json`);
    expect(answer.entry?.[0]).not.toHaveProperty('category');
    expect(answer.entry?.[0]).not.toHaveProperty('media$thumbnail');
  });

  test('gives first words in the summary, and for a post that is published in short', async () => {
    const shortened = createPost(2, { isShortened: true, content: '<p>The whole <b>beginning</b>.</p>' });
    const ask = serveFeed(createMemoryPosts([createPost(1), shortened]).sitePosts);
    const summary = await askJson(ask, '/feeds/posts/summary?alt=json');
    expect(summary.entry?.map((entry) => entry.summary)).toEqual([
      { type: 'text', $t: expect.any(String) },
      { type: 'text', $t: 'What day 1 brought.' },
    ]);
    expect(JSON.stringify(summary)).not.toContain('"content"');
    const [short, whole] = (await askJson(ask, `${DEFAULT}?alt=json`)).entry ?? [];
    expect(short?.summary?.$t).toBe('The whole beginning.');
    expect(short).not.toHaveProperty('content');
    expect(whole).toMatchObject({ summary: { $t: 'What day 1 brought.' }, content: { type: 'html' } });
  });

  test('comes as a script for pages of other sites, and only for a function of theirs', async () => {
    const post = createPost(1, { title: '</script><script>alert(1)</script>\u2028' });
    const ask = serveFeed(createMemoryPosts([post]).sitePosts);
    const response = await ask(`${DEFAULT}?alt=json-in-script&callback=my_feed$show_1`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const script = await response.text();
    const [, json = ''] = /^\/\/ API callback\nmy_feed\$show_1\((.*)\);$/s.exec(script) ?? [];
    expect(titles(gdataFeedSchema.parse(JSON.parse(json)).feed)).toEqual([post.title]);
    expect(script).not.toMatch(/[<\u2028]/);
    for (const callback of [
      'alert(1)',
      '1a',
      'a..b',
      'document.write',
      'a;b',
      'a b',
      'ä',
      'x'.repeat(101),
      '//',
    ]) {
      const refused = await ask(`${DEFAULT}?alt=json-in-script&callback=${encodeURIComponent(callback)}`);
      expect([callback, refused.status]).toEqual([callback, 400]);
    }
  });

  test('is no script for a page of our own', async () => {
    const ask = serveFeed(createMemoryPosts(createPosts(1)).sitePosts);
    const script = `${DEFAULT}?alt=json-in-script&callback=show`;
    const from = (site: string, address = script) => ask(address, { headers: { 'Sec-Fetch-Site': site } });
    const refused = await from('same-origin');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'feed.own_script' });
    expect((await from('cross-site')).status).toBe(200);
    expect((await from('none')).status).toBe(200);
    expect((await from('same-origin', `${DEFAULT}?alt=json`)).status).toBe(200);
  });

  test('is written once for many who ask at the same time', async () => {
    const { sitePosts, queries } = createMemoryPosts(createPosts(30));
    const ask = serveFeed(sitePosts);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => ask(`${DEFAULT}?q=day&max-results=20`)),
    );
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(queries.filter(({ search }) => search === 'day')).toHaveLength(1);
  });

  test('answers one post by its number', async () => {
    const ask = serveFeed(createMemoryPosts(createPosts(3)).sitePosts);
    const response = await ask(`${DEFAULT}/900000000000000002?alt=json`);
    expect(gdataEntrySchema.parse(await response.json()).entry.title.$t).toBe('Post number 2');
    expect((await ask(`${DEFAULT}/900000000000000009?alt=json`)).status).toBe(404);
    const atom = readXml(await (await ask(`${DEFAULT}/900000000000000002`)).text());
    expect([atom.name, textOf(atom, 'title')]).toEqual(['entry', 'Post number 2']);
  });
});

describe('the served feed finds', () => {
  const posts = [
    createPost(1, { categories: ['AC/DC', 'Music'], updated: '2026-03-01T00:00:00.000Z' }),
    createPost(2, { categories: ['Music', '日本 & 50%'], title: 'A red fox' }),
    createPost(3, { categories: ['Größe'] }),
  ];
  test.each([
    ['FEED-03: posts of a label', '/-/Music', ['A red fox', 'Post number 1']],
    ['a label with a slash', '/-/AC%2FDC', ['Post number 1']],
    ['a label of any letters', '/-/%E6%97%A5%E6%9C%AC%20%26%2050%25', ['A red fox']],
    ['posts that carry all labels', '/-/Music/AC%2FDC', ['Post number 1']],
    ['nothing under an unknown label', '/-/music', []],
    ['FEED-03: posts by their words', '?q=fox', ['A red fox']],
    ['FEED-06, FEED-10: a post by its path', '?path=/2026/01/post-2.html', ['A red fox']],
    ['FEED-06: nothing at an unknown path', '?path=/nothing.html', []],
    ['the latest changed first', '?orderby=updated', ['Post number 1', 'Post number 3', 'A red fox']],
    ['posts from a time on', '?published-min=2026-01-03T09:00:00Z', ['Post number 3', 'A red fox']],
    ['posts up to a time', '?published-max=2026-01-03T10:00:00%2B01:00', ['Post number 1']],
    [
      'posts up to a time whose plus sign was not escaped',
      '?published-max=2026-01-03T10:00:00+01:00',
      ['Post number 1'],
    ],
    ['changes, when it sorts by them', '?orderby=updated&updated-min=2026-02-01', ['Post number 1']],
    ['no changes otherwise', '?updated-min=2026-02-01', ['Post number 3', 'A red fox', 'Post number 1']],
    [
      'what is at an empty parameter',
      '?q=&start-index=&unknown=1',
      ['Post number 3', 'A red fox', 'Post number 1'],
    ],
    ['FEED-02: a part', '?start-index=2&max-results=1', ['A red fox']],
    ['nothing beyond the end', '?start-index=4', []],
  ])('%s', async (_, address, expected) => {
    const ask = serveFeed(createMemoryPosts(posts).sitePosts);
    const separator = address.includes('?') ? '&' : '?';
    expect(titles(await askJson(ask, `${DEFAULT}${address}${separator}alt=json`))).toEqual(expected);
  });

  test('totals alone, and never more posts than Blogger would give', async () => {
    const memory = createMemoryPosts(createPosts(160));
    const ask = serveFeed(memory.sitePosts);
    const totals = await askJson(ask, `${DEFAULT}?alt=json&max-results=0`);
    expect(totals).not.toHaveProperty('entry');
    expect(totals.openSearch$totalResults.$t).toBe('160');
    const most = await askJson(ask, `${DEFAULT}?alt=json&max-results=9999`);
    expect(most.entry).toHaveLength(150);
    expect(most.openSearch$itemsPerPage.$t).toBe('150');
    expect((await askJson(ask, `${DEFAULT}?alt=json`)).entry).toHaveLength(25);
  });

  test.each(['', '/-/Diary'])('every post once by following the links from %s', async (labels) => {
    const ask = serveFeed(createMemoryPosts(createPosts(60)).sitePosts);
    const found: string[] = [];
    let address: string | undefined = `${DEFAULT}${labels}?alt=json&q=post`;
    let last: GdataFeed | undefined;
    while (address) {
      last = await askJson(ask, address);
      found.push(...titles(last));
      address = linkOf(last, 'next');
    }
    expect(found).toEqual(
      createPosts(60)
        .map(({ title }) => title)
        .reverse(),
    );
    const before = linkOf(last as GdataFeed, 'previous') ?? '';
    expect(titles(await askJson(ask, before))[0]).toBe('Post number 35');
    expect(titles(await askJson(ask, linkOf(last as GdataFeed, 'self') ?? ''))).toEqual(
      titles(last as GdataFeed),
    );
  });
});

describe('the served feed refuses', () => {
  test.each([
    'alt=xml',
    'start-index=0',
    'start-index=-1',
    'start-index=1.5',
    'max-results=all',
    'max-results=99999999999',
    'orderby=starttime',
    'published-min=yesterday',
    'published-min=2026-13-01',
    `path=${'x'.repeat(3000)}`,
  ])('%s with one clear message', async (query) => {
    const response = await serveFeed(createMemoryPosts([]).sitePosts)(`${DEFAULT}?${query}`);
    const body = (await response.json()) as { message: string };
    expect(response.status).toBe(400);
    expect(body.message).toContain(`${query.split('=')[0]}: must `);
  });

  test('labels that are no text or too many, and addresses that are no feed', async () => {
    const ask = serveFeed(createMemoryPosts([]).sitePosts);
    expect((await ask(`${DEFAULT}/-/%FF`)).status).toBe(400);
    expect((await ask(`${DEFAULT}/-/${'a/'.repeat(11)}`)).status).toBe(400);
    for (const address of ['/feeds', '/feeds/comments/default', `${DEFAULT}/abc`, '/feeds/posts/full']) {
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    }
  });

  test('nothing more than an honest error when the posts cannot be reached', async () => {
    const memory = createMemoryPosts(createPosts(1));
    memory.problem = new PostsError('temporary');
    expect((await serveFeed(memory.sitePosts)(DEFAULT)).status).toBe(503);
  });
});

describe('the served feed as XML', () => {
  test('is Atom by default', async () => {
    const ask = serveFeed(createMemoryPosts(createPosts(2)).sitePosts);
    const response = await ask(DEFAULT);
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=UTF-8');
    const feed = readXml(await response.text());
    expect([feed.name, feed.uri]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(childrenOf(feed, 'entry').map((entry) => textOf(entry, 'title'))).toEqual([
      'Post number 2',
      'Post number 1',
    ]);
    const [newest] = childrenOf(feed, 'entry');
    for (const name of ['id', 'updated', 'author', 'content']) {
      expect(newest?.children.filter((child) => child.name === name)).toHaveLength(1);
    }
    expect(textOf(feed, 'updated')).toBe(createPost(2).updated);
  });

  test('is RSS 2.0 for feed readers', async () => {
    const ask = serveFeed(createMemoryPosts([createPost(5, { excerpt: 'a < b & c' })]).sitePosts);
    const response = await ask(`${DEFAULT}?alt=rss`);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=UTF-8');
    const rss = readXml(await response.text());
    const [channel = rss] = childrenOf(rss, 'channel');
    const [item = rss] = childrenOf(channel, 'item');
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    expect(textOf(channel, 'totalResults')).toBe('1');
    expect(textOf(item, 'link')).toBe(`${ROOT}/blog/post-5`);
    expect(textOf(item, 'pubDate')).toBe('Tue, 06 Jan 2026 09:00:00 GMT');
    expect(textOf(item, 'description')).toBe('a &lt; b &amp; c');
    expect(textOf(item, 'encoded')).toContain('What day 5 brought.');
    expect(childrenOf(item, 'guid')[0]?.attributes.isPermaLink).toBe('false');
  });

  test('is found where feed readers look first', async () => {
    const ask = serveFeed(createMemoryPosts([]).sitePosts);
    expect((await ask('/atom.xml')).headers.get('location')).toBe(DEFAULT);
    expect((await ask('/rss.xml')).headers.get('location')).toBe(`${DEFAULT}?alt=rss`);
    expect((await ask(`${DEFAULT}/?alt=rss`)).headers.get('location')).toBe(`${DEFAULT}?alt=rss`);
    expect((await ask('//elsewhere.test/feeds/')).headers.get('location')).toBeNull();
  });
});

describe('readers of the served feed', () => {
  test('ask again cheaply, and learn of every change, a removal too', async () => {
    const clock = createTestClock();
    const memory = createMemoryPosts(createPosts(2));
    const ask = serveFeed(memory.sitePosts, clock);
    const first = await ask(DEFAULT);
    const known = {
      'If-None-Match': first.headers.get('etag') ?? '',
      'If-Modified-Since': first.headers.get('last-modified') ?? '',
    };
    const sinceOnly = { 'If-Modified-Since': known['If-Modified-Since'] };
    for (const headers of [known, sinceOnly]) {
      const again = await ask(DEFAULT, { headers });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    memory.change([createPost(1)]);
    for (const headers of [known, sinceOnly]) {
      expect((await ask(DEFAULT, { headers })).status).toBe(200);
    }
  });

  test('cost one reading of the posts until something changes', async () => {
    const memory = createMemoryPosts(createPosts(2));
    const ask = serveFeed(memory.sitePosts);
    await ask(DEFAULT);
    const { length } = memory.queries;
    await ask(DEFAULT);
    expect(memory.queries).toHaveLength(length);
    memory.change(createPosts(3));
    expect(await (await ask(DEFAULT)).text()).toContain('Post number 3');
  });

  test('may be pages of other sites', async () => {
    const { headers } = await serveFeed(createMemoryPosts([]).sitePosts)(`${DEFAULT}?alt=json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=15');
  });

  test('get it compressed only if they can read that', async () => {
    const ask = serveFeed(createMemoryPosts(createPosts(20)).sitePosts);
    const plain = await (await ask(DEFAULT)).text();
    for (const accepted of ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'deflate,GZIP']) {
      const response = await ask(DEFAULT, { headers: { 'Accept-Encoding': accepted } });
      expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, 'gzip']);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(plain.length / 4);
      expect(gunzipSync(bytes).toString()).toBe(plain);
    }
    for (const accepted of ['', 'br', 'gzip;q=0', 'gzip; q=0.0, br', 'xgzip']) {
      const response = await ask(DEFAULT, { headers: { 'Accept-Encoding': accepted } });
      expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, null]);
    }
  });

  test('that ask for the head alone get no body', async () => {
    const response = await serveFeed(createMemoryPosts(createPosts(1)).sitePosts)(DEFAULT, {
      method: 'HEAD',
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toMatch(/^W\/"/);
  });
});
