import { expect, it } from 'vitest';
import { describeUnreadable, refusePicture, refusePixels } from './refuse-picture.rules.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type: string, size = 5) => ({ name, type, size });

it.each([
  file('a.jpg', 'image/jpeg', 12 * MEGABYTE),
  file('a.png', 'image/png'),
  file('a.webp', 'image/webp'),
  file('a.avif', 'image/avif'),
  file('a.gif', 'image/gif'),
  file('a.heic', 'image/heic'),
  file('IMG_1.HEIC', ''),
])('takes $name of type "$type"', (chosen) => {
  expect(refusePicture(chosen)).toBeUndefined();
});

it.each([
  [file('a.txt', 'text/plain'), /isn’t a picture/],
  [file('a', ''), /isn’t a picture/],
  [file('a.svg', 'image/svg+xml'), /SVG/],
  [file('a.jpg', 'image/jpeg', 12 * MEGABYTE + 1), /larger than 12 MB/],
  [file('a.jpg', 'image/jpeg', 0), /empty/],
])('refuses %o', (chosen, reason) => {
  expect(refusePicture(chosen)).toMatch(reason);
});

it('takes 40 megapixels and no more', () => {
  expect(refusePixels({ width: 8000, height: 5000 })).toBeUndefined();
  expect(refusePixels({ width: 8000, height: 5001 })).toMatch(/more than 40 megapixels/);
});

it('says what to do about a photo that only some browsers open', () => {
  expect(describeUnreadable(file('IMG_1.HEIC', ''))).toMatch(/HEIC.*JPEG/);
  expect(describeUnreadable(file('a.jpg', 'image/jpeg'))).not.toMatch(/HEIC/);
});
