import { describe, expect, test } from 'vitest';
import {
  describeSize,
  isReadByServer,
  likeliestImage,
  NOT_AN_IMAGE_MESSAGE,
  refuseImage,
} from './main-image.rules.ts';

const MEGABYTE = 1024 * 1024;

describe('GEN-04: which files are taken as the main image', () => {
  test.each([
    ['image/png', 1],
    ['image/jpeg', 8 * MEGABYTE],
    ['image/heic', 3 * MEGABYTE],
  ])('%s of %i bytes is', (type, size) => {
    expect(refuseImage({ type, size })).toBeUndefined();
  });

  test.each([
    ['text/plain', 10, NOT_AN_IMAGE_MESSAGE],
    ['', 10, NOT_AN_IMAGE_MESSAGE],
    ['application/pdf', 10, NOT_AN_IMAGE_MESSAGE],
    ['video/mp4', 10, NOT_AN_IMAGE_MESSAGE],
    ['image/svg+xml', 10, 'SVG files can’t be used here. Save it as a PNG and try again.'],
    ['image/png', 0, 'This file is empty. Choose another picture.'],
    ['image/png', 8 * MEGABYTE + 1, 'This picture has 8.1 MB. Choose one of at most 8 MB.'],
    ['image/jpeg', 12.34 * MEGABYTE, 'This picture has 12.4 MB. Choose one of at most 8 MB.'],
  ])('%s of %i bytes is not', (type, size, reason) => {
    expect(refuseImage({ type, size })).toBe(reason);
  });
});

test('of files that arrive together the first picture is taken, else the first file', () => {
  const [text, picture, other] = [{ type: 'text/html' }, { type: 'image/png' }, { type: 'image/gif' }];
  expect(likeliestImage([text, picture, other])).toBe(picture);
  expect(likeliestImage([text])).toBe(text);
  expect(likeliestImage([])).toBeUndefined();
});

test('formats that only some browsers open are passed on in another', () => {
  expect(['image/jpeg', 'image/webp'].every((type) => isReadByServer({ type }))).toBe(true);
  expect(['image/heic', 'image/bmp'].some((type) => isReadByServer({ type }))).toBe(false);
});

test.each([
  [1, '1 KB'],
  [43_967, '43 KB'],
  [999 * 1024, '999 KB'],
  [1000 * 1024, '1 MB'],
  [3.41 * MEGABYTE, '3.5 MB'],
  [8 * MEGABYTE, '8 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(describeSize(bytes)).toBe(words);
});
