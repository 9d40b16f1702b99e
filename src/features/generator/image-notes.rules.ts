import type { ImageNotes } from './generator.types.ts';

/** As many unknown words as fit one line. */
const LISTED_WORDS = 3;

/**
 * Reads `X-Dreamseed-Notes`, percent-encoded JSON; anything else than notes is no note.
 * @param engine what `X-Dreamseed-Engine` says, if the service sent it.
 * @param standIn what `X-Dreamseed-Stand-In` says, if another engine than the first drew it.
 */
export function decodeNotes(
  header: string | null,
  engine?: string | null,
  standIn?: string | null,
): ImageNotes | undefined {
  const notes = header ? parseNotes(header) : undefined;
  if (!engine) return notes;
  return { understood: [], unknown: [], ...notes, engine, ...(standIn && { standIn: true }) };
}

function parseNotes(header: string): ImageNotes | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(header));
    if (typeof value !== 'object' || value === null) return undefined;
    const { understood, unknown, says } = value as Record<string, unknown>;
    return {
      understood: wordsOf(understood),
      unknown: wordsOf(unknown),
      ...(typeof says === 'string' && { says }),
    };
  } catch {
    return undefined;
  }
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** Quoted, because what was drawn may be a phrase such as `in the snow`. */
function listWords(words: readonly string[]): string {
  const named = words.slice(0, LISTED_WORDS).map((word) => `'${word}'`);
  const rest = words.length - named.length;
  if (rest > 0) named.push(`${rest} more`);
  const last = named.pop();
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} and ${last}`;
}

/** Tells honestly what a set of pictures leaves out; null when everything was drawn. */
export function describeNotes(notes: readonly (ImageNotes | undefined)[]): string | null {
  const unknown = [...new Set(notes.flatMap((note) => note?.unknown ?? []))];
  if (unknown.length === 0) return null;
  const missing = new Set(unknown);
  const drawn = [...new Set(notes.flatMap((note) => note?.understood ?? []))].filter(
    (word) => !missing.has(word),
  );
  const shown = drawn.length === 0 ? 'the setting' : listWords(drawn);
  return `Drew ${shown}; I don't know ${listWords(unknown)} yet.`;
}

/** What stands on a picture that another engine than the first drew; null for all others. */
export function describeStandIn(notes: ImageNotes | undefined): string | null {
  if (!notes?.standIn) return null;
  return `Drawn by ${notes.engine === 'illustrator' ? 'the built-in illustrator' : notes.engine}`;
}

/** Says what drew the pictures, so that nobody takes the illustrator for a model; null for other engines. */
export function describeEngine(notes: readonly (ImageNotes | undefined)[]): string | null {
  const engines = new Set(notes.flatMap((note) => note?.engine ?? []));
  if (engines.size !== 1 || !engines.has('illustrator')) return null;
  return 'Drawn by our built-in illustrator, not by an AI model.';
}
