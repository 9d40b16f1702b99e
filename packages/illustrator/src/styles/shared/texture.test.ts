import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { createTexture } from './texture.ts';

const KIND = { radius: 1, size: 64 };

test('the same dice give the same grain, and other dice another part of it', () => {
  const one = createTexture(createRandom(1), KIND);
  expect(createTexture(createRandom(1), KIND)).toEqual(one);
  expect(createTexture(createRandom(2), KIND)).not.toEqual(one);
});

test('values lie around 0, nearly all between -1 and 1', () => {
  const { values } = createTexture(createRandom(3), KIND);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const outside = values.filter((value) => Math.abs(value) > 1).length / values.length;
  expect(mean).toBeCloseTo(0, 5);
  expect(outside).toBeLessThan(0.01);
});

test('wherever it begins, the grain has no seam: neighbors differ as much at the edge as anywhere', () => {
  const { values, size } = createTexture(createRandom(4), { radius: 4, size: 64 });
  const differenceAt = (column: number) => {
    let sum = 0;
    for (let y = 0; y < size; y++)
      sum += Math.abs(values[y * size + column]! - values[y * size + ((column + 1) % size)]!);
    return sum / size;
  };
  const inside = Array.from({ length: size - 1 }, (_, column) => differenceAt(column));
  expect(differenceAt(size - 1)).toBeLessThanOrEqual(Math.max(...inside) * 1.2);
});

test('kinds that were not used for long are made again, the same', () => {
  const first = createTexture(createRandom(5), KIND);
  for (let radius = 2; radius < 30; radius++) createTexture(createRandom(5), { radius, size: 64 });
  expect(createTexture(createRandom(5), KIND)).toEqual(first);
});
