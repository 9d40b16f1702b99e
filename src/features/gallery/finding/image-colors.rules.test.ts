import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colorOfPicture } from './color-images.usecases.ts';
import { dominantColor, nameColor } from './image-colors.rules.ts';

test.each([
  ['#d0202a', 'red'],
  ['#e8842c', 'orange'],
  ['#f4d63a', 'yellow'],
  ['#3c8c40', 'green'],
  ['#1f9c98', 'teal'],
  ['#2a5cc8', 'blue'],
  ['#7a3cc0', 'purple'],
  ['#e860a8', 'pink'],
  ['#6a4020', 'brown'],
  ['#101010', 'black'],
  ['#808080', 'gray'],
  ['#fafafa', 'white'],
] as const)('%s is %s', (color, name) => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
  expect(nameColor(red, green, blue)).toBe(name);
});

test('a colored thing says more than the gray around it', () => {
  const gray = Array.from({ length: 60 }, () => [128, 128, 128]);
  const orange = Array.from({ length: 40 }, () => [232, 132, 44]);
  expect(dominantColor(Uint8Array.from([...gray, ...orange].flat()))).toBe('orange');
});

test.each(['png', 'jpeg', 'webp'] as const)('pictures of every kind and depth: %s', async (format) => {
  const create = { width: 90, height: 60, channels: 4 as const, background: '#2a5cc8' };
  expect(await colorOfPicture(await sharp({ create }).toFormat(format).toBuffer())).toBe('blue');
  const gray = await sharp({ create }).toColorspace('b-w').toFormat(format).toBuffer();
  expect(await colorOfPicture(gray)).toBe('gray');
});
