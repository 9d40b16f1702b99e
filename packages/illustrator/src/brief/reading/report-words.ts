import type { BorrowedWord, Brief } from '../brief.types.ts';
import type { Wish } from '../options/option.types.ts';
import { endOf, type Reading, type Span, textOf } from './reading.types.ts';

const MOST_WORDS = 24;

/** Tells the visitor, in words of the prompt and in its order, what the picture shows and what it does not. */
export function reportWords(
  reading: Reading,
  brief: Brief,
): Pick<Brief, 'understood' | 'unknown' | 'borrowed'> {
  const shown = [
    // A costume is told with its wearer, a companion with whom it accompanies.
    ...reading.subjects
      .filter(({ wearer, companionOf }) => wearer === undefined && companionOf === undefined)
      .map(({ start, length }) => ({ start, length })),
    ...reading.wishes
      .filter(({ wish }) => isShown(wish, brief))
      .map(({ start, length }) => ({ start, length })),
  ];
  const understood = outermost(shown).map((span) => ({ text: textOf(reading, span) }));
  const unknown = reading.unknown
    .filter(({ start }) => !shown.some((span) => span.start <= start && start < endOf(span)))
    .sort((a, b) => a.start - b.start);
  const isTold = ({ word }: BorrowedWord) => understood.some(({ text }) => text.includes(word));
  return {
    understood: distinct(understood),
    unknown: distinct([
      ...unknown,
      ...brief.borrowed.filter((one) => !isTold(one)).map(({ word }) => ({ text: word })),
    ]),
    borrowed: brief.borrowed.filter(isTold),
  };
}

/** In order, without the spans that lie inside another: "Misty" inside "in a Misty Forest setting". */
function outermost(spans: readonly Span[]): Span[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.length - a.length);
  let end = 0;
  return ordered.filter(({ start, length }) => {
    const isOuter = start + length > end;
    end = Math.max(end, start + length);
    return isOuter;
  });
}

function distinct(words: ReadonlyArray<{ text: string }>): string[] {
  return [...new Set(words.map(({ text }) => text))].slice(0, MOST_WORDS);
}

/** Whether at least one part of the wish made it into the picture. */
function isShown(wish: Wish, brief: Brief): boolean {
  const entries = Object.entries(wish).filter(([key]) => key !== 'firmness');
  if (entries.length === 0) return true;
  return entries.some(([key, value]) => {
    if (key === 'grade' || key === 'detail') return true;
    if (key === 'features') return wish.features!.some((feature) => brief.features.has(feature));
    if (key === 'hint') return brief.placeHints?.has(wish.hint!) ?? false;
    if (key === 'implies')
      return Object.entries(wish.implies!).some(([name, wanted]) => fieldOf(brief, name) === wanted);
    return fieldOf(brief, key) === value;
  });
}

function fieldOf(brief: Brief, name: string): unknown {
  return name in brief ? brief[name as keyof Brief] : undefined;
}
