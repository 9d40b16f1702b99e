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

/** @param replacements in the order of the text */
export function rewrite(origin: Wording, replacements: readonly Replacement[]): Wording {
  const parts: Part[] = [];
  let done = 0;
  const keep = (to: number) => {
    if (to > done) parts.push({ from: done, to, words: origin.text.slice(done, to), kept: true });
  };
  for (const replacement of replacements) {
    keep(replacement.from);
    parts.push(replacement);
    done = replacement.to;
  }
  keep(origin.text.length);
  return compose(origin, parts);
}

/** A part of a new text: a stretch of the old one, or words for one. What joins two parts stands for nothing. */
export type Part = (Replacement & { kept?: boolean }) | string;

/** A text of parts in any order. */
export function compose(origin: Wording, parts: readonly Part[]): Wording {
  const pieces: Piece[] = [];
  let text = '';
  for (const part of parts) {
    const words = typeof part === 'string' ? part : part.words;
    if (typeof part !== 'string') {
      const { from, to, kept = false } = part;
      pieces.push({ start: text.length, end: text.length + words.length, from, to, kept });
    }
    text += words;
  }
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
  return from < to ? asWritten(origin, from, to) : text.slice(start, end);
}
