import type { APIRequestContext } from '@playwright/test';
import { type Element, isTag } from 'domhandler';
import { filter, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** What machines read of a page, from its HTML alone. */
export interface PageHead {
  status: number;
  language: string;
  titles: string[];
  /** How many headings of the first level the page has. */
  mainHeadings: number;
  /** The contents of `<meta>` by name or property. */
  meta: Map<string, string[]>;
  links: { rel: string; href: string; type: string; title: string }[];
  /** What the page says in the words of schema.org, by type. */
  data: Map<string, DescribedThing>;
}

type DescribedThing = Record<string, unknown>;

/** No browser is needed: whoever reads these tags runs no script. */
export async function readPageHead(request: APIRequestContext, path: string): Promise<PageHead> {
  const answer = await request.get(path);
  const elements = filter(isTag, parseDocument(await answer.text())) as Element[];
  const named = (name: string) => elements.filter((element) => element.name === name);
  const head = named('head')[0];
  const inHead = (element: Element) => element.parent === head;
  const meta = new Map<string, string[]>();
  for (const { attribs } of named('meta').filter(inHead)) {
    const name = attribs.name ?? attribs.property;
    if (name !== undefined) meta.set(name, [...(meta.get(name) ?? []), attribs.content ?? '']);
  }
  const described = named('script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((element): DescribedThing => JSON.parse(textContent(element)));
  return {
    status: answer.status(),
    language: named('html')[0]?.attribs.lang ?? '',
    titles: named('title').filter(inHead).map(textContent),
    mainHeadings: named('h1').length,
    meta,
    links: named('link')
      .filter(inHead)
      .map(({ attribs: { rel = '', href = '', type = '', title = '' } }) => ({ rel, href, type, title })),
    data: new Map(described.map((thing) => [String(thing['@type']), thing])),
  };
}
