import { expect, it } from 'vitest';
import { brokenPromise } from './promises.rules.ts';

const figures = (kind: string, more: object = {}) => ({
  ...{ kind, count: 100, refused: 0, p50: 5, p95: 50, p99: 90, longest: 100 },
  ...more,
});

it('names what gives way first', () => {
  expect(brokenPromise([figures('page'), figures('image'), figures('save')])).toBeUndefined();
  expect(brokenPromise([figures('page', { p99: 400 }), figures('image')])).toMatch(/^pages: .* 400 ms/);
  expect(brokenPromise([figures('image', { p95: 12_400 })])).toMatch(/^drawing: .* 12 s/);
  expect(brokenPromise([figures('image', { refused: 30 })])).toMatch(/^drawing: 30 %/);
  expect(brokenPromise([figures('save', { p99: 1_500 })])).toMatch(/^saving: .* 1500 ms/);
});
