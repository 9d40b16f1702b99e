import type { DrawingSource, NounFacts, SubjectClass } from './noun.types.ts';

/** A noun with the words by which a prompt may ask for it. */
export interface Entry<Name extends string = string> extends NounFacts {
  /** The canonical singular, e.g. `dragon`. */
  name: Name;
  kind: SubjectClass;
  drawing: DrawingSource;
  /** Natural height as a fraction of the picture's shorter side when it is the main subject. */
  size: number;
  /** Other singular words and names for the same thing, comma separated. */
  also?: string;
  /** Plural forms that the rules of English spelling do not give. */
  plurals?: readonly string[];
  /** How many are meant by a plural without a number; 3 where absent. */
  flock?: number;
  /** How many are meant by the singular: a village is several houses. */
  group?: number;
  /** Qualities that the word itself brings along: a grandmother is old. */
  qualities?: readonly string[];
  /** The color that the word itself brings along: a polar bear is white. */
  color?: string;
  /** Also a common verb or adjective: taken for a noun only after an article, a number or a describing word. */
  ambiguous?: boolean;
}

type EntryDetails = Partial<Omit<Entry, 'name' | 'kind' | 'drawing' | 'size'>>;

/** An icon of the art pack, by its name in the Noto set. */
export function art(icon: string): DrawingSource {
  return { from: 'art', icon };
}

/** A drawing by the name under which it is registered in `drawings.registry.ts`. */
export function procedure(name: string): DrawingSource {
  return { from: 'procedure', procedure: name };
}

/** A composition by the name under which it is registered in `arrangements.registry.ts`. */
export function arrangement(name: string): DrawingSource {
  return { from: 'arrangement', arrangement: name };
}

/**
 * A function that makes entries of one kind, so that a theme's table needs one line per noun.
 * The drawing is an icon name when it is a text.
 */
export function entriesOf(kind: SubjectClass, shared: EntryDetails = {}) {
  return <const Name extends string>(
    name: Name,
    drawing: string | DrawingSource,
    size: number,
    details: EntryDetails = {},
  ): Entry<Name> => ({
    ...shared,
    ...details,
    name,
    kind,
    drawing: typeof drawing === 'string' ? art(drawing) : drawing,
    size,
  });
}
