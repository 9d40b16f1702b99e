import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { plainRequest } from '../../pen/plain-request.ts';
import { isFeminine } from './builds.ts';
import { long, personOf, trousers, WHITE, wear } from './wardrobe.ts';

const feminineOf = (who: Parameters<typeof personOf>[1], quality: string) =>
  Array.from(
    { length: 12 },
    (_, seed) => personOf(plainRequest({ random: createRandom(seed), qualities: [quality] }), who).feminine,
  );

it.each(['man', 'woman', 'strong', 'old-man', 'young-woman'] as const)(
  'puts the costume of a %s on whom the words tell',
  (who) => {
    expect(new Set(feminineOf([who], 'female'))).toEqual(new Set([true]));
    expect(new Set(feminineOf([who], 'male'))).toEqual(new Set([false]));
    expect(feminineOf([who], 'striped')[0]).toBe(isFeminine(who));
  },
);

it('takes a beard for a man only where men wear the costume, too', () => {
  expect(new Set(feminineOf(['man', 'woman'], 'bearded'))).toEqual(new Set([false]));
  expect(new Set(feminineOf(['woman'], 'bearded'))).toEqual(new Set([true]));
});

it('leaves a woman without the beard of a costume', () => {
  const costume = { lower: trousers(WHITE), torso: WHITE, sleeves: long(WHITE), beard: 'long' } as const;
  const beardOf = (quality: string) =>
    wear(plainRequest({ random: createRandom(1), qualities: [quality] }), ['man'], costume).beard;
  expect([beardOf('male'), beardOf('female')]).toEqual(['long', 'none']);
});
