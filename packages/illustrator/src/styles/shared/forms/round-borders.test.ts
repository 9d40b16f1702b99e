import { expect, it } from 'vitest';
import { createCheckpoint } from '../../../core/checkpoint.ts';
import { FORM_OF } from './form.types.ts';
import { roundBorders } from './round-borders.ts';

const SIDE = 40;

function formsOf(labelAt: (x: number, y: number) => number, groups: readonly number[]) {
  const labels = Int32Array.from({ length: SIDE * SIDE }, (_, cell) =>
    labelAt(cell % SIDE, Math.floor(cell / SIDE)),
  );
  const sizes = new Uint32Array(groups.length);
  for (const label of labels) sizes[label]! += 1;
  return {
    width: SIDE,
    height: SIDE,
    labels,
    sizes,
    groups: Uint8Array.from(groups),
    colors: new Float32Array(groups.length * 3),
  };
}

/** Two halves, the lower one with a tooth into the upper one. */
const toothed = (x: number, y: number) => (y >= 20 || (x === 12 && y >= 17) ? 1 : 0);

it('takes a tooth off the border of two large forms', () => {
  const forms = formsOf(toothed, [FORM_OF.land, FORM_OF.land]);
  roundBorders(forms, createCheckpoint());
  expect(forms.labels[18 * SIDE + 12]).toBe(0);
  expect(forms.labels[22 * SIDE + 12]).toBe(1);
  expect(forms.sizes[0]! + forms.sizes[1]!).toBe(SIDE * SIDE);
});

it('leaves the border of a subject and a thin post alone', () => {
  const subject = formsOf(toothed, [FORM_OF.land, FORM_OF.subject]);
  roundBorders(subject, createCheckpoint());
  expect(subject.labels[18 * SIDE + 12]).toBe(1);
  const post = formsOf((x) => (x === 12 ? 1 : 0), [FORM_OF.land, FORM_OF.land]);
  roundBorders(post, createCheckpoint());
  expect(post.labels[18 * SIDE + 12]).toBe(1);
});
