import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasCredentials } from './credentials.rules.ts';
import { describeMark } from './describe-mark.rules.ts';

const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#36c' } });
const ascii = (text: string) => Buffer.from(text, 'latin1');

test('Content Credentials are seen where C2PA puts them, and nowhere else', async () => {
  const png = await draw().png().toBuffer();
  const chunk = ascii('\0\0\0\u0004caBXjumb\0\0\0\0');
  expect(hasCredentials(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toBe(true);
  const jpeg = await draw().jpeg().toBuffer();
  const segment = ascii('\xff\xeb\0\u0014JP\0\u0001\0\0\0\u0001\0\0\0\u0009jumb\0\0');
  expect(hasCredentials(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))).toBe(true);
  const webp = await draw().webp().toBuffer();
  expect(hasCredentials(Buffer.concat([webp, ascii('C2PA\0\0\0\0')]))).toBe(true);
  for (const bytes of [png, jpeg, webp, ascii('caBX jumb C2PA')]) expect(hasCredentials(bytes)).toBe(false);
});

test('what others wrote reaches no terminal as it is, and unknown terms are shown as they are', () => {
  const mark = { sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' };
  expect(describeMark({ ...mark, tool: 'a\u001b[31m\u009bb' })).toEqual([
    { label: 'How it was made', text: mark.sourceType },
    { label: 'Made with', text: 'a [31m b' },
  ]);
});
