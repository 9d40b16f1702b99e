import { expect, test } from 'vitest';
import { OFFERED_OPTIONS } from '../brief/options/offered/offered-options.registry.ts';
import type { OptionListName } from '../brief/options/option.types.ts';
import { illustrate } from '../illustrate.ts';
import { ballPicture } from './test-pictures.ts';

const SIDE = 96;
/** As the tools write an option into a prompt. */
const CLAUSES: Partial<Record<OptionListName, (name: string) => string>> = {
  mood: (name) => `${name} mood`,
  lighting: (name) => `${name} lighting`,
  colorScheme: (name) => `${name} color scheme`,
  artist: (name) => `in the style of ${name}`,
  composition: (name) => `${name} composition`,
  timeOfDay: (name) => `at ${name}`,
  weather: (name) => `with ${name}`,
  setting: (name) => `in a ${name} setting`,
  cameraLens: (name) => `${name} lens`,
};
/** They ask for what every picture has. */
const AS_IT_IS = new Set([
  'Eye Level',
  'Front View',
  'Full Body Shot',
  '40mm',
  '50mm',
  '58mm',
  'Standard',
  'Balanced Detail',
  'Photorealistic',
  'Film Photograph',
]);
const EACH = 6;

const startingPicture = ballPicture(SIDE, SIDE);
const paint = (prompt: string) =>
  illustrate({ prompt, width: SIDE, height: SIDE, seed: 3, startingPicture, strength: 1 });
const unasked = await paint('Photorealistic');

test.each(
  Object.entries(OFFERED_OPTIONS) as Array<[OptionListName, (typeof OFFERED_OPTIONS)[OptionListName]]>,
)(
  'each option of %s changes a painted picture, or is told among the words not shown',
  async (list, options) => {
    const shown = options.filter(({ name, short }) => short && !AS_IT_IS.has(name));
    for (const { name } of shown.filter((_, index) => index % EACH === 0)) {
      const { picture, report } = await paint(`Photorealistic, ${CLAUSES[list]?.(name) ?? name}`);
      const isTold = report.unknown.some((words) => words.includes(name));
      const share = changedShare(picture.pixels, unasked.picture.pixels);
      expect(isTold || share > 0.02, `${list}: ${name} changes ${(share * 100).toFixed(1)} %`).toBe(true);
      if (isTold) expect(report.understood.join(' ')).not.toContain(name);
    }
  },
);

function changedShare(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs(one[at + channel]! - other[at + channel]!),
      0,
    );
    if (apart > 12) changed++;
  }
  return changed / (one.length / 4);
}
