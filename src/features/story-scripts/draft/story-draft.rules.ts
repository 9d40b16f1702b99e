import type { ScriptPage } from '../story-scripts.types.ts';
import { DRAFT_STYLES } from './draft-prompt.rules.ts';
import { oneLine } from './slide-texts.rules.ts';
import type {
  DraftSlide,
  PictureWork,
  SlidePicture,
  SlideTexts,
  StoryDraft,
  StoryLook,
} from './story-draft.types.ts';
import { PACKAGE_LIMITS } from './story-package-limits.rules.ts';

/** Longer captions cover too much of a picture, and too many of them make a story text-heavy. */
export const COMFORTABLE_CAPTION = 180;

/** Of what a visitor writes for the engine: plenty for one picture. */
export const SCENE_LENGTH = 500;

const IDLE: PictureWork = { status: 'idle' };

/** The draft of a script: its pages as slides, nothing drawn yet. */
export function startDraft(title: string, pages: readonly ScriptPage[], seed: number): StoryDraft {
  const slides = pages
    .slice(0, PACKAGE_LIMITS.slides)
    .map((page, place) => newSlide(`slide-${place + 1}`, { heading: page.title, caption: page.text }));
  return {
    title: clip(oneLine(title), PACKAGE_LIMITS.titleLength),
    look: { style: DRAFT_STYLES[0], seed },
    slides,
    removed: null,
  };
}

function newSlide(key: string, texts: Partial<SlideTexts> = {}): DraftSlide {
  const written = withTexts({ heading: '', caption: '', scene: '', link: '', alt: null }, texts);
  return { key, ...written, picture: null, work: IDLE };
}

export function retitled(draft: StoryDraft, title: string): StoryDraft {
  return { ...draft, title: clip(title, PACKAGE_LIMITS.titleLength) };
}

export function withLook(draft: StoryDraft, look: Partial<StoryLook>): StoryDraft {
  return { ...draft, look: { ...draft.look, ...look } };
}

export function withSlideTexts(draft: StoryDraft, key: string, texts: Partial<SlideTexts>): StoryDraft {
  return changeSlide(draft, key, (slide) => ({ ...slide, ...withTexts(slide, texts) }));
}

function withTexts(before: SlideTexts, texts: Partial<SlideTexts>): SlideTexts {
  const { heading, caption, scene, link, alt } = { ...before, ...texts };
  const { headingLength, captionLength, linkLength, altLength } = PACKAGE_LIMITS;
  return {
    heading: clip(heading, headingLength),
    caption: clip(withoutDoubleBars(caption), captionLength),
    scene: clip(scene, SCENE_LENGTH),
    link: clip(link, linkLength),
    alt: alt === null ? null : clip(alt, altLength),
  };
}

/** Posts write 'caption||link' into one text: two bars in a caption would begin a link. */
function withoutDoubleBars(caption: string): string {
  return caption.replace(/\|{2,}/g, '|');
}

export function withWork(draft: StoryDraft, key: string, work: PictureWork): StoryDraft {
  return changeSlide(draft, key, (slide) => ({ ...slide, work }));
}

/** A new picture ends whatever was being done about it. */
export function withPicture(draft: StoryDraft, key: string, picture: SlidePicture): StoryDraft {
  return changeSlide(draft, key, (slide) => ({ ...slide, picture, work: IDLE }));
}

export function withoutPicture(draft: StoryDraft, key: string): StoryDraft {
  return changeSlide(draft, key, (slide) => ({ ...slide, picture: null, work: IDLE }));
}

/** Nothing is waited for any more; failures stay told. */
export function withoutPendingWork(draft: StoryDraft): StoryDraft {
  return {
    ...draft,
    slides: draft.slides.map((slide) => (isPending(slide) ? { ...slide, work: IDLE } : slide)),
  };
}

export function isPending({ work }: Pick<DraftSlide, 'work'>): boolean {
  return work.status === 'waiting' || work.status === 'drawing';
}

/** Moves a slide by so many places; at the ends it stays. */
export function withSlideMoved(draft: StoryDraft, key: string, by: number): StoryDraft {
  const from = placeOf(draft, key);
  const to = from + by;
  const moved = draft.slides[from];
  if (!moved || to < 0 || to >= draft.slides.length) return draft;
  const others = draft.slides.filter((slide) => slide !== moved);
  return { ...draft, slides: others.toSpliced(to, 0, moved), removed: null };
}

/** Takes a slide out, to be put back by `withSlideRestored`. The last one stays: a story has a slide. */
export function withSlideRemoved(draft: StoryDraft, key: string): StoryDraft {
  const place = placeOf(draft, key);
  const slide = draft.slides[place];
  if (!slide || draft.slides.length === 1) return draft;
  const kept = isPending(slide) ? { ...slide, work: IDLE } : slide;
  return { ...draft, slides: draft.slides.toSpliced(place, 1), removed: { slide: kept, place } };
}

export function withSlideRestored(draft: StoryDraft): StoryDraft {
  const { removed, slides } = draft;
  if (!removed || isFull(draft)) return draft;
  return { ...draft, slides: slides.toSpliced(removed.place, 0, removed.slide), removed: null };
}

export function withRemovalForgotten(draft: StoryDraft): StoryDraft {
  return { ...draft, removed: null };
}

/** An empty slide at the end. `key` is new to the draft. */
export function withSlideAdded(draft: StoryDraft, key: string): StoryDraft {
  if (isFull(draft)) return draft;
  return { ...draft, slides: [...draft.slides, newSlide(key)], removed: null };
}

/** The slides whose pictures are the image service's to draw: those without one, else all that it drew. */
export function slidesToDraw({ slides }: StoryDraft): DraftSlide[] {
  const bare = slides.filter((slide) => !slide.picture && !isPending(slide));
  return bare.length > 0
    ? bare
    : slides.filter((slide) => slide.picture?.origin === 'drawn' && !isPending(slide));
}

export function isFull({ slides }: Pick<StoryDraft, 'slides'>): boolean {
  return slides.length >= PACKAGE_LIMITS.slides;
}

export function findSlide(draft: StoryDraft, key: string): DraftSlide | undefined {
  return draft.slides.find((slide) => slide.key === key);
}

/** From 0; -1 for a slide that is not there. */
function placeOf({ slides }: StoryDraft, key: string): number {
  return slides.findIndex((slide) => slide.key === key);
}

function changeSlide(draft: StoryDraft, key: string, change: (slide: DraftSlide) => DraftSlide): StoryDraft {
  return { ...draft, slides: draft.slides.map((slide) => (slide.key === key ? change(slide) : slide)) };
}

/** Cut between characters, never inside one. */
function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
