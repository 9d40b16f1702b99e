import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import type { DraftSource } from '../../draft/draft-source.types.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';
import { keepStudio, recallStudio } from './draft-memory.ts';
import { createDraftPictures } from './draft-pictures.ts';
import { createDraftStudio, type DraftStudio } from './draft-studio.ts';

/** The studio of one script. What it draws is given up when the screen goes; what it has drawn stays. */
export function useDraftStudio(source: DraftSource): { studio: DraftStudio; draft: StoryDraft } {
  const { imageServiceUrl } = useSiteInfo();
  const [studio] = useState(() => recallStudio(source) ?? beginStudio(source, imageServiceUrl));
  const draft = useSyncExternalStore(studio.subscribe, studio.getSnapshot, studio.getSnapshot);
  useEffect(() => studio.stop, [studio]);
  return { studio, draft };
}

/** The visitor's photo is the first slide's picture, until somebody decides otherwise. */
function beginStudio(source: DraftSource, imageServiceUrl: string): DraftStudio {
  const { script, title, image } = source;
  const studio = createDraftStudio(
    { title, pages: script.story },
    { ...createDraftPictures(imageServiceUrl), random: Math.random },
  );
  const [first] = studio.getSnapshot().slides;
  if (image && first) void studio.take(first.key, image, 'photo');
  keepStudio(source, studio);
  return studio;
}
