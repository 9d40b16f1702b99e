import type { DraftSlide } from './story-draft.types.ts';

/** As long as alternatives of pictures are read out without tiring. */
const COMFORTABLE_ALT = 140;

const CHARACTERS = new Intl.Segmenter();

/** What the picture of a slide shows, for those who do not see it: the visitor's words, or the best we know. */
export function slideAlt(slide: Pick<DraftSlide, 'alt' | 'heading' | 'caption' | 'picture'>): string {
  if (slide.alt !== null) return oneLine(slide.alt);
  const shown = slide.picture?.shows ?? '';
  const scene = shown === '' ? firstSentence(oneLine(slide.caption)) : shown;
  const heading = oneLine(slide.heading);
  return shorten([heading, scene].filter(Boolean).join(': '));
}

/** As it stands in the story: one line, and no bars that a post could read as the start of a link. */
export function packagedCaption(caption: string): string {
  return oneLine(caption.replace(/\|{2,}/g, '|')).replace(/[|\s]+$/, '');
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function firstSentence(text: string): string {
  return /^.+?[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text;
}

function shorten(text: string): string {
  if (text.length <= COMFORTABLE_ALT) return text;
  const cut = text.slice(0, COMFORTABLE_ALT);
  const end = Math.max(cut.lastIndexOf(' '), COMFORTABLE_ALT / 2);
  const whole = text.slice(0, CHARACTERS.segment(text).containing(end)?.index);
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
}
