import { expect, test } from 'vitest';
import { readConfig } from '../../../../app/config.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('ids of Polar are taken in capitals too, since it answers them in small letters', () => {
  const { polar } = readConfig({
    POLAR_ORGANIZATION: ID.toUpperCase(),
    POLAR_BENEFIT_BOOSTER: ID.toUpperCase(),
  });
  expect(polar).toMatchObject({ organization: ID, booster: ID, premium: '' });
});

test('what is no id of Polar stops the start', () => {
  expect(() => readConfig({ POLAR_BENEFIT_BOOSTER: 'booster' })).toThrow(/^POLAR_BENEFIT_BOOSTER: /);
});
