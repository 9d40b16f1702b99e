import { oneLine } from './slide-texts.rules.ts';
import type { DraftSlide, StoryLook } from './story-draft.types.ts';

/** What the image service takes, in code points. */
const PROMPT_LIMIT = 4000;

/**
 * The styles that suit a story, as the tools call them. The first is what a draft starts with.
 */
export const DRAFT_STYLES = [
  'Storybook Illustration',
  'Photorealistic',
  'Cinematic',
  'Watercolor',
  'Oil Painting',
  'Digital Art',
  'Impressionist',
  'Anime',
  'Comic Book',
  'Paper Cut',
  'Ink Drawing',
  'Ukiyo-e',
  'Pixel Art',
  'Neon Glow',
] as const satisfies readonly string[];

/**
 * What to draw on a slide: `{story}. {heading}: {caption}, {style}, avoiding text`, or, where the slide
 * has a scene of its own, `{scene}, {style}, avoiding text`. The story's title
 * comes first, so that what the story is about stays in every picture of it.
 */
export function draftPrompt(
  slide: Pick<DraftSlide, 'heading' | 'caption' | 'scene'>,
  storyTitle: string,
  { style }: Pick<StoryLook, 'style'>,
): string {
  const told = slide.scene.trim() === '' ? [storyTitle, pageScene(slide)] : [slide.scene];
  const subject = told.map(oneLine).map(withoutFullStop).filter(Boolean).join('. ');
  const tail = `${style}, avoiding text`;
  if (subject === '') return tail;
  const room = PROMPT_LIMIT - [...`, ${tail}`].length;
  return `${[...subject].slice(0, room).join('').trimEnd()}, ${tail}`;
}

/** Gaps that a script leaves to its author, as in "Tip 1: [...]". */
const GAP = /\[[^\]]*\]/g;

/** A gap is advice to the author, and nothing to draw. */
function pageScene(slide: Pick<DraftSlide, 'heading' | 'caption'>): string {
  const caption = slide.caption.replace(GAP, ' ');
  return [slide.heading, caption].map(oneLine).filter(Boolean).join(': ');
}

/** Marks at the end stay when they say more than that it ends. */
function withoutFullStop(text: string): string {
  return text.replace(/[.,;:\s]+$/, '');
}

const STYLE_NAMES: ReadonlySet<string> = new Set(DRAFT_STYLES.map((style) => style.toLowerCase()));

/**
 * What a drawn picture shows, by the words that its engine understood: each thing once, and without
 * the style, which says nothing about the story.
 */
export function shownThings(understood: readonly string[]): string {
  const things = new Map<string, string>();
  for (const word of understood) {
    const name = oneLine(word).toLowerCase();
    const known = name.replace(/s$/, '');
    if (name !== '' && !STYLE_NAMES.has(name) && !things.has(known)) things.set(known, name);
  }
  return [...things.values()].join(', ');
}
