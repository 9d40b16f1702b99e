import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { findXmp, markPicture } from '../marked-file.rules.ts';
import { readMark } from '../read-mark.usecases.ts';
import { keepMark } from './keep-mark.ts';
import { setPromptInFiles } from './prompt-in-files.ts';

const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#36c' } });
const asBlob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type });
const markOf = async (file: Blob) => readMark(findXmp(new Uint8Array(await file.arrayBuffer())) ?? '');

async function setUp() {
  const origin = { sourceType: 'algorithmicMedia', tool: 'Site', engine: 'illustrator', seed: 5 } as const;
  const marked = asBlob(markPicture(await draw().webp().toBuffer(), origin), 'image/webp');
  const converted = asBlob(await draw().png().toBuffer(), 'image/png');
  return { marked, converted };
}

afterEach(() => setPromptInFiles(false));

test('a converted file says what its picture said, and nothing of the words', async () => {
  const { marked, converted } = await setUp();
  const file = await keepMark(marked, converted, { prompt: 'a fox', createdAt: 0 });
  expect(file.type).toBe('image/png');
  expect(await markOf(file)).toEqual(await markOf(marked));
  expect(await keepMark(marked, marked, { prompt: 'a fox' })).toBe(marked);
});

test('a signed file stays as it is, unless the words are to go along', async () => {
  const { marked } = await setUp();
  const chunk = Buffer.from('\0\0\0\u0004caBXjumb\0\0\0\0', 'latin1');
  const png = await draw().png().toBuffer();
  const signed = asBlob(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]), 'image/png');
  expect(await keepMark(marked, signed, { createdAt: 5 })).toBe(signed);
  setPromptInFiles(true);
  expect((await markOf(await keepMark(marked, signed, { prompt: 'a fox' }))).prompt).toBe('a fox');
});

test('the words go along for whoever wants that, with the date', async () => {
  setPromptInFiles(true);
  const { marked, converted } = await setUp();
  const createdAt = Date.UTC(2026, 2, 14);
  for (const file of [converted, marked]) {
    expect(await markOf(await keepMark(marked, file, { prompt: 'a fox', createdAt }))).toMatchObject({
      ...{ tool: 'Site', seed: '5', prompt: 'a fox', created: '2026-03-14' },
    });
  }
});
