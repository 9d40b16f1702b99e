/** So many numbers. */
export type Row<N extends number, Sofar extends readonly number[] = []> = Sofar['length'] extends N
  ? readonly [...Sofar]
  : Row<N, [...Sofar, number]>;

/** Parsed once: a drawing asks for its tables each time it is drawn, and they never change. */
const parsed = new Map<string, readonly (readonly number[])[]>();

/** A table of numbers as one text: `0.1,-0.2,3 0.4,0,5` are two rows of three. */
export function rows<N extends number>(text: string): readonly Row<N>[] {
  let table = parsed.get(text);
  if (!table) {
    table = text
      .trim()
      .split(/\s+/)
      .map((row) => row.split(',').map(Number));
    parsed.set(text, table);
  }
  return table as unknown as readonly Row<N>[];
}

/** Points in SVG syntax: `0,0 0.1,-0.2`. */
export function points(text: string): readonly Row<2>[] {
  return rows<2>(text);
}
