import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryPosts, createPost } from '../support/blogs/posts.ts';
import { childrenOf, gdataFeedSchema, type ReadElement, readXml, serveFeed, textOf } from './feed-reader.ts';

/** Any characters that XML can say, markup and line ends among them. */
const text = fc
  .string({
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...'<>&"\'\r\n\t ]]>;#-!?') },
      {
        weight: 2,
        arbitrary: fc.constantFrom('<p>', '</p>', '<![CDATA[', ']]>', '&amp;', '&#0;', '<!--', '💤'),
      },
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 40,
  })
  .map((value) => value.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));

async function readAll(title: string, content: string, label: string) {
  const { sitePosts } = createMemoryPosts([createPost(1, { title, content, categories: [label] })]);
  const ask = serveFeed(sitePosts);
  const answer = async (format: string) => (await ask(`/feeds/posts/default?alt=${format}`)).text();
  const [entry] = gdataFeedSchema.parse(JSON.parse(await answer('json'))).feed.entry ?? [];
  const [atom] = childrenOf(readXml(await answer('atom')), 'entry') as [ReadElement];
  const [channel] = childrenOf(readXml(await answer('rss')), 'channel') as [ReadElement];
  const [item] = childrenOf(channel, 'item') as [ReadElement];
  return {
    json: [entry?.title.$t, entry?.content?.$t, entry?.category?.[0]?.term],
    atom: [textOf(atom, 'title'), textOf(atom, 'content'), childrenOf(atom, 'category')[0]?.attributes.term],
    rss: [textOf(item, 'title'), textOf(item, 'encoded'), textOf(item, 'category')],
  };
}

test('any title, content and label arrives in every format as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, content, label) => {
      const expected = [title, content, label];
      expect(await readAll(title, content, label)).toEqual({ json: expected, atom: expected, rss: expected });
    }),
    { numRuns: 200 },
  );
});
