import ExifReader from 'exifreader';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { carryMark, findXmp, markPicture, putXmp } from './marked-file.rules.ts';
import { addToXmp, type PictureMark, writeXmp } from './picture-mark.rules.ts';
import { readMark } from './read-mark.usecases.ts';

const MARK: PictureMark = {
  sourceType: 'algorithmicMedia',
  tool: 'Tom & Ann’s "Pictures" <1>',
  engine: 'illustrator',
  seed: 7,
  createdAt: Date.UTC(2026, 2, 14, 18, 30),
};
const drawing = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 83, height: 61, channels, background: '#fa06' } });
const ENCODERS = {
  png: () => drawing().png(),
  jpeg: () => drawing().jpeg(),
  webp: () => drawing().webp(),
  'lossless webp': () => drawing().webp({ lossless: true }),
  'transparent webp': () => drawing(4).webp(),
  'transparent lossless webp': () => drawing(4).webp({ lossless: true }),
  'webp with a profile': () => drawing().withIccProfile('p3').webp(),
  'jpeg with a profile': () => drawing().withIccProfile('p3').jpeg(),
};
const pixelsOf = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });

describe.each(Object.entries(ENCODERS))('a %s', (name, encode) => {
  test('says what it is to another reader, and keeps every pixel', async () => {
    const plain = await encode().toBuffer();
    const marked = markPicture(plain, MARK);
    const tags = ExifReader.load(marked.buffer);
    expect([tags.DigitalSourceType?.value, tags.CreatorTool?.value, tags.CreateDate?.value]).toEqual([
      'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
      MARK.tool,
      '2026-03-14',
    ]);
    expect(await pixelsOf(marked)).toEqual(await pixelsOf(plain));
    expect(marked.length - plain.length).toBeLessThan(900);
  });

  test('loses nothing but its mark when that is taken away', async () => {
    const plain = await encode().toBuffer();
    expect(Buffer.from(putXmp(markPicture(plain, MARK), undefined)).equals(plain)).toBe(true);
  });

  test('has one mark, the last', async () => {
    const foreign = await encode()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${' '.repeat(301)}</x:xmpmeta>`)
      .toBuffer();
    const marked = markPicture(markPicture(foreign, MARK), { ...MARK, seed: 8 });
    expect(Buffer.from(marked).toString('latin1').split('x:xmpmeta xmlns').length).toBe(2);
    expect(findXmp(marked)).toBe(writeXmp({ ...MARK, seed: 8 }));
    expect(await pixelsOf(marked)).toEqual(await pixelsOf(foreign));
  });

  test('stays as it is when it is cut anywhere before its pixels', async () => {
    const plain = await encode().toBuffer();
    const ends = name.includes('jpeg') ? plain.indexOf(Buffer.from([0xff, 0xda])) : plain.length - 1;
    for (let length = 0; length < ends; length += 3) {
      const part = plain.subarray(0, length);
      expect(Buffer.from(markPicture(part, MARK)).equals(part)).toBe(true);
      expect(findXmp(part)).toBeUndefined();
    }
  });
});

test('what sharp wrote is read, and what is written here is kept by sharp', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const byUs = markPicture(await drawing().toFormat(format).toBuffer(), MARK);
    const small = await sharp(byUs).resize(20).keepXmp().toFormat('webp').toBuffer();
    expect(findXmp(small)).toBe(writeXmp(MARK));
  }
});

test('a picture made from another one says what that says, with the words when they are wanted', async () => {
  const marked = markPicture(await drawing().webp().toBuffer(), { ...MARK, createdAt: undefined });
  const prompt = `a "fox" & <fen>\n${'é🦊'.repeat(4000)}\ud83e`;
  const png = carryMark(marked, await drawing().png().toBuffer(), { prompt, createdAt: 0 });
  const said = readMark(findXmp(png) ?? '');
  expect(said).toMatchObject({ seed: '7', engine: 'illustrator', created: '1970-01-01' });
  expect(said.prompt?.startsWith('a "fox" & <fen> é🦊')).toBe(true);
  expect(said.prompt?.length).toBeLessThanOrEqual(4000);
  const jpeg = carryMark(png, await drawing().jpeg().toBuffer(), { createdAt: 1e12 });
  expect(readMark(findXmp(jpeg) ?? '')).toEqual(said);
  const unmarked = await drawing().jpeg().toBuffer();
  expect(Buffer.from(carryMark(unmarked, unmarked, { prompt })).equals(unmarked)).toBe(true);
});

test('nothing is added to what others wrote', () => {
  const foreign = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
  expect(addToXmp(foreign, { prompt: 'a fox' })).toBe(foreign);
});
