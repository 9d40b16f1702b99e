import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../platform/storage/test-memory-storage.ts';
import { createThumbnails, deleteThumbnails } from './thumbnails.ts';

async function setUp(width = 1000, height = 500) {
  const { storage, files } = createMemoryStorage();
  const picture = await sharp({ create: { width, height, channels: 3, background: '#36c' } })
    .jpeg()
    .toBuffer();
  let reads = 0;
  const read = async () => {
    reads++;
    return picture;
  };
  const thumbnails = createThumbnails({ storage, secret: 'a secret' });
  return { thumbnails, storage, files, read, reads: () => reads };
}

test('a small copy is made once, kept as WebP, and shared by those who look at the same time', async () => {
  const { thumbnails, files, read, reads } = await setUp();
  const views = await Promise.all(Array.from({ length: 10 }, () => thumbnails.view('object', 320, read)));
  await thumbnails.view('object', 320, read);
  expect(reads()).toBe(1);
  expect(new Set(views).size).toBe(1);
  expect([...files.keys()]).toEqual(['thumbnails/object-320.webp']);
  expect(await sharp(views[0]).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
});

test('a small picture is not made larger', async () => {
  const { thumbnails, read } = await setUp(100, 80);
  expect(await sharp(await thumbnails.view('object', 640, read)).metadata()).toMatchObject({
    width: 100,
    height: 80,
  });
});

test.each([
  [
    'a bit of it is another',
    (kept: Uint8Array) => kept.map((byte, place) => (place === 40 ? byte ^ 1 : byte)),
  ],
  ['a part of it is missing', (kept: Uint8Array) => kept.subarray(0, -40)],
  ['its tag is missing', (kept: Uint8Array) => kept.subarray(0, -32)],
  ['nothing of it is left', () => new Uint8Array()],
])('a small copy is made anew when %s', async (_, spoil) => {
  const { thumbnails, files, read, reads } = await setUp();
  const key = 'thumbnails/object-320.webp';
  const first = await thumbnails.view('object', 320, read);
  files.set(key, spoil(files.get(key) ?? new Uint8Array()));
  expect(await thumbnails.view('object', 320, read)).toEqual(first);
  expect(reads()).toBe(2);
  expect(await thumbnails.view('object', 320, read)).toEqual(first);
  expect(reads()).toBe(2);
});

test('the small copy of another picture, or of another site, is not taken for this one', async () => {
  const { thumbnails, storage, files, read, reads } = await setUp();
  const ours = await thumbnails.view('ours', 320, read);
  const blue = await sharp(await read())
    .negate()
    .toBuffer();
  await createThumbnails({ storage, secret: 'another' }).view('theirs', 320, async () => blue);
  for (const other of ['theirs', 'ours']) {
    files.set('thumbnails/new-320.webp', files.get(`thumbnails/${other}-320.webp`) ?? new Uint8Array());
    expect(await thumbnails.view('new', 320, read)).toEqual(ours);
  }
  expect(reads()).toBe(4);
});

test('a kept copy can be opened by whoever reads WebP', async () => {
  const { thumbnails, files, read } = await setUp();
  await thumbnails.view('object', 320, read);
  const kept = files.get('thumbnails/object-320.webp');
  expect((await sharp(kept, { failOn: 'warning' }).stats()).channels).toHaveLength(3);
});

test('a picture that cannot be read now can be read later', async () => {
  const { thumbnails, files, read } = await setUp();
  await expect(thumbnails.view('object', 320, () => Promise.reject(new Error('Not now.')))).rejects.toThrow(
    'Not now.',
  );
  expect(await thumbnails.view('object', 320, async () => undefined)).toBeUndefined();
  expect(files.size).toBe(0);
  expect(await thumbnails.view('object', 320, read)).toBeDefined();
});

test('all sizes are deleted', async () => {
  const { thumbnails, storage, files, read } = await setUp();
  await thumbnails.view('object', 320, read);
  await thumbnails.view('object', 640, read);
  await thumbnails.view('other', 640, read);
  await deleteThumbnails(storage, 'object');
  expect([...files.keys()]).toEqual(['thumbnails/other-640.webp']);
});

test('a gallery that is opened unfolds few pictures at once', async () => {
  const { thumbnails, read } = await setUp();
  let open = 0;
  let most = 0;
  const readSlowly = async () => {
    open += 1;
    most = Math.max(most, open);
    const picture = await read();
    await new Promise(setImmediate);
    open -= 1;
    return picture;
  };
  const blobs = Array.from({ length: 20 }, (_, number) => `object-${number}`);
  const views = await Promise.all(blobs.map((object) => thumbnails.view(object, 320, readSlowly)));
  expect(views.every((view) => view !== undefined)).toBe(true);
  expect(most).toBeLessThanOrEqual(4);
});
