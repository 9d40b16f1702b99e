import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createExportReader } from './blogger-export.ts';
import type { ExportEntry } from './blogger-export.types.ts';
import { bytesOf, oldEntry, oldExport, takeoutEntry, takeoutExport } from './test-exports.ts';

async function collect(entries: AsyncIterable<ExportEntry>): Promise<ExportEntry[]> {
  const all: ExportEntry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

async function readAll(text: string | Uint8Array, pieceLength?: number): Promise<ExportEntry[]> {
  return await collect(createExportReader(bytesOf(text, pieceLength)).entries());
}

const readOne = async (text: string) => (await readAll(text))[0];

const MEGABYTE = 1_000_000;

/** What only waits for the collector is not kept by anybody. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

describe("today's export", () => {
  test('gives posts with everything that counts', async () => {
    const entry = takeoutEntry({
      title: 'Salt & <b>Pepper</b>',
      content: '<p>1 &lt; 2 &amp;amp; 3</p>',
      labels: ['Travel', 'Q&A'],
      description: 'About salt.',
    });
    expect(await readAll(takeoutExport(entry))).toEqual([
      {
        id: 'tag:blogger.com,1999:blog-555.post-101',
        kind: 'post',
        status: 'live',
        title: 'Salt & <b>Pepper</b>',
        content: '<p>1 &lt; 2 &amp;amp; 3</p>',
        isShortened: false,
        description: 'About salt.',
        published: '2026-04-04T14:38:00Z',
        updated: '2026-07-21T00:02:39.331Z',
        labels: ['Travel', 'Q&A'],
        permalink: '/2026/04/hello.html',
        authorName: 'Ana',
        authorPicture: '',
        isTooLarge: false,
      },
    ]);
  });

  test.each([
    [{ type: 'PAGE' }, 'page', 'live'],
    [{ type: 'COMMENT' }, 'comment', 'live'],
    [{ type: 'SETTING' }, 'settings', 'live'],
    [{ status: 'DRAFT' }, 'post', 'draft'],
    [{ status: 'SCHEDULED' }, 'post', 'scheduled'],
    [{ status: 'SOFT_TRASHED' }, 'post', 'trashed'],
    [{ status: 'SOMETHING_NEW' }, 'post', 'draft'],
    [{ filename: '' }, 'post', 'live'],
    [{ extra: '<blogger:trashed>2026-01-01T00:00:00Z</blogger:trashed>' }, 'post', 'trashed'],
  ])('tells what %j is', async (entry, kind, status) => {
    expect(await readOne(takeoutExport(takeoutEntry(entry)))).toMatchObject({ kind, status });
  });

  test('is read by its namespaces, not by their prefixes', async () => {
    const text = takeoutExport(takeoutEntry({ labels: ['A'] }));
    const renamed = text
      .replaceAll('blogger:', 'b:')
      .replaceAll('xmlns:b:', 'xmlns:b')
      .replaceAll('xmlns:blogger=', 'xmlns:b=')
      .replaceAll(/<(\/?)(?=[a-z]+[ >/])/g, '<$1atom:')
      .replaceAll('xmlns=', 'xmlns:atom=');
    expect(renamed).toContain('<atom:entry>');
    expect(await readAll(renamed)).toEqual(await readAll(text));
  });

  test('is the same wherever its pieces end', async () => {
    const text = takeoutExport(takeoutEntry({ title: 'Ärger 🦊', content: '<p>&amp; 🦊</p>' }));
    const whole = await readAll(text, 1_000_000);
    for (const length of [1, 2, 3, 7, 64]) expect(await readAll(text, length)).toEqual(whole);
  });
});

describe('the old export', () => {
  test('gives the same posts', async () => {
    const reader = createExportReader(bytesOf(oldExport(oldEntry({ labels: ['Travel'] }))));
    const [entry] = await collect(reader.entries());
    expect(reader.blogAddress).toBe('http://name.blogspot.com/');
    expect(entry).toMatchObject({
      id: 'tag:blogger.com,1999:blog-555.post-101',
      kind: 'post',
      status: 'live',
      title: 'Hello',
      content: '<p>Hello, world.</p>',
      published: '2026-04-04T11:38:00.000-03:00',
      labels: ['Travel'],
      permalink: 'http://name.blogspot.com/2026/04/hello.html',
      authorName: 'Ana',
      authorPicture: '//lh3.googleusercontent.com/ana=s32',
    });
  });

  test.each([
    [{ kind: 'page' }, 'page', 'live'],
    [{ kind: 'comment', extra: `<thr:in-reply-to ref='tag:x' type='text/html'/>` }, 'comment', 'live'],
    [{ kind: 'template' }, 'settings', 'live'],
    [{ kind: 'settings' }, 'settings', 'live'],
    [{ isDraft: true }, 'post', 'draft'],
  ])('tells what %j is', async (entry, kind, status) => {
    expect(await readOne(oldExport(oldEntry(entry)))).toMatchObject({ kind, status });
  });

  test('takes text in CDATA and the summary where there is nothing else', async () => {
    const text = oldExport(oldEntry()).replace(
      /<content.*<\/content>/,
      `<summary type='html'><![CDATA[<p>Short & sweet</p>]]></summary>`,
    );
    expect(await readOne(text)).toMatchObject({ content: '<p>Short & sweet</p>', isShortened: true });
  });
});

describe('a file that is not what it should be', () => {
  const post = takeoutEntry();

  test.each([
    ['no XML', 'Hello.', 'not well-formed XML'],
    ['an HTML page', '<html><body></body></html>', 'it begins with <html>'],
    ['an RSS feed', '<rss version="2.0"></rss>', 'it begins with <rss>'],
    ['another namespace', '<feed xmlns="http://example.com/"/>', 'it begins with <feed>'],
    ['nothing', '', 'not well-formed XML'],
    ['a broken end', takeoutExport(post).replace('</feed>', ''), 'or it ends too early'],
    ['an unknown entity', takeoutExport(takeoutEntry({ extra: '&nbsp;' })), 'undefined entity'],
    [
      'a prefix without a namespace',
      takeoutExport(takeoutEntry({ extra: '<x:y/>' })),
      'unbound namespace prefix',
    ],
    ['far too many levels', takeoutExport(takeoutEntry({ extra: '<a>'.repeat(500) })), 'nested too deeply'],
    ['a ZIP archive', 'PK\u0003\u0004', 'This is a ZIP archive'],
  ])('%s', async (_, text, message) => {
    await expect(readAll(text)).rejects.toThrow(message);
  });

  test('gives the entries before its broken end', async () => {
    const entries: ExportEntry[] = [];
    const cut = takeoutExport(post, takeoutEntry({ id: 102 })).slice(0, -200);
    const read = async () => {
      for await (const entry of createExportReader(bytesOf(cut)).entries()) entries.push(entry);
    };
    await expect(read()).rejects.toThrow('ends too early');
    expect(entries).toHaveLength(1);
  });

  test('with a document type is refused, whatever the type would do', async () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>`;
    const outside = `<!DOCTYPE feed [<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    for (const type of [laughs, outside, '<!DOCTYPE feed SYSTEM "http://example.com/feed.dtd">']) {
      const text = takeoutExport(takeoutEntry({ extra: '&lol2;&file;' })).replace('<feed', `${type}<feed`);
      await expect(readAll(text)).rejects.toThrow('has a document type');
    }
  });

  test('is read in the encoding it declares, and in no wrong one', async () => {
    const text = takeoutExport(takeoutEntry({ title: 'Ärger' }));
    const latin = Buffer.from(text.replace('utf-8', 'ISO-8859-1'), 'latin1');
    const utf16 = Buffer.from(`\uFEFF${text.replace('utf-8', 'utf-16')}`, 'utf16le');
    for (const bytes of [latin, utf16, Buffer.from(`\uFEFF${text}`)]) {
      expect((await readAll(bytes))[0]?.title).toBe('Ärger');
    }
    await expect(readAll(Buffer.from(text, 'latin1'))).rejects.toThrow('not written in utf-8');
    await expect(readAll(text.replace('utf-8', 'klingon'))).rejects.toThrow('unknown here');
  });
});

describe('a huge file', () => {
  /** Made while it is read, so that only the reader can keep it. */
  async function* hugeExport(megabytes: number): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    const [head = '', tail = ''] = takeoutExport('<!-- entries -->').split('<!-- entries -->');
    const content = `<p>${'words and words '.repeat(6_000)}</p>`;
    yield encoder.encode(head);
    for (let id = 0; id < megabytes * 10; id++) yield encoder.encode(takeoutEntry({ id, content }));
    yield encoder.encode(tail);
  }

  test('of 50 MB is read in memory that does not grow with it', async () => {
    let count = 0;
    let most = 0;
    collectGarbage();
    const before = process.memoryUsage();
    for await (const { content } of createExportReader(hugeExport(50)).entries()) {
      count += content.length > 0 ? 1 : 0;
      if (count % 100 === 0) {
        collectGarbage();
        const { heapUsed, external } = process.memoryUsage();
        most = Math.max(most, heapUsed + external - before.heapUsed - before.external);
      }
    }
    expect(count).toBe(500);
    expect(most).toBeLessThan(20 * MEGABYTE);
  });

  test('loses only the entries that are larger than an entry may be', async () => {
    const large = takeoutEntry({ id: 1, content: 'x'.repeat(5 * MEGABYTE) });
    const entries = await readAll(takeoutExport(large, takeoutEntry({ id: 2 })), 65_536);
    expect(entries).toMatchObject([
      { title: 'Hello', content: '', isTooLarge: true },
      { content: '<p>Hello, world.</p>', isTooLarge: false },
    ]);
  });

  test('is given up when a single text would fill the memory', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(takeoutExport(takeoutEntry()).split('Hello')[0]);
      for (;;) yield new Uint8Array(MEGABYTE).fill(65);
    }
    const reading = collect(createExportReader(endless()).entries());
    await expect(reading).rejects.toThrow('far too large');
  });
});
