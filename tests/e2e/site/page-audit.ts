import { type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** What a crawler needs to know of a page that a server sent. */
export interface PageAudit {
  /** Hyperlinks and files on this site: resolved, without their fragments. */
  addresses: string[];
  /** Fragments that this site's pages are expected to have. */
  anchors: { address: string; id: string }[];
  ids: ReadonlySet<string>;
  /** What is wrong with the page by itself, one line each. */
  faults: string[];
}

/** Media files are drawn on demand; asking for every one of them would draw the whole blog. */
const DRAWN_ON_DEMAND = '/media/';

/** Reads one page. `address` is where it was found, `standalone` a document without the site's frame. */
export function auditPage(html: string, address: URL, { standalone }: { standalone: boolean }): PageAudit {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const ids = elements.map(({ attribs }) => attribs.id).filter((id) => id !== undefined);
  const links = elements.flatMap((element) => readLink(element, address));
  return {
    addresses: links.filter(({ url }) => isOwn(url, address)).map(({ url }) => url.pathname + url.search),
    anchors: links
      .filter(({ url }) => isOwn(url, address) && url.hash.length > 1 && !url.hash.startsWith('#/'))
      .map(({ url }) => ({
        address: url.pathname + url.search,
        id: decodeURIComponent(url.hash.slice(1)),
      })),
    ids: new Set(ids),
    faults: [
      ...findDoubles(ids).map((id) => `two elements have the id "${id}"`),
      ...elements.flatMap(findFaults),
      ...links.flatMap(({ element, url }) => findLinkFaults(element, url, address)),
      ...findFrameFaults(elements, standalone),
    ],
  };
}

interface FoundLink {
  element: Element;
  url: URL;
}

function readLink(element: Element, address: URL): FoundLink[] {
  const target = element.name === 'script' ? element.attribs.src : element.attribs.href;
  const isLink = ['a', 'area', 'link', 'script'].includes(element.name);
  if (!isLink || target === undefined || !URL.canParse(target, address)) return [];
  const url = new URL(target, address);
  return ['http:', 'https:'].includes(url.protocol) ? [{ element, url }] : [];
}

function isOwn(url: URL, address: URL): boolean {
  return url.origin === address.origin && !url.pathname.startsWith(DRAWN_ON_DEMAND);
}

function findDoubles(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))];
}

function findFaults(element: Element): string[] {
  const { name, attribs } = element;
  if (['img', 'amp-img'].includes(name) && attribs.alt === undefined) return [`no alt: ${describe(element)}`];
  if (name === 'a' && attribs.href !== undefined && !hasName(element)) {
    return [`a link without a name: ${describe(element)}`];
  }
  if (name === 'button' && !hasName(element)) return [`a button without a name: ${describe(element)}`];
  if (isField(element) && !isLabelled(element)) return [`a field without a label: ${describe(element)}`];
  return [];
}

function isField({ name, attribs }: Element): boolean {
  if (attribs['aria-hidden'] === 'true') return false;
  if (name === 'input') return !['hidden', 'submit', 'button', 'reset'].includes(attribs.type ?? 'text');
  return name === 'textarea' || name === 'select';
}

function isLabelled(field: Element): boolean {
  if (field.attribs['aria-label'] || field.attribs['aria-labelledby'] || field.attribs.title) return true;
  const ancestors: Element[] = [];
  for (let parent = field.parent; parent; parent = parent.parent) if (isTag(parent)) ancestors.push(parent);
  if (ancestors.some(({ name }) => name === 'label')) return true;
  const root = ancestors.at(-1);
  const { id } = field.attribs;
  return (
    id !== undefined &&
    root !== undefined &&
    DomUtils.existsOne(({ name, attribs }) => name === 'label' && attribs.for === id, [root])
  );
}

/** Text, or something that speaks for it. */
function hasName(element: Element): boolean {
  const { attribs } = element;
  if (attribs['aria-label'] || attribs['aria-labelledby'] || attribs.title) return true;
  if (DomUtils.textContent(element).trim() !== '') return true;
  return DomUtils.existsOne(
    (inner) => Boolean(inner.attribs.alt) || Boolean(inner.attribs['aria-label']),
    element.children,
  );
}

/** A tab of another site must not reach back into ours. */
function findLinkFaults(element: Element, url: URL, address: URL): string[] {
  if (element.name !== 'a' || url.origin === address.origin) return [];
  const words = (element.attribs.rel ?? '').split(/\s+/);
  return words.includes('noopener') || words.includes('noreferrer')
    ? []
    : [`a link to another site that may reach back: ${describe(element)}`];
}

function findFrameFaults(elements: readonly Element[], standalone: boolean): string[] {
  const count = (name: string) => elements.filter((element) => element.name === name).length;
  const faults = count('h1') === 1 ? [] : [`${count('h1')} main headings`];
  if (standalone) return faults;
  const topHeaders = elements.filter(
    (element) => ['header', 'footer'].includes(element.name) && !isInsideSection(element),
  );
  for (const name of ['header', 'footer']) {
    const found = topHeaders.filter((element) => element.name === name).length;
    if (found !== 1) faults.push(`${found} elements ${name} of the page`);
  }
  if (count('main') !== 1) faults.push(`${count('main')} elements main`);
  return faults;
}

function isInsideSection(element: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isTag(parent) && ['article', 'aside', 'main', 'nav', 'section'].includes(parent.name)) return true;
  }
  return false;
}

function describe(element: Element): string {
  const attributes = Object.entries(element.attribs).filter(([name]) => name !== 'class');
  return `<${element.name} ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}>`.slice(
    0,
    200,
  );
}
