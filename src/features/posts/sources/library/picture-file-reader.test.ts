import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from './markdown/content-error.ts';
import { createPictureFileReader, findPictureFile } from './picture-file-reader.ts';

let base: string;
let folder: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'dreamseed-pictures-'));
  folder = join(base, 'content');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

const at = (name: string) => join(folder, 'pictures', name);
const named = (...names: string[]) =>
  `---\npictures: { ${names.map((name, number) => `p${number}: { file: "pictures/${name}" }`).join(', ')} }\n---\n`;

function paint(width: number, height: number, background = '#406080') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** What is found of one file: its size, or what is wrong. */
async function lookAt(name: string, reader = createPictureFileReader(folder)) {
  const file = (await reader.find(named(name))).get(`pictures/${name}`);
  return file instanceof ContentError ? file.message : file && `${file.width}x${file.height}`;
}

test('a picture is found with its size and a hash of its bytes', async () => {
  writeFileSync(at('one.jpg'), await paint(72, 128).jpeg().toBuffer());
  const reader = createPictureFileReader(folder);
  const before = (await reader.find(named('one.jpg'))).get('pictures/one.jpg');
  expect(before).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), width: 72, height: 128 });
  writeFileSync(at('one.jpg'), await paint(72, 128, '#806040').jpeg().toBuffer());
  utimesSync(at('one.jpg'), 1, 1);
  const after = (await reader.find(named('one.jpg'))).get('pictures/one.jpg');
  expect(after).not.toEqual(before);
});

test('its size is the one it is shown in: upright, and at most 2048 a side', async () => {
  writeFileSync(at('lying.jpg'), await paint(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  writeFileSync(at('large.png'), await paint(4096, 1000).png().toBuffer());
  expect(await lookAt('lying.jpg')).toBe('40x80');
  expect(await lookAt('large.png')).toBe('2048x500');
});

test('only what the settings name is read, wherever it stands', async () => {
  writeFileSync(at('a.webp'), await paint(8, 8).webp().toBuffer());
  const text = '---\npictures:\n  one:\n    "file": pictures/a.webp\n---\nfile: pictures/b.webp\n';
  expect([...(await createPictureFileReader(folder).find(text)).keys()]).toEqual(['pictures/a.webp']);
  expect((await createPictureFileReader(folder).find('---\nfile: [\n---\n')).size).toBe(0);
});

test('what is wrong is said in a few words', async () => {
  writeFileSync(join(base, 'secret.jpg'), await paint(8, 8).jpeg().toBuffer());
  symlinkSync(join(base, 'secret.jpg'), at('link.jpg'));
  symlinkSync(base, at('up'));
  writeFileSync(at('text.jpg'), 'hello');
  writeFileSync(at('drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(at('riff.webp'), 'RIFFxxxxWAVEfmt ');
  mkdirSync(at('folder.jpg'));
  writeFileSync(at('large.jpg'), '');
  truncateSync(at('large.jpg'), 12 * 1024 * 1024 + 1);
  writeFileSync(at('wide.png'), await paint(8000, 5001).png().toBuffer());
  const names = ['none.jpg', 'link.jpg', 'up/secret.jpg', 'folder.jpg', 'large.jpg'];
  expect(await Promise.all(names.map((name) => lookAt(name)))).toEqual([
    'there is no such file',
    'leads out of the content folder',
    'leads out of the content folder',
    'is not a file',
    'is larger than 12 MB',
  ]);
  const broken = await Promise.all(['text.jpg', 'drawing.png', 'riff.webp'].map((name) => lookAt(name)));
  expect(new Set(broken)).toEqual(new Set(['is not a JPEG, PNG or WebP picture']));
  expect(await lookAt('wide.png')).toMatch(/40 million pixels|not a JPEG/);
  expect(await findPictureFile(folder, 'pictures/link.jpg')).toBeUndefined();
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that breaks off is not whole', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } });
  const bytes = await picture.toFormat(format).toBuffer();
  writeFileSync(at('whole.png'), bytes);
  writeFileSync(at('half.png'), bytes.subarray(0, bytes.length / 2));
  const reader = createPictureFileReader(folder);
  expect(await reader.isWhole('pictures/whole.png')).toBe(true);
  expect(await reader.isWhole('pictures/half.png')).toBe(false);
  expect(await reader.isWhole('pictures/none.png')).toBe(false);
});
