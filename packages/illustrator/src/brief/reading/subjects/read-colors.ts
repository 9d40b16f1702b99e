import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import { claim, type Reading, type Span } from '../reading.types.ts';
import { colorNamed } from './read-describing-words.ts';

/** A row of colors that stands by itself: "in blue and orange". */
interface ColorRow extends Span {
  colors: readonly string[];
}

/** Claims rows of colors before "orange" becomes a fruit. */
export function noteColorRows(reading: Reading): ColorRow[] {
  const rows: ColorRow[] = [];
  for (const [index, { word }] of reading.tokens.entries()) {
    if (word !== 'in' || reading.claimed[index]) continue;
    const row = rowAfter(reading, index);
    if (!row) continue;
    rows.push(row);
    claim(reading, row);
  }
  return rows;
}

function rowAfter({ tokens, claimed }: Reading, opener: number): ColorRow | undefined {
  const colors: string[] = [];
  let end = opener + 1;
  for (let index = opener + 1; index < tokens.length; index++) {
    const { word } = tokens[index]!;
    const color = claimed[index] ? undefined : colorNamed(word);
    if (color) {
      colors.push(color);
      end = index + 1;
    } else if (!['and', 'dark', 'light', 'bright'].includes(word)) break;
  }
  const next = tokens[end];
  // "in orange boots" speaks of the boots.
  const standsAlone = !next || next.clause !== tokens[end - 1]!.clause || FUNCTION_WORDS.has(next.word);
  return colors.length > 0 && standsAlone ? { start: opener, length: end - opener, colors } : undefined;
}

/** "a woman in red" wears it; a row after anything else colors the picture. Returns the picture's colors. */
export function giveColors(reading: Reading, rows: readonly ColorRow[]): string[] {
  const free = rows.filter(({ start, colors }) => {
    const wearer = reading.subjects.find((subject) => subject.start + subject.length === start);
    if (wearer) wearer.request.color ??= colors[0];
    return wearer === undefined;
  });
  const unowned = reading.tokens.flatMap(({ word }, index) =>
    reading.claimed[index] ? [] : (colorNamed(word) ?? []),
  );
  return [...new Set([...free.flatMap(({ colors }) => colors), ...unowned])];
}
