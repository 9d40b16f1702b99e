import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderFile, renderShape } from './resize-media.ts';

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
const draw = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#36c' } })
    .withXmp(XMP)
    .png()
    .toBuffer();
const saidBy = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).xmp?.toString();

test.each(['webp', 'jpg'] as const)(
  'a %s of any shape says what the drawing says of itself',
  async (format) => {
    const drawn = await draw();
    for (const shape of [
      { kind: 'full' },
      { kind: 'width', width: 32 },
      { kind: 'square', side: 16 },
    ] as const) {
      expect(await saidBy(await renderShape(drawn, shape, format))).toBe(XMP);
    }
  },
);

test('what somebody’s own file says stays out', async () => {
  expect(await saidBy(await renderFile(await draw(), { width: 64, height: 48 }))).toBeUndefined();
});
