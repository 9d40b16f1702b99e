import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import { claim, type Reading, type Span } from '../reading.types.ts';
import { colourNamed } from './read-describing-words.ts';

/** A row of colours that stands by itself: "in blue and orange". */
export interface ColourRow extends Span {
  colours: readonly string[];
}

/** Claims rows of colours before "orange" becomes a fruit. */
export function noteColourRows(reading: Reading): ColourRow[] {
  const rows: ColourRow[] = [];
  for (const [index, { word }] of reading.tokens.entries()) {
    if (word !== 'in' || reading.claimed[index]) continue;
    const row = rowAfter(reading, index);
    if (!row) continue;
    rows.push(row);
    claim(reading, row);
  }
  return rows;
}

function rowAfter({ tokens, claimed }: Reading, opener: number): ColourRow | undefined {
  const colours: string[] = [];
  let end = opener + 1;
  for (let index = opener + 1; index < tokens.length; index++) {
    const { word } = tokens[index]!;
    const colour = claimed[index] ? undefined : colourNamed(word);
    if (colour) {
      colours.push(colour);
      end = index + 1;
    } else if (!['and', 'dark', 'light', 'bright'].includes(word)) break;
  }
  const next = tokens[end];
  // "in orange boots" speaks of the boots.
  const standsAlone = !next || next.clause !== tokens[end - 1]!.clause || FUNCTION_WORDS.has(next.word);
  return colours.length > 0 && standsAlone ? { start: opener, length: end - opener, colours } : undefined;
}

/** "a woman in red" wears it; a row after anything else colours the picture. Returns the picture's colours. */
export function giveColours(reading: Reading, rows: readonly ColourRow[]): string[] {
  const free = rows.filter(({ start, colours }) => {
    const wearer = reading.subjects.find((subject) => subject.start + subject.length === start);
    if (wearer) wearer.request.colour ??= colours[0];
    return wearer === undefined;
  });
  const unowned = reading.tokens.flatMap(({ word }, index) =>
    reading.claimed[index] ? [] : (colourNamed(word) ?? []),
  );
  return [...new Set([...free.flatMap(({ colours }) => colours), ...unowned])];
}
