import { isSlideLink } from '../../web-stories/story-of-post.rules.ts';
import { oneLine, packagedCaption } from './slide-texts.rules.ts';
import type { DraftSlide, StoryDraft } from './story-draft.types.ts';

/** What keeps a draft from being a story. */
export interface DraftProblem {
  /** The slide's key, or null for the story as a whole. */
  key: string | null;
  field: 'title' | 'picture' | 'heading' | 'link';
  /** Said beside the download. */
  message: string;
}

export const LINK_PROBLEM = 'Enter the full address, starting with https:// or http://.';

export const WORDLESS_PROBLEM = 'Write a heading or a caption.';

/** Everything that must be put right before the story can be packed, from the top of the page down. */
export function draftProblems(draft: StoryDraft): DraftProblem[] {
  const problems = draft.slides.flatMap(slideProblems);
  if (oneLine(draft.title) !== '') return problems;
  return [{ key: null, field: 'title', message: 'The story needs a title.' }, ...problems];
}

function slideProblems(slide: DraftSlide, place: number): DraftProblem[] {
  const { key } = slide;
  const problems: DraftProblem[] = [];
  if (!slide.picture)
    problems.push({ key, field: 'picture', message: `Slide ${place + 1} needs a picture.` });
  if (isWordless(slide)) {
    problems.push({ key, field: 'heading', message: `Slide ${place + 1} needs a heading or a caption.` });
  }
  if (hasBrokenLink(slide)) {
    problems.push({
      key,
      field: 'link',
      message: `The link of slide ${place + 1} isn’t a full web address.`,
    });
  }
  return problems;
}

/** An empty link is none; anything else must lead somewhere. */
export function hasBrokenLink({ link }: Pick<DraftSlide, 'link'>): boolean {
  return link.trim() !== '' && !isSlideLink(link.trim());
}

/** A story tells something on every slide. */
export function isWordless({ heading, caption }: Pick<DraftSlide, 'heading' | 'caption'>): boolean {
  return oneLine(heading) === '' && packagedCaption(caption) === '';
}
