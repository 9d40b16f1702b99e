import { Parser } from 'htmlparser2';
import { foldedWords } from '../../../../shared/words/folded-words.ts';

/** No article has as many different words; what somebody pastes in may. */
const MOST_WORDS_OF_POST = 5_000;

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

/** What a post is found by, each word once. Its labels count, because tags lead to a search for their text. */
export function wordsOfPost(post: { title: string; labels: readonly string[]; content: string }): string[] {
  const text = [post.title, ...post.labels, textOf(post.content)].join(' ');
  return [...new Set(foldedWords(text))].slice(0, MOST_WORDS_OF_POST);
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
