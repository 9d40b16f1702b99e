import { strToU8 } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPackage } from './read-package.ts';
import { packagedSlide, paintSlide, storyManifest, storyZip } from './test-packages.ts';

const WHOLE = await paintSlide('#112233');
const HALF = WHOLE.subarray(0, WHOLE.length * 0.6);
const HUGE = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
  .png()
  .toBuffer();

const problemOf = async (zip: Promise<Uint8Array>) =>
  readPackage(await zip).then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('a package', () => {
  test('is read with its pictures, without what stands beside their pixels', async () => {
    const lying = await sharp(await paintSlide('#405060', { width: 128, height: 72 }))
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { manifest, slides, poster } = await readPackage(
      await storyZip(undefined, { 'images/slide-2.jpg': lying }),
    );
    expect(manifest.title).toBe('The Night Garden');
    expect(poster).toBeUndefined();
    const found = await Promise.all(slides.map((bytes) => sharp(bytes).metadata()));
    expect(found.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
      ['jpeg', 72, 128, undefined],
      ['jpeg', 72, 128, undefined],
    ]);
  });

  test('may hold more than its manifest names, which nobody unpacks', async () => {
    const more = { 'more/bomb.bin': new Uint8Array(13_000_000), 'images/slide-9.jpg': strToU8('no picture') };
    const { slides } = await readPackage(await storyZip(undefined, more));
    expect(slides).toHaveLength(2);
  });

  test('brings its poster where that is another picture', async () => {
    const own = { 'images/poster.jpg': await paintSlide('#f0e020', { width: 72, height: 96 }) };
    expect((await readPackage(await storyZip(undefined, own))).poster).toBeDefined();
    const first = storyManifest([packagedSlide(1)], {
      poster: { file: 'images/slide-1.jpg', width: 72, height: 128 },
    });
    expect((await readPackage(await storyZip(first))).poster).toBeUndefined();
  });

  test('is made smaller where a side is longer than the site shows', async () => {
    const large = await sharp({ create: { width: 1500, height: 3000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { slides } = await readPackage(await storyZip(undefined, { 'images/slide-1.jpg': large }));
    expect(await sharp(slides[0]).metadata()).toMatchObject({ width: 1024, height: 2048 });
  });
});

describe('a package is refused in one line', () => {
  test.each([
    ['no manifest', 'x', 'story.json is not JSON'],
    ['another format', storyManifest([packagedSlide(1)], { format: 'zip' }), 'story.json: format: '],
    ['a version to come', storyManifest([packagedSlide(1)], { version: 2 }), 'story.json: version: '],
    ['no title', storyManifest([packagedSlide(1)], { title: ' ' }), 'story.json: title: '],
    ['no slides', storyManifest([]), 'story.json: slides: '],
    [
      '31 slides',
      storyManifest(Array.from({ length: 31 }, (_, n) => packagedSlide(n + 1))),
      'story.json: slides: ',
    ],
    [
      'a picture elsewhere',
      storyManifest([packagedSlide(1, { file: '../../x.jpg' })]),
      'story.json: slides.0.file: ',
    ],
    ['a picture it lacks', storyManifest([packagedSlide(3)]), 'the zip holds no images/slide-3.jpg'],
    [
      'two bars in a caption',
      storyManifest([packagedSlide(1, { caption: 'a||javascript:alert(1)' })]),
      'story.json: slides.0.caption: ',
    ],
    [
      'a script as a link',
      storyManifest([packagedSlide(1, { link: 'javascript:alert(1)' })]),
      'story.json: slides.0.link: ',
    ],
  ])('%s', async (_, manifest, expected) => {
    const zip = manifest === 'x' ? storyZip(undefined, { 'story.json': strToU8('{') }) : storyZip(manifest);
    const problem = await problemOf(zip);
    expect(problem).toContain(expected);
    expect(problem).not.toContain('\n');
  });

  test.each([
    ['a text', strToU8('hello'), 'is not a JPEG'],
    ['a drawing', strToU8('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'is not a JPEG'],
    ['a drawing no decoder gets to see', strToU8('<svg'), 'is not a JPEG'],
    ['half a picture', HALF, 'is damaged'],
    ['more pixels than memory should hold', HUGE, 'larger than 40 million pixels'],
  ])('%s as a picture', async (_, bytes, expected) => {
    const problem = await problemOf(storyZip(undefined, { 'images/slide-2.jpg': bytes }));
    expect(problem).toContain(`images/slide-2.jpg ${expected.startsWith('is') ? expected : 'is damaged'}`);
    expect(problem).toContain(expected);
  });
});
