import type { DraftSlide, SlideTexts, StoryDraft } from './story-draft.types.ts';

/**
 * Whether a draft holds work of its visitor, or drawn for them, that an earlier state of it does not:
 * pictures, words, links or another order. The photo a script was written about is not lost with it.
 */
export function isTouched(draft: StoryDraft, before: StoryDraft): boolean {
  if (draft.title !== before.title || draft.slides.length !== before.slides.length) return true;
  return draft.slides.some((slide, place) => {
    const was = before.slides[place];
    return !was || slide.key !== was.key || !hasSameWords(slide, was) || hasNewPicture(slide, was);
  });
}

function hasSameWords(slide: SlideTexts, was: SlideTexts): boolean {
  const { heading, caption, scene, link, alt } = slide;
  return (
    heading === was.heading &&
    caption === was.caption &&
    scene === was.scene &&
    link === was.link &&
    alt === was.alt
  );
}

function hasNewPicture({ picture }: DraftSlide, was: DraftSlide): boolean {
  return picture !== null && picture.origin !== 'photo' && picture.src !== was.picture?.src;
}
