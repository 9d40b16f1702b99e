import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { plainRequest } from '../../pen/plain-request.ts';
import { isFeminine } from './builds.ts';
import { personOf } from './wardrobe.ts';

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
