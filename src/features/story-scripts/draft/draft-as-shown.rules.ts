import type { ShownStory } from '../../web-stories/web-stories.types.ts';
import { hasBrokenLink } from './draft-problems.rules.ts';
import { oneLine, packagedCaption } from './slide-texts.rules.ts';
import type { StoryDraft } from './story-draft.types.ts';

/** A draft as the viewer shows stories; slides without a picture have none yet. */
export function draftStory(draft: StoryDraft): ShownStory {
  const title = oneLine(draft.title) || 'Untitled story';
  return {
    slug: 'draft',
    title,
    posterImage: draft.slides[0]?.picture?.src ?? '',
    slides: draft.slides.map((slide) => ({
      src: slide.picture?.src ?? '',
      title: oneLine(slide.heading) || title,
      caption: packagedCaption(slide.caption),
      link: hasBrokenLink(slide) ? '' : slide.link.trim(),
    })),
  };
}
