import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rules } from '../../src/features/posts/sources/library/markdown/test-content.ts';
import { readPackage } from '../../src/features/story-scripts/package/read-package.ts';
import {
  packagedSlide,
  paintSlide,
  storyManifest,
  storyZip,
} from '../../src/features/story-scripts/package/test-packages.ts';
import { type PublishOptions, publishStory } from './publish-story.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-content-'));
  writeFileSync(join(folder, 'authors.yaml'), 'stories: { name: Stories, bio: Tells., location: Here }\n');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(options: Partial<PublishOptions> = {}, zip = storyZip()) {
  return publishStory({
    folder,
    rules: { ...rules, showDrafts: false },
    story: await readPackage(await zip),
    author: 'stories',
    now: Date.UTC(2026, 10, 21, 8, 30),
    isReplacing: false,
    isDryRun: false,
    ...options,
  });
}

/** Everything in the content folder but what every test begins with. */
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => /\.\w+$/.test(name) && name !== 'authors.yaml')
    .sort();

const page = (slug = 'the-night-garden') => readFileSync(join(folder, `stories/${slug}.md`), 'utf8');
const OWN_POSTER = { 'images/poster.jpg': await paintSlide('#f0e020', { width: 72, height: 96 }) };

test('a story has its page and its pictures under one name', async () => {
  expect(await publish()).toMatchObject({ slug: 'the-night-garden', title: 'The Night Garden', slides: 2 });
  expect(files()).toEqual([
    'pictures/the-night-garden/slide-1.jpg',
    'pictures/the-night-garden/slide-2.jpg',
    'stories/the-night-garden.md',
  ]);
  expect(page()).toContain('\npublished: 2026-11-21T08:30:00Z\nauthor: stories\n');
});

test('a poster of its own comes along', async () => {
  await publish({ slug: 'garden' }, storyZip(undefined, OWN_POSTER));
  expect(files()).toContain('pictures/garden/poster.jpg');
  expect(page('garden')).toContain('\npicture: poster\n');
});

test('a dry run says the same and leaves nothing', async () => {
  const dry = await publish({ isDryRun: true });
  expect(readdirSync(folder)).toEqual(['authors.yaml']);
  expect(await publish()).toEqual(dry);
});

test('a story takes the place of another only when that is wanted, and keeps its day', async () => {
  await publish();
  const before = page();
  const other = storyZip(storyManifest([packagedSlide(1, { caption: 'Alone' })]));
  const later = Date.UTC(2026, 10, 22);
  await expect(publish({ now: later }, other)).rejects.toThrow(
    'stories/the-night-garden.md and pictures/the-night-garden exists already',
  );
  expect(page()).toBe(before);
  await publish({ now: later, isReplacing: true }, other);
  expect(page()).toContain('published: 2026-11-21T08:30:00Z\nupdated: 2026-11-22T00:00:00Z');
  expect(page()).toContain('![Alone](picture:slide-1 "Heading 1")');
  expect(files()).toEqual(['pictures/the-night-garden/slide-1.jpg', 'stories/the-night-garden.md']);
});

test('the address of an article is taken, whatever is wanted', async () => {
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'posts/light.md'), 'x');
  for (const isReplacing of [false, true])
    await expect(publish({ slug: 'light', isReplacing })).rejects.toThrow('posts/light.md exists already');
  for (const slug of ['../up', 'Light', 'a--b', '', 'a'.repeat(81)])
    await expect(publish({ slug })).rejects.toThrow('cannot be an address');
});

test('all of it is written, or nothing', async () => {
  await expect(publish({ author: 'ada' })).rejects.toThrow(
    'there is no "ada" in authors.yaml; known are: stories',
  );
  const wordless = storyManifest([packagedSlide(1), packagedSlide(2, { caption: '', heading: ' ' })]);
  await expect(publish({}, storyZip(wordless))).rejects.toThrow('slide 2 has no caption');
  writeFileSync(join(folder, 'authors.yaml'), 'stories: [');
  await expect(publish()).rejects.toThrow('authors.yaml:1: is not valid YAML');
  expect(readdirSync(folder)).toEqual(['authors.yaml']);
});

test('a story that cannot be put down leaves the pictures before it', async () => {
  await publish();
  const picture = join(folder, 'pictures/the-night-garden/slide-2.jpg');
  const before = readFileSync(picture);
  // No file can take the place of a folder.
  rmSync(join(folder, 'stories/the-night-garden.md'));
  mkdirSync(join(folder, 'stories/the-night-garden.md/inside'), { recursive: true });
  await expect(publish({ isReplacing: true })).rejects.toThrow();
  expect(readFileSync(picture)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(['authors.yaml', 'pictures', 'stories']);
});
