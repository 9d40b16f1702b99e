import { expect, it } from 'vitest';
import { STILL_TYPES, sniffImageType } from './image-type.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['RIFF\n\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x1cftypmif1', 'image/avif'],
  ['', undefined],
  ['\x89PNG', undefined],
  ['GIF88a', undefined],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['\0\0\0\x18ftypmp42', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['<!doctype html>', undefined],
])('%j is %s', (text, type) => {
  expect(sniffImageType(bytesOf(text))).toBe(type);
});

it('knows only those that are asked for', () => {
  expect(sniffImageType(bytesOf('GIF89a'), STILL_TYPES)).toBeUndefined();
  expect(sniffImageType(bytesOf('\xff\xd8\xff'), STILL_TYPES)).toBe('image/jpeg');
});
