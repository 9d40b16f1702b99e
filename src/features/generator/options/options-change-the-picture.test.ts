import { illustrate } from '@dreamseed/illustrator';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../packages/illustrator/src/brief/read-brief.ts';
import { createCheckpoint } from '../../../../packages/illustrator/src/core/checkpoint.ts';
import { createRandom } from '../../../../packages/illustrator/src/core/random.ts';
import { placeSubjects } from '../../../../packages/illustrator/src/placing/place-subjects.ts';
import { buildStage } from '../../../../packages/illustrator/src/stage/build-stage.ts';
import { composePrompt, neutralChoices } from '../composed-prompt.rules.ts';
import type { OptionListName } from './option-lists.types.ts';
import { SHORT_OPTION_LISTS } from './short-option-lists.generated.ts';
import { NEAR_SYNONYMS, SAYS_THE_USUAL } from './test-look-alikes.ts';

const SIDE = 96;
const SEED = 3;
/** A place that the prompt names outranks a setting, so that list is shown without one. */
const promptFor = (list: OptionListName) => (list === 'setting' ? 'a woman' : 'a woman in a park');

/**
 * Levels of 255 by which the average pixel must differ. A whole level of the average is already seen as
 * another tint of a large area; what only touches edges or the sky (detail, a rainbow) changes few pixels
 * by much, so the least is low and the pictures were looked at besides.
 */
const LEAST_CHANGE = 1.2;
/** The same for a sixteenth of the picture alone: a face that turns away leaves all the rest as it was. */
const LEAST_CHANGE_OF_A_PART = 8;
const PARTS = 4;
/** Two options of one list that come nearer to each other than this are the same picture to a visitor. */
const LEAST_DIFFERENCE = 0.8;

function composed(list: OptionListName, option: string): string {
  const neutral = neutralChoices();
  return composePrompt('yellow', {
    ...neutral,
    prompt: promptFor(list),
    options: { ...neutral.options, [list]: option },
  });
}

async function draw(list: OptionListName, option: string) {
  const prompt = composed(list, option);
  const { picture, report } = await illustrate({ prompt, width: SIDE, height: SIDE, seed: SEED });
  return { option, pixels: picture.pixels, report };
}

function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let offset = 0; offset < a.length; offset += 4) {
    for (let channel = 0; channel < 3; channel++) {
      sum += Math.abs(a[offset + channel]! - b[offset + channel]!);
    }
  }
  return sum / ((a.length / 4) * 3);
}

/** The largest difference of any of PARTS x PARTS equal parts of two pictures. */
function differenceOfAPart(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  const side = SIDE / PARTS;
  const sums = new Array<number>(PARTS * PARTS).fill(0);
  for (let offset = 0; offset < a.length; offset++) {
    if (offset % 4 === 3) continue;
    const pixel = offset >> 2;
    const part = Math.floor(pixel / SIDE / side) * PARTS + Math.floor((pixel % SIDE) / side);
    sums[part]! += Math.abs(a[offset]! - b[offset]!);
  }
  return Math.max(...sums) / (side * side * 3);
}

function looksUnchanged(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  return difference(a, b) < LEAST_CHANGE && differenceOfAPart(a, b) < LEAST_CHANGE_OF_A_PART;
}

const LISTS = Object.keys(SHORT_OPTION_LISTS) as OptionListName[];

describe('every option changes the picture', () => {
  it.each(LISTS)(
    '%s',
    async (list) => {
      const [neutral, ...options] = SHORT_OPTION_LISTS[list];
      const usual = await draw(list, neutral!);
      const drawn: Array<Awaited<ReturnType<typeof draw>>> = [];
      for (const option of options) drawn.push(await draw(list, option));

      const unchanged = drawn.filter(({ pixels }) => looksUnchanged(pixels, usual.pixels));
      expect(unchanged.map(({ option }) => option).filter((option) => !says(list, option))).toEqual([]);

      const alike = drawn.flatMap((one, index) =>
        drawn
          .slice(index + 1)
          .filter((other) => difference(one.pixels, other.pixels) < LEAST_DIFFERENCE)
          .map((other) => [one.option, other.option] as const),
      );
      expect(alike.filter(([one, other]) => !areSynonyms(list, one, other))).toEqual([]);

      const lost = drawn.filter(
        ({ report }) => report.unknown.length > 0 || !report.understood.includes('woman'),
      );
      expect(lost.map(({ option }) => option)).toEqual([]);
    },
    60_000,
  );
});

function says(list: OptionListName, option: string): boolean {
  return SAYS_THE_USUAL[list]?.includes(option) ?? false;
}

function areSynonyms(list: OptionListName, one: string, other: string): boolean {
  if (says(list, one) && says(list, other)) return true;
  return NEAR_SYNONYMS[list]?.some((group) => group.includes(one) && group.includes(other)) ?? false;
}

describe('every option keeps the subject in sight', () => {
  it.each(['cameraAngle', 'cameraLens', 'composition', 'setting'] as const)(
    '%s',
    async (list) => {
      const hidden: string[] = [];
      for (const option of SHORT_OPTION_LISTS[list]) {
        const random = createRandom(SEED);
        const brief = readBrief(composed(list, option), { random });
        const stage = buildStage(
          brief,
          { width: SIDE, height: SIDE },
          random,
          createCheckpoint(() => false),
        );
        await placeSubjects(stage);
        const seen = stage.mask.reduce((count, number) => count + (number > 0 ? 1 : 0), 0);
        if (seen < SIDE * SIDE * 0.008) hidden.push(option);
      }
      expect(hidden).toEqual([]);
    },
    60_000,
  );
});
