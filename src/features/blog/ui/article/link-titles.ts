import { urls } from '../../../../urls.ts';
import { findTitlePlaces, type Mention, type TitlePlace } from '../../title-links.rules.ts';

/** Where a link would stand in another link, in a heading, or in text that is to be taken literally. */
const NO_LINKS_IN = 'a, button, code, h1, h2, h3, h4, h5, h6, kbd, pre, samp, summary';

/** Makes the titles of other articles in a text into links to them. */
export function linkTitles(text: HTMLElement, mentions: readonly Mention[]): void {
  const nodes = linkableNodes(text);
  const places = findTitlePlaces(
    nodes.map((node) => node.data),
    mentions,
  );
  // From the end, so that the characters before a place keep their numbers.
  for (const place of places.toReversed()) linkPlace(nodes[place.segment], place);
}

function linkableNodes(text: HTMLElement): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(NO_LINKS_IN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function linkPlace(node: Text | undefined, { start, end, slug }: TitlePlace): void {
  if (!node) return;
  const title = node.splitText(start);
  title.splitText(end - start);
  const link = document.createElement('a');
  link.href = urls.article(slug);
  title.replaceWith(link);
  link.append(title);
}
