import render from 'dom-serializer';
import { type ChildNode, type Document, type Element, hasChildren, isText } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Post } from '../feed/feed.types.ts';
import { removeFirstImage } from './article-html-first-image.ts';
import { fitImages, fitTables } from './article-html-media.ts';
import type { Article, TableOfContentsEntry } from './blog.types.ts';

/** Of somebody who reads to learn something. */
const WORDS_PER_MINUTE = 220;

/** In scripts without spaces a character is read about twice as fast as a word. */
const WORDS_OR_CHARACTERS =
  /(?<character>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

const HEADINGS = ['h2', 'h3'];

/** More headings are no table of contents; they stay in the text. */
const MOST_HEADINGS = 200;

/** A heading that holds more than this is no line of a table of contents. */
const LONGEST_HEADING = 300;

/** Ids of headings start so, and can therefore never be those of the page around the article. */
const HEADING_ID_PREFIX = 'section-';

/** Makes a post into an article to be shown: its first image goes to the top, its headings can be jumped to. */
export function prepareArticle(post: Post): Article {
  const { content, ...rest } = post;
  const document = parseDocument(content);
  const hasChanged = [removeFirstImage(document), fitImages(document), fitTables(document)].includes(true);
  const tableOfContents = nameHeadings(document);
  return {
    ...rest,
    html: hasChanged || tableOfContents.length > 0 ? render(document, { encodeEntities: 'utf8' }) : content,
    tableOfContents,
    readingMinutes: readingMinutes(document),
  };
}

function nameHeadings(document: Document): TableOfContentsEntry[] {
  const taken = new Set<string>();
  const headings = getElementsByTagName(isHeading, document.children, true, MOST_HEADINGS);
  return headings.flatMap((heading) => {
    const text = headingText(heading);
    if (text === '') return [];
    const id = freeId(text, taken);
    heading.attribs.id = id;
    return [{ id, text, level: levelOf(heading) }];
  });
}

const isHeading = (name: string) => HEADINGS.includes(name);

function headingText(heading: Element): string {
  let text = '';
  for (const piece of textsIn(heading.children)) {
    text += piece;
    if (text.length > LONGEST_HEADING) break;
  }
  const line = text.slice(0, LONGEST_HEADING).replace(/\s+/g, ' ').trim();
  return line.toWellFormed();
}

function levelOf(heading: Element): 2 | 3 {
  return heading.name === 'h2' ? 2 : 3;
}

function freeId(text: string, taken: Set<string>): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const wanted = HEADING_ID_PREFIX + (words.join('-').slice(0, 60) || 'untitled');
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

function readingMinutes(document: Document): number {
  let words = 0;
  for (const text of textsIn(document.children)) {
    for (const { groups } of text.matchAll(WORDS_OR_CHARACTERS)) words += groups?.character ? 0.5 : 1;
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The pieces of text in reading order. */
function* textsIn(nodes: readonly ChildNode[]): Generator<string> {
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node)) yield node.data;
    else if (hasChildren(node)) for (const child of node.children.toReversed()) waiting.push(child);
  }
}
