import { resizedImage } from '../picture-sizes.rules.ts';

/** The label that makes a post a web story. */
export const STORY_LABEL = 'webstories';

/** One picture of a story. */
export interface StorySlide {
  /** At full size; '' when the story has no picture at all. */
  src: string;
  title: string;
  /** The caption: the text of `alt` before '||'. */
  caption: string;
  /** Where 'Shop Now' leads; '' for a slide without a link. */
  link: string;
  /** The proportions of the picture as its post tells them; only their ratio means something. */
  width?: number;
  height?: number;
}

/** What a story is made from. */
interface StorySource {
  title: string;
  /** Sanitised HTML: tags are well formed and attributes stand in quotes. */
  content: string;
  featuredImage: string;
}

/** No story has more; a list of stories carries them all. */
const MOST_SLIDES = 100;

/** A picture, or the caption below one. */
const PART = /<img\s[^>]*>|<figcaption[^>]*>([\s\S]*?)<\/figcaption>/gi;
const ATTRIBUTE = /([a-z][a-z-]*)\s*=\s*"([^"]*)"/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The slides of a story: the pictures of its post in their order, at full size. A post without
 * pictures is one slide with its poster.
 */
export function storySlides(story: StorySource): StorySlide[] {
  const slides: StorySlide[] = [];
  for (const [tag, below] of story.content.matchAll(PART)) {
    if (below !== undefined) {
      const slide = slides.at(-1);
      // What its author wrote for the story counts more.
      if (slide?.caption === '') slide.caption = captionOf(below);
      continue;
    }
    const { src = '', alt = '', title = '', width, height } = readAttributes(tag);
    if (slides.length === MOST_SLIDES) break;
    if (src === '') continue;
    const { caption, link } = readCaption(alt);
    slides.push({
      src: resizedImage(src, 's1600'),
      title: title.trim() || story.title,
      caption,
      link,
      ...readProportions(width, height),
    });
  }
  if (slides.length > 0) return slides;
  return [{ src: story.featuredImage, title: story.title, caption: '', link: '' }];
}

/** The words of a caption as HTML. */
function captionOf(html: string): string {
  const words = decodeEntities(html.replace(/<[^>]*>/g, ' '));
  return words.replace(/\s+/g, ' ').trim();
}

/** Reads 'caption||link'. A link that is no complete web address is no link, and never shown. */
export function readCaption(alt: string): { caption: string; link: string } {
  const [caption = '', link = ''] = alt.split('||', 2);
  return { caption: caption.trim(), link: isSlideLink(link.trim()) ? link.trim() : '' };
}

function readProportions(width = '', height = ''): Pick<StorySlide, 'width' | 'height'> {
  const isLength = (text: string) => /^[1-9]\d{0,4}$/.test(text);
  return isLength(width) && isLength(height) ? { width: Number(width), height: Number(height) } : {};
}

/** Whether a slide may lead there: a complete web address, and nothing else that browsers take for a link. */
export function isSlideLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function readAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] ??= decodeEntities(value);
  }
  return attributes;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
