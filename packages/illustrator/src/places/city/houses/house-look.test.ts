import { expect, it } from 'vitest';
import type { Region } from '../../../brief/place.types.ts';
import { createRandom } from '../../../core/random.ts';
import { createTestStage } from '../../../styles/test-stage.ts';
import { isOfOldRoofs } from '../old-skyline.ts';
import { chooseHouse } from './house-look.ts';
import { HOUSE_MANNERS } from './house-manners.ts';

it('builds in the manner of the part of the world, and throws the same dice for the usual house', () => {
  const house = (region?: 'greek') => chooseHouse(createTestStage({ brief: { region } }), createRandom(3));
  expect(HOUSE_MANNERS.greek.walls).toContainEqual(house('greek').color);
  expect(house('greek').manner?.roof).toBe('flat');
  expect(house().manner).toBeUndefined();
  expect(house('greek').height).toBe(house().height);
});

it('knows cities by their roofs where they have no high towers', () => {
  const isOld = (region?: Region) => isOfOldRoofs(createTestStage({ brief: { region } }));
  expect((['french', 'northern', 'moorish'] as const).every(isOld)).toBe(true);
  expect(isOld('chinese') || isOld()).toBe(false);
});
