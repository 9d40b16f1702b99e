import { describe, expect, test } from 'vitest';
import { parsePost } from './markdown-post.ts';
import { contentFile, rules } from './test-content.ts';

describe('the slides of a story', () => {
  const attributesOf = (body: string) =>
    [
      ...parsePost(contentFile({}, body, 'story'), rules).post.content.matchAll(
        / alt="([^"]*)"(?: title="([^"]*)")?/g,
      ),
    ].map(([, alt, title]) => [alt, title]);

  test('may have headings', () => {
    expect(
      attributesOf('![One](picture:hill "The \\"first\\" of {siteName}")\n![Two](picture:hill)'),
    ).toEqual([
      ['One', 'The &quot;first&quot; of Dreamseed'],
      ['Two', undefined],
    ]);
  });

  test('may link to the site itself', () => {
    expect(attributesOf('![One||{siteUrl}/pricing](picture:hill)')).toEqual([
      ['One||https://dreamseed.example/pricing', undefined],
    ]);
  });

  test('may say anything, with backslashes before what Markdown would read', () => {
    expect(attributesOf('![\\[a\\] \\`b \\\\ \\*c\\* \\<i> d_e](picture:hill)')).toEqual([
      ['[a] `b \\ *c* &lt;i&gt; d_e', undefined],
    ]);
  });
});

test('a picture may be a file', () => {
  const found = { hash: 'f1', width: 720, height: 1280 };
  const file = contentFile({ pictures: '{ cover: { file: pictures/a/One.JPG, alt: "A fox" } }' });
  const { post } = parsePost({ ...file, pictureFiles: new Map([['pictures/a/One.JPG', found]]) }, rules);
  expect(post.pictures['light-first-cover']).toEqual({ file: 'pictures/a/One.JPG', ...found, alt: 'A fox' });
  expect(post.featuredImage).toBe('media:light-first-cover?file-f1');
  expect(post.content).toContain('alt="A fox" width="720" height="1280"');
});
