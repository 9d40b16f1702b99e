/** Another article, whose title is looked for. */
export interface Mention {
  slug: string;
  title: string;
}

/** Where a title stands: in which piece of text, from which character on, up to but without `end`. */
export interface TitlePlace {
  segment: number;
  start: number;
  end: number;
  slug: string;
}

/** A title shorter than this says nothing on its own. */
const SHORTEST_TITLE = 2;

/** Longer ones are no titles that a text would mention. */
const LONGEST_TITLE = 150;

/** How much of a text is searched, in characters: more than a reader reads, and no more than a browser searches at once. */
const MOST_SEARCHED = 100_000;

const WORD_CHARACTER = '[\\p{L}\\p{N}\\p{M}_]';

/**
 * Finds where an article's text mentions other articles by their titles: each at most once, at its
 * first place that is still free, the longest titles first, whole words only. Titles of several words
 * are found in any case; a single word only as it is written, for it may be an everyday one.
 *
 * @param segments the pieces of text that may carry a link, in reading order; what must not (headings,
 *   links, code) is left out.
 */
export function findTitlePlaces(segments: readonly string[], mentions: readonly Mention[]): TitlePlace[] {
  const places: TitlePlace[] = [];
  const searched = firstCharacters(segments, MOST_SEARCHED);
  // Most titles are not mentioned, which plain search tells much faster than the pattern.
  const text = searched.map(plainly).join('\n');
  for (const { slug, title } of longestFirst(mentions)) {
    if (title.length > LONGEST_TITLE || !text.includes(plainly(title).trim())) continue;
    const pattern = titlePattern(title);
    if (!pattern) continue;
    const place = findFree(searched, pattern, places);
    if (place) places.push({ ...place, slug });
  }
  return places.sort((a, b) => a.segment - b.segment || a.start - b.start);
}

function longestFirst(mentions: readonly Mention[]): Mention[] {
  return mentions.toSorted((a, b) => b.title.trim().length - a.title.trim().length);
}

/** The segments, and parts of segments, that begin a text. */
function firstCharacters(segments: readonly string[], limit: number): string[] {
  let left = limit;
  return segments.map((segment) => {
    const part = segment.slice(0, left);
    left -= part.length;
    return part;
  });
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

function titlePattern(title: string): RegExp | null {
  const words = title.split(/\s+/).filter(Boolean);
  const text = words.map(escapePattern).join('\\s+');
  if (words.join(' ').length < SHORTEST_TITLE) return null;
  const before = startsWithWord(title.trim()) ? `(?<!${WORD_CHARACTER})` : '';
  const after = endsWithWord(title.trim()) ? `(?!${WORD_CHARACTER})` : '';
  return new RegExp(`${before}${text}${after}`, words.length > 1 ? 'giu' : 'gu');
}

function startsWithWord(text: string): boolean {
  return new RegExp(`^${WORD_CHARACTER}`, 'u').test(text);
}

function endsWithWord(text: string): boolean {
  return new RegExp(`${WORD_CHARACTER}$`, 'u').test(text);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function findFree(
  segments: readonly string[],
  pattern: RegExp,
  taken: readonly TitlePlace[],
): Omit<TitlePlace, 'slug'> | undefined {
  for (const [segment, text] of segments.entries()) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const overlaps = taken.some(
        (place) => place.segment === segment && place.start < end && start < place.end,
      );
      if (!overlaps) return { segment, start, end };
    }
  }
  return undefined;
}
