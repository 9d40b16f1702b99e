import { type ChildNode, type Document, Element, isTag, isText, type ParentNode } from 'domhandler';
import { findOne, removeElement } from 'domutils';
import { textsIn } from './article-html-texts.ts';

/** The picture that an article shows at its top, taken out of its text. */
export interface OpeningPicture {
  src: string;
  alt: string;
  /** What stood below it; '' for nothing. */
  caption: string;
}

/** A picture that comes after more words than a line or two illustrates what it stands beside. */
const MOST_WORDS_BEFORE = 150;

/** Elements that show something although they hold no words. */
const SHOWN: ReadonlySet<string> = new Set(['img', 'iframe', 'hr']);

/** A caption says nothing without its picture. */
const CAPTION = 'figcaption';

/** Takes out the picture that opens the text, if one does, and whatever held nothing else. */
export function takeOpeningPicture(document: Document): OpeningPicture | undefined {
  const image = findOne((element) => element.name === 'img', document.children);
  if (!image || charactersBefore(image, document) > MOST_WORDS_BEFORE) return undefined;
  let gone: ChildNode = image;
  while (isWrapper(gone.parent) && !gone.parent.children.some((child) => child !== gone && isSeen(child))) {
    gone = gone.parent;
  }
  const caption = isTag(gone) ? findOne((element) => element.name === CAPTION, [gone]) : null;
  removeElement(gone);
  removeLeadingSpace(document);
  const words = caption ? [...textsIn(caption.children)].join('') : '';
  const { src = '', alt = '' } = image.attribs;
  return { src, alt, caption: words.replace(/\s+/g, ' ').trim() };
}

function charactersBefore(image: Element, document: Document): number {
  let characters = 0;
  for (const text of textsIn(document.children, image)) {
    characters += text.replace(/\s+/g, ' ').trim().length;
    if (characters > MOST_WORDS_BEFORE) break;
  }
  return characters;
}

/** Blogger puts empty lines between that picture and the text. */
function removeLeadingSpace(document: Document): void {
  const start = document.children.findIndex((node) => !isSpace(node));
  document.children = start < 0 ? [] : document.children.slice(start);
  const [first] = document.children;
  if (first) first.prev = null;
}

function isSpace(node: ChildNode): boolean {
  return isText(node) ? node.data.trim() === '' : isTag(node) && node.name === 'br';
}

function isWrapper(parent: ParentNode | null): parent is Element {
  return parent instanceof Element;
}

function isSeen(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  if (!isTag(node) || node.name === CAPTION) return false;
  return SHOWN.has(node.name) || node.children.some(isSeen);
}
