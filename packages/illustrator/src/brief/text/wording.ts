/** A stretch of a rewritten text, and what it was written as. */
interface Piece {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Where its words stand in what was written. */
  from: number;
  to: number;
  /** Left as it was. */
  kept: boolean;
}

/** A text to be read, which knows how the visitor wrote each of its words. */
export interface Wording {
  text: string;
  /** In the order of the text; none where nothing was rewritten. */
  pieces: readonly Piece[];
  /** What it was rewritten from. */
  origin?: Wording;
}

/** Words to be read instead of a stretch of the text. */
export interface Replacement {
  from: number;
  to: number;
  words: string;
}

export function plainWording(text: string): Wording {
  return { text, pieces: [] };
}

/** @param replacements in the order in which they shall be read; stretches between two of them stay where they are */
export function rewrite(origin: Wording, replacements: readonly Replacement[]): Wording {
  const pieces: Piece[] = [];
  let text = '';
  let done = 0;
  const add = (words: string, from: number, to: number, kept: boolean) => {
    pieces.push({ start: text.length, end: text.length + words.length, from, to, kept });
    text += words;
  };
  for (const { from, to, words } of replacements) {
    if (from > done) add(origin.text.slice(done, from), done, from, true);
    add(words, from, to, false);
    done = Math.max(done, to);
  }
  add(origin.text.slice(done), done, origin.text.length, true);
  return { text, pieces, origin };
}

/** How the visitor wrote what stands from `start` to `end`. */
export function asWritten({ text, pieces, origin }: Wording, start: number, end: number): string {
  if (!origin) return text.slice(start, end);
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const piece of pieces) {
    if (piece.end <= start || piece.start >= end) continue;
    const isKept = piece.kept;
    from = Math.min(from, isKept ? piece.from + Math.max(0, start - piece.start) : piece.from);
    to = Math.max(to, isKept ? piece.from + Math.min(end, piece.end) - piece.start : piece.to);
  }
  return asWritten(origin, from, to);
}
