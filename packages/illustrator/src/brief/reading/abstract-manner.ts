import type { Wish } from '../options/option.types.ts';
import type { Reading } from './reading.types.ts';

const ABSTRACT: Wish = { style: 'cubism', grade: { saturation: 1.25, contrast: 1.05 } };

/** "an abstract painting of a waterfall" shows one, in planes; abstract pictures of nothing are pure form. */
export function makeAbstractAManner({ wishes, subjects, tokens }: Reading): void {
  const showsSomething =
    subjects.length > 0 ||
    wishes.some(({ wish }) => wish.features?.length || (wish.scene && wish.scene !== 'abstract'));
  if (!showsSomething || wishes.some(({ wish }) => wish.idea ?? wish.place === 'shapes')) return;
  for (const found of wishes) {
    const isManner = found.wish.scene === 'abstract' && tokens[found.start]!.word === 'abstract';
    if (isManner && found.origin === 'text') found.wish = ABSTRACT;
  }
}
