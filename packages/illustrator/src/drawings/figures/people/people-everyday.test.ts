import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { plainRequest } from '../../pen/plain-request.ts';
import { EVERYDAY } from './people-everyday.ts';

const oldOf = (qualities: readonly string[]) =>
  Array.from({ length: 40 }, (_, seed) =>
    EVERYDAY.man(plainRequest({ random: createRandom(seed), qualities: [...qualities] })),
  ).filter(({ old }) => old).length;

it('takes nobody old for a teenager, and somebody old for anybody', () => {
  expect(oldOf(['mixed', 'young'])).toBe(0);
  expect(oldOf(['mixed'])).toBeGreaterThan(0);
});
