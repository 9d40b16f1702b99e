import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import type { DraftSource } from '../../draft/draft-source.types.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';
import { createDraftPictures } from './draft-pictures.ts';
import { createDraftStudio, type DraftStudio } from './draft-studio.ts';

/** The studio of one script: it starts with the visitor's photo on the first slide, and ends with the screen. */
export function useDraftStudio({ script, title, image }: DraftSource): {
  studio: DraftStudio;
  draft: StoryDraft;
} {
  const { imageServiceUrl } = useSiteInfo();
  const [studio] = useState(() =>
    createDraftStudio(
      { title, pages: script.story },
      { ...createDraftPictures(imageServiceUrl), random: Math.random },
    ),
  );
  const draft = useSyncExternalStore(studio.subscribe, studio.getSnapshot, studio.getSnapshot);
  useEffect(() => {
    const [first] = studio.getSnapshot().slides;
    if (image && first && !first.picture) void studio.take(first.key, image, 'photo');
    return studio.stop;
  }, [studio, image]);
  return { studio, draft };
}
