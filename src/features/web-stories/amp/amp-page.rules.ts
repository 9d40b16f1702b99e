import { isSlideLink } from '../story-of-post.rules.ts';
import { element, markupText, readableText } from './amp-markup.rules.ts';
import type { AmpSlide, AmpStory } from './amp-story.types.ts';

/** The time that a slide of the site's own viewer has. */
const ADVANCE_AFTER = '7s';
const OUTLINK_LABEL = 'Shop Now';

/** Up to how many characters a caption stands in the larger letters. */
const LETTERS: readonly { upTo: number; className?: string }[] = [
  { upTo: 90, className: 'brief' },
  { upTo: 200 },
  { upTo: 520, className: 'long' },
  { upTo: Number.POSITIVE_INFINITY, className: 'endless' },
];

/**
 * One page: its picture from edge to edge, its words above that at the bottom, its link last. A
 * picture that is known to be wider than high is shown whole, on a blurred copy of itself. On a page
 * that is wider than high the other pictures stand on its right half and the words on its left.
 */
export function writePage(story: Pick<AmpStory, 'title'>, slide: AmpSlide, place: number): string {
  // A link that leads nowhere is left out, as in the viewer.
  const link = isSlideLink(slide.link.trim()) ? slide.link.trim() : '';
  return element(
    'amp-story-page',
    { id: `page-${place + 1}`, 'auto-advance-after': ADVANCE_AFTER },
    ...writePicture(slide, describePicture(story, slide)),
    writeWords(slide, { isFirst: place === 0, isLinked: link !== '' }),
    link === '' ? '' : writeOutlink(link),
  );
}

function isWide({ width = 0, height = 0 }: AmpSlide): boolean {
  return width > height;
}

/** A picture that nobody described is described by the words it stands with. */
function describePicture({ title }: Pick<AmpStory, 'title'>, { alt, caption, heading }: AmpSlide): string {
  return [alt, caption, heading, title].map(readableText).find((text) => text !== '') ?? '';
}

function writePicture(slide: AmpSlide, alt: string): string[] {
  const { image } = slide;
  const whole = element('amp-img', { layout: 'fill', src: image, alt });
  if (!isWide(slide)) {
    const place = { template: 'fill', class: 'high', position: 'landscape-half-right' };
    return [element('amp-story-grid-layer', place, whole)];
  }
  const blurred = element('amp-img', { layout: 'fill', src: image, alt: '', role: 'presentation' });
  return [
    element('amp-story-grid-layer', { template: 'fill', class: 'backdrop' }, blurred),
    element('amp-story-grid-layer', { template: 'fill', class: 'wide' }, whole),
  ];
}

/** The words fade in, but on the first page, which readers see while it is still being loaded. */
function writeWords(slide: AmpSlide, { isFirst, isLinked }: { isFirst: boolean; isLinked: boolean }): string {
  const heading = readableText(slide.heading);
  const words = readableText(slide.caption);
  const caption = words === heading ? '' : words;
  if (heading === '' && caption === '') return '';
  const fade = isFirst ? {} : { 'animate-in': 'fade-in', 'animate-in-duration': '400ms' };
  const lines = [
    heading && element(isFirst ? 'h1' : 'h2', { dir: 'auto' }, markupText(heading)),
    caption && element('p', { dir: 'auto', class: letters(caption) }, markupText(caption)),
  ];
  const classes = ['words', ...(isLinked ? ['linked'] : []), ...(isWide(slide) ? [] : ['beside'])];
  const place = isWide(slide) ? {} : { position: 'landscape-half-left' };
  return element(
    'amp-story-grid-layer',
    { template: 'vertical', class: classes.join(' '), ...place },
    element('div', { class: 'ground', ...fade }, ...lines),
  );
}

/**
 * Nothing of a caption is cut where it can be read whole: a long one stands in smaller letters. Only
 * one of many hundred characters ends in dots after eighteen lines, and is whole for screen readers.
 */
function letters(caption: string): string | undefined {
  const { length } = Array.from(caption);
  return LETTERS.find(({ upTo }) => length <= upTo)?.className;
}

function writeOutlink(href: string): string {
  const link = element('a', { href }, markupText(OUTLINK_LABEL));
  return element('amp-story-page-outlink', { layout: 'nodisplay' }, link);
}
