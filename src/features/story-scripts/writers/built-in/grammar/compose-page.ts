import type { Dice } from '../story-dice.ts';
import { asSentence, countWords, hasDoubledWord, titleCased } from './english.ts';
import { type Rendered, render, type Said } from './render.ts';
import type { Telling } from './telling.ts';
import { parseTemplate } from './template.ts';
import { countVariants } from './variants.ts';

export const FEWEST_WORDS = 20;
export const MOST_WORDS = 30;
const TRIES = 4000;
/** After so many tries a long title is called by its short form. */
const BRIEF_AFTER = 600;
/** A page that cannot name the colours, since its title takes all the room, may leave them out. */
const INSIST_UNTIL = 1600;
/** More wordings than this make a sentence no likelier. */
const RICHEST = 16;

/** What a page may be made of. */
export interface PagePool {
  titles: readonly string[];
  first: readonly string[];
  /** The shape's own second sentences, and those about the picture. */
  second: readonly string[];
  picture: readonly string[];
  /** Whether the sentence about the picture may also stand first, as an opening does. */
  pictureMayLead: boolean;
  /** One of these words must be said, unless the list is empty. */
  mustName: readonly string[];
}

export interface ComposedPage {
  title: string;
  text: string;
  said: Said;
}

/**
 * Makes one page: a title of 2 to 5 words, and a first and a second sentence of 20 to 30 words
 * together. Sentences are tried until a pair has that length as it is; nothing is cut or padded.
 */
export function composePage(pool: PagePool, telling: Telling, said: Said, dice: Dice): ComposedPage {
  const paragraph = composeText(pool, telling, said, dice.fork('text'));
  const heading = composeTitle(pool.titles, telling, paragraph.said, dice.fork('title'));
  return { title: heading.text, text: paragraph.text, said: heading.said };
}

function composeText(pool: PagePool, telling: Telling, said: Said, dice: Dice): { text: string; said: Said } {
  const first = weightedPicker(pool.first, telling, dice);
  const second = weightedPicker(pool.second, telling, dice);
  const ofThePicture = weightedPicker(pool.picture, telling, dice);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const ofPicture = pool.picture.length > 0 && (pool.second.length === 0 || dice.next() < 0.85);
    const pair = [first(), ofPicture ? ofThePicture() : second()];
    // A long sentence may be a whole page, where the picture need not be spoken of.
    const alone = attempt % 6 === 5 && (pool.picture.length === 0 || attempt > BRIEF_AFTER);
    if (alone) pair.pop();
    else if (ofPicture && pool.pictureMayLead && dice.next() < 0.4) pair.reverse();
    const page = saySentences(pair, telling, said, dice, attempt);
    if (page && (attempt > INSIST_UNTIL || names(page.text, pool.mustName))) return page;
  }
  throw new Error('No two sentences of a page fit together; its pool is too small.');
}

/**
 * Picks sentences by the number of their wordings, so that one with few does not come back word for
 * word in every other story.
 */
function weightedPicker(sources: readonly string[], telling: Telling, dice: Dice): () => string {
  const sizeOf = (slot: string) => telling.choices[slot] ?? telling.lists[slot]?.length ?? 1;
  const weights = sources.map((source) => Math.min(RICHEST, countVariants(parseTemplate(source), sizeOf)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return () => {
    let left = dice.next() * total;
    for (const [position, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return sources[position]!;
    }
    return sources.at(-1)!;
  };
}

function saySentences(
  sources: readonly string[],
  telling: Telling,
  said: Said,
  dice: Dice,
  attempt: number,
): { text: string; said: Said } | undefined {
  let now = said;
  const sentences: string[] = [];
  for (const source of sources) {
    if (now.spent.has(source)) return undefined;
    const rendered = render(parseTemplate(source), telling, now, dice, {
      brief: attempt > BRIEF_AFTER,
    });
    if (!rendered) return undefined;
    const sentence = asSentence(rendered.text);
    if (stutters(sentence, telling)) return undefined;
    sentences.push(sentence);
    now = after(now, rendered, source);
  }
  const text = sentences.join(' ');
  const words = countWords(text);
  if (words < FEWEST_WORDS || words > MOST_WORDS || echoes(sentences, telling)) return undefined;
  return { text, said: now };
}

/** A word twice in a row is a slip, unless the title itself is of "Bora Bora". */
function stutters(text: string, { subject }: Telling): boolean {
  const own = [subject.full.text, subject.short.text, subject.bare];
  return hasDoubledWord(text) && !own.some(hasDoubledWord);
}

function names(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.length === 0 || words.some((word) => lower.includes(word));
}

/** Two sentences of one page that share a telling word sound like one writer with one idea. */
function echoes([first, second = '']: readonly string[], { subject }: Telling): boolean {
  const subjectWords = new Set(contentWords(`${subject.full.text} ${subject.short.text}`));
  const heard = new Set(contentWords(first!));
  return contentWords(second).some((word) => heard.has(word) && !subjectWords.has(word));
}

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 4 && !PLAIN_WORDS.has(word));
}

const PLAIN_WORDS = new Set(
  'about after again along among another around because before behind below beneath beside between could every everything first having nobody nothing other somebody something still their there these those through under until where which while whole would'.split(
    ' ',
  ),
);

function composeTitle(
  titles: readonly string[],
  telling: Telling,
  said: Said,
  dice: Dice,
): { text: string; said: Said } {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const source = dice.pick(titles);
    const rendered = render(parseTemplate(source), telling, said, dice, { heading: true });
    if (!rendered) continue;
    const text = titleCased(rendered.text.replace(/[“”.,;:]+$/g, '').trim());
    const words = countWords(text);
    if (words < 2 || words > 5 || stutters(text, telling) || said.spent.has(text) || said.spent.has(source))
      continue;
    return { text, said: { mentioned: said.mentioned, spent: new Set([...said.spent, text, source]) } };
  }
  throw new Error('No title of a page fits; its pool is too small.');
}

function after(said: Said, { mentioned, spent }: Rendered, source: string): Said {
  return {
    mentioned: new Set([...said.mentioned, ...mentioned]),
    spent: new Set([...said.spent, ...spent, source]),
  };
}
