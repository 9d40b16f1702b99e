import { Parser } from 'htmlparser2';

/** Longer words count as what they begin with. */
const LONGEST_WORD = 40;
/** No article has as many different words; what somebody pastes in may. */
const MOST_WORDS_OF_POST = 5_000;

/** Letters that Unicode does not take for another letter with a mark. */
const UNMARKED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Letters and digits that stand together are a word. Scripts without spaces between words, and
 * pictographs, are words sign by sign.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\p{Extended_Pictographic}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}])+/gu;

/** Elements that may stand inside a word. */
const INSIDE_WORDS = new Set(
  [
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
  ].concat(['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr', 'font']),
);

/** The words of a text in their order, as search compares them: without case, marks and ligatures. */
export function foldedWords(text: string): string[] {
  const found = fold(text).match(WORD) ?? [];
  return found.map((word) =>
    word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join(''),
  );
}

/** What a post is found by, each word once. Its labels count, because tags lead to a search for their text. */
export function wordsOfPost(post: { title: string; labels: readonly string[]; content: string }): string[] {
  const text = [post.title, ...post.labels, textOf(post.content)].join(' ');
  return [...new Set(foldedWords(text))].slice(0, MOST_WORDS_OF_POST);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => UNMARKED[letter] ?? letter)
    .normalize('NFC');
}

/** What a reader sees of sanitised HTML, captions of pictures included. */
function textOf(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => parts.push(text),
    onopentag(tag, attributes) {
      if (!INSIDE_WORDS.has(tag)) parts.push(' ');
      // Slides of stories write their link behind the caption.
      if (attributes.alt) parts.push(' ', attributes.alt.split('||')[0] ?? '', ' ');
    },
    onclosetag(tag) {
      if (!INSIDE_WORDS.has(tag)) parts.push(' ');
    },
  });
  parser.end(html);
  return parts.join('');
}
