import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markPicture } from '../provenance/marked-file.rules.ts';
import type { PicturePlace, PictureScores, SafetyMode } from './picture-safety.rules.ts';
import { createPictureSafety } from './picture-safety.usecases.ts';

const HARMLESS: PictureScores = { drawing: 0.1, hentai: 0.01, neutral: 0.7, porn: 0.09, sexy: 0.1 };
const SEXUAL: PictureScores = { drawing: 0.1, hentai: 0.3, neutral: 0.1, porn: 0.4, sexy: 0.1 };
const PLACES: readonly PicturePlace[] = ['drawn', 'upload', 'shared'];

async function pictureOf(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 64, height: 64, channels: 3 as const, background: color };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

function open(mode: SafetyMode, answer: () => Promise<PictureScores>) {
  const told: string[] = [];
  const failures: unknown[] = [];
  let looks = 0;
  const safety = createPictureSafety({
    mode,
    looker: {
      look() {
        looks += 1;
        return answer();
      },
    },
    onLooked: (place, outcome) => told.push(`${place} ${outcome}`),
    onFailure: (error) => failures.push(error),
  });
  return { ...safety, told, failures, looks: () => looks };
}

test.each([
  ['off', []],
  ['shared', ['shared']],
  ['all', ['drawn', 'upload', 'shared']],
] as const)('%s looks at what it says', async (mode, expected) => {
  const { look, told } = open(mode, async () => HARMLESS);
  for (const [index, place] of PLACES.entries()) await look(place, await pictureOf(`#00000${index}`));
  expect(told).toEqual(expected.map((place) => `${place} passed`));
});

test('holds back what is likely sexual, says where, and remembers it', async () => {
  const { look, told, looks } = open('all', async () => SEXUAL);
  const picture = await pictureOf('#102030');
  await expect(look('drawn', picture)).rejects.toMatchObject({
    status: 422,
    code: 'picture.held_back',
    message: expect.stringContaining('Nothing was charged'),
  });
  await expect(look('shared', picture)).rejects.toMatchObject({ code: 'picture.held_back' });
  expect([told, looks()]).toEqual([['drawn held-back'], 1]);
});

test('lets nothing through that it could not look at, and looks again the next time', async () => {
  let isBroken = true;
  const { look, told, failures } = open('all', async () => {
    if (isBroken) throw new Error('the thread was lost');
    return HARMLESS;
  });
  const picture = await pictureOf('#302010');
  await expect(look('upload', picture)).rejects.toMatchObject({ status: 503, code: 'picture.not_checked' });
  isBroken = false;
  await look('upload', picture);
  expect([told, failures]).toEqual([['upload failed', 'upload passed'], [new Error('the thread was lost')]]);
});

test('shares what the illustrator drew from words without a look, and nothing that only says so', async () => {
  const { look, looks } = open('all', async () => SEXUAL);
  const plain = await pictureOf('#405060');
  const facts = { tool: 'Dreamseed', seed: 7 };
  await look(
    'shared',
    markPicture(plain, { ...facts, sourceType: 'algorithmicMedia', engine: 'illustrator' }),
  );
  expect(looks()).toBe(0);
  const others = [
    markPicture(plain, { ...facts, sourceType: 'algorithmicallyEnhanced', engine: 'illustrator' }),
    markPicture(plain, { ...facts, sourceType: 'algorithmicMedia', engine: 'another' }),
    plain,
  ];
  for (const picture of others)
    await expect(look('shared', picture)).rejects.toMatchObject({ code: 'picture.held_back' });
  // Before an engine's picture has its mark, or an upload lost one, a mark is worth nothing.
  const drawn = markPicture(await pictureOf('#405061'), {
    ...facts,
    sourceType: 'algorithmicMedia',
    engine: 'illustrator',
  });
  await expect(look('drawn', drawn)).rejects.toMatchObject({ code: 'picture.held_back' });
});
