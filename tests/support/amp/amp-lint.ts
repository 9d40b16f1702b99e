import type { Element } from 'domhandler';
import { getAttributeValue, getElementsByTagName, getInnerHTML, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** Within so many bytes browsers look for the encoding. */
const ENCODING_WITHIN = 1024;

/**
 * What AMP's validator lets pass in a story and what is wrong all the same: a search engine would
 * ignore the story, or a reader see less of it than there is.
 * @param address where the document is published; '' for a file that may name pictures beside it.
 * @returns what is wrong; nothing for a sound story.
 */
export function lintAmpStory(html: string, address: string): string[] {
  const document = parseDocument(html);
  const all = (name: string) => getElementsByTagName(name, document);
  return [
    ...lintHead(html, all),
    ...lintAddresses(all, address),
    ...lintPages(all),
    ...all('amp-img')
      .filter(lacksAlt)
      .map(() => 'a picture has no alt'),
    ...lintStructuredData(all),
  ];
}

type FindAll = (name: string) => Element[];

function lintHead(html: string, all: FindAll): string[] {
  const [root] = all('html');
  const [title] = all('title');
  const [story] = all('amp-story');
  const charset = html.search(/<meta charset="utf-8"/i);
  return [
    ...(root && attribute(root, 'lang') !== '' ? [] : ['the document has no lang']),
    ...(title && textContent(title).trim() !== '' ? [] : ['the document has no title']),
    ...(story && attribute(story, 'title').trim() !== '' ? [] : ['the story has no title']),
    ...(charset >= 0 && Buffer.byteLength(html.slice(0, charset)) < ENCODING_WITHIN
      ? []
      : ['the charset comes too late']),
  ];
}

function lintAddresses(all: FindAll, own: string): string[] {
  const canonical = all('link').find((link) => attribute(link, 'rel') === 'canonical');
  const [story] = all('amp-story');
  const media: [string, string][] = [
    ...all('amp-img').map((image): [string, string] => ['a picture', attribute(image, 'src')]),
    ['the poster', story ? attribute(story, 'poster-portrait-src') : ''],
    ['the logo', story ? attribute(story, 'publisher-logo-src') : ''],
  ];
  return [
    ...(own === '' || (canonical && attribute(canonical, 'href') === own)
      ? []
      : ['the canonical address is not its own']),
    ...media.filter(([, address]) => !isSound(address, own)).map(([what]) => `${what} has no sound address`),
  ];
}

/** Whole, and with https where the document has it; in a file, a path beside it too. */
function isSound(address: string, own: string): boolean {
  if (/^https:\/\/[^/]/i.test(address)) return true;
  if (own.startsWith('http:')) return /^http:\/\/[^/]/i.test(address);
  return own === '' && /^[\w-][\w./-]*$/.test(address);
}

function lintPages(all: FindAll): string[] {
  const pages = all('amp-story-page');
  const ids = pages.map((page) => attribute(page, 'id'));
  const links = all('amp-story-page-outlink').flatMap((outlink) => getElementsByTagName('a', outlink));
  return [
    ...(new Set(ids).size < ids.length ? ['two pages have one id'] : []),
    ...pages
      .filter((page) => !/^\d+(?:\.\d+)?(?:s|ms)$/.test(attribute(page, 'auto-advance-after')))
      .map(() => 'a page does not say when the next one comes'),
    ...pages
      .filter((page) => getElementsByTagName('amp-story-grid-layer', page).length === 0)
      .map(() => 'a page shows nothing'),
    // The site's own viewer follows links without https too.
    ...links
      .filter((link) => !/^https?:\/\/[^/]/i.test(attribute(link, 'href')))
      .map(() => 'a link leads nowhere'),
  ];
}

/** Only a picture that is shown a second time, for its colors, may go without. */
function lacksAlt(image: Element): boolean {
  return attribute(image, 'alt').trim() === '' && attribute(image, 'role') !== 'presentation';
}

function lintStructuredData(all: FindAll): string[] {
  const scripts = all('script').filter((script) => attribute(script, 'type') === 'application/ld+json');
  return scripts.flatMap((script) => {
    const json = getInnerHTML(script, { decodeEntities: false });
    const { headline, publisher } = JSON.parse(json) as Record<string, unknown>;
    return headline && publisher ? [] : ['the structured data lacks headline or publisher'];
  });
}

function attribute(element: Element, name: string): string {
  return getAttributeValue(element, name) ?? '';
}
