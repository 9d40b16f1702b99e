import render from 'dom-serializer';
import type { Document, Element } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { resizedImage } from '../picture-sizes.rules.ts';
import { type OpeningPicture, takeOpeningPicture } from './article-html-first-image.ts';
import { fitImages, fitTables } from './article-html-media.ts';
import { textsIn } from './article-html-texts.ts';
import type { DerivedArticle, TableOfContentsEntry } from './derived.types.ts';
import { readCaption } from './story-slides.rules.ts';

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

/** Makes a post's HTML an article to be shown: its first image goes to the top, its headings can be jumped to. */
export function deriveArticle(content: string): DerivedArticle {
  const document = parseDocument(content);
  const opening = takeOpeningPicture(document);
  const hasChanged = [opening !== undefined, fitImages(document), fitTables(document)].includes(true);
  const tableOfContents = nameHeadings(document);
  return {
    ...(opening && openingOf(opening)),
    html: hasChanged || tableOfContents.length > 0 ? render(document, { encodeEntities: 'utf8' }) : content,
    ...(isVietnamese(document) ? { language: 'vi' } : {}),
    tableOfContents,
    readingMinutes: readingMinutes(document),
  };
}

/** A blog may have chosen another picture for its lists; that one stays where it is in the text. */
function openingOf({ src, alt, caption }: OpeningPicture): Partial<DerivedArticle> {
  return {
    featuredImage: resizedImage(src, 's1600'),
    featuredImageAlt: readCaption(alt).caption,
    ...(caption === '' ? {} : { featuredImageCaption: caption }),
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

/** Letters that no other language writes. */
const VIETNAMESE = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const SHARE_OF_VIETNAMESE = 0.03;

/** Whether the words are Vietnamese, rather than naming a dish in it. */
function isVietnamese(document: Document): boolean {
  const text = [...textsIn(document.children)].join('').normalize('NFC');
  return (text.match(VIETNAMESE)?.length ?? 0) > text.length * SHARE_OF_VIETNAMESE;
}

function readingMinutes(document: Document): number {
  let words = 0;
  for (const text of textsIn(document.children)) {
    for (const { groups } of text.matchAll(WORDS_OR_CHARACTERS)) words += groups?.character ? 0.5 : 1;
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
