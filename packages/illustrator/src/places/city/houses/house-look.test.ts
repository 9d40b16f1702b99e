import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { createTestStage } from '../../../styles/test-stage.ts';
import { chooseHouse } from './house-look.ts';
import { HOUSE_MANNERS } from './house-manners.ts';

it('builds in the manner of the part of the world, and throws the same dice for the usual house', () => {
  const house = (region?: 'greek') => chooseHouse(createTestStage({ brief: { region } }), createRandom(3));
  expect(HOUSE_MANNERS.greek.walls).toContainEqual(house('greek').color);
  expect(house('greek').manner?.roof).toBe('flat');
  expect(house().manner).toBeUndefined();
  expect(house('greek').height).toBe(house().height);
});
