import { fromHex, type Rgb } from './color.ts';

/** So many numbers. */
export type Row<N extends number, Sofar extends readonly number[] = []> = Sofar['length'] extends N
  ? readonly [...Sofar]
  : Row<N, [...Sofar, number]>;

/** Parsed once: a drawing asks for its tables each time it is drawn, and they never change. */
const parsed = new Map<string, readonly (readonly (number | Rgb)[])[]>();

function parse(text: string): readonly (readonly (number | Rgb)[])[] {
  const cell = (word: string) => (word.startsWith('#') ? fromHex(word) : Number(word));
  return text
    .trim()
    .split(/\s+/)
    .map((row) => row.split(',').map(cell));
}

function parseOnce(text: string): readonly (readonly (number | Rgb)[])[] {
  let table = parsed.get(text);
  if (!table) {
    table = parse(text);
    parsed.set(text, table);
  }
  return table;
}

/** A table of numbers as one text: `0.1,-0.2,3 0.4,0,5` are two rows of three. */
export function rows<N extends number>(text: string): readonly Row<N>[] {
  return parseOnce(text) as unknown as readonly Row<N>[];
}

/** A table of so many numbers and a color a row: `0.4,0.1,#e23c32 0.5,0.1,#f07832`. */
export function coloredRows<N extends number>(text: string): readonly (readonly [...Row<N>, Rgb])[] {
  return parseOnce(text) as unknown as readonly (readonly [...Row<N>, Rgb])[];
}

/** Points in SVG syntax: `0,0 0.1,-0.2`. */
export function points(text: string): readonly Row<2>[] {
  return rows<2>(text);
}

/** The same for a text that is put together anew each time, which is not worth keeping. */
export function parsePoints(text: string): readonly Row<2>[] {
  return parse(text) as unknown as readonly Row<2>[];
}

/** Points about (x, y), stretched: `pointsAt(0, y, '0.1,0 0.2,-0.1', side)` lies on one side or mirrored on the other. */
export function pointsAt(x: number, y: number, text: string, across = 1, down = 1): Row<2>[] {
  return points(text).map(([right, below]): Row<2> => [x + right * across, y + below * down]);
}
