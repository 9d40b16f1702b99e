import { Parser } from 'htmlparser2';
import { type LevelGuard, withLevelGuard } from './level-guard.ts';
import { withoutPlayerLinks } from './post-players.ts';
import { ELEMENTS_WITHOUT_TEXT } from './post-tags.ts';

const SILENT: ReadonlySet<string> = new Set([...ELEMENTS_WITHOUT_TEXT, 'head']);

/** Elements inside a line; every other element ends the word before it. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const CAPTIONS: ReadonlySet<string> = new Set(['figcaption']);
const NOTHING: ReadonlySet<string> = new Set();

/**
 * The words of a piece of HTML on one line: no tags, entities decoded, spaces collapsed. What stands
 * below thousands of open elements is left out.
 */
export function plainText(html: string): string {
  return withLevelGuard(html, (text, guard) => readWords(text, guard, NOTHING));
}

/**
 * What an author says in a post, for where it is not seen: without what stands below pictures, unless
 * that is all there is, and without the links in the place of players.
 */
export function plainTextWithoutCaptions(html: string): string {
  const written = withoutPlayerLinks(html);
  return withLevelGuard(written, (text, guard) => readWords(text, guard, CAPTIONS)) || plainText(written);
}

function readWords(html: string, guard: LevelGuard, left: ReadonlySet<string>): string {
  const parts: string[] = [];
  let silentLevels = 0;
  const endWord = (name: string) => {
    if (!INLINE.has(name)) parts.push(' ');
  };
  const parser = new Parser({
    onopentag(name) {
      guard.open();
      if (silentLevels > 0 || SILENT.has(name) || left.has(name)) silentLevels++;
      endWord(name);
    },
    onclosetag(name) {
      guard.close();
      if (silentLevels > 0) silentLevels--;
      endWord(name);
    },
    ontext(text) {
      if (silentLevels === 0) parts.push(text);
    },
  });
  parser.end(html);
  return collapseSpaces(parts.join(''));
}

// Control characters show as nothing, and databases refuse some of them.
function collapseSpaces(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    .trim()
    .toWellFormed();
}

/** The first words of a piece of HTML: at most `limit` characters, and an ellipsis when some were cut. */
export function excerptOf(html: string, limit: number): string {
  return shortened(plainTextWithoutCaptions(html), limit);
}

/** At most `limit` characters of a text, and an ellipsis when some were cut. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = [...text.slice(0, limit * 2 + 1)];
  if (characters.length <= limit) return text;
  return `${characters.slice(0, limit).join('').trimEnd()}…`;
}
