import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import type { DraftSource } from '../../draft/draft-source.types.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';
import { keepStudio, recallStudio } from './draft-cache.ts';
import { createDraftPictures } from './draft-pictures.ts';
import { createDraftStudio, type DraftStudio } from './draft-studio.ts';

/** The studio of one script. What it draws is given up when the screen goes; what it has drawn stays. */
export function useDraftStudio(source: DraftSource): { studio: DraftStudio; draft: StoryDraft } {
  const { imageServiceUrl } = useSiteInfo();
  const [{ studio, isNew }] = useState(() => {
    const recalled = recallStudio(source);
    return { studio: recalled ?? beginStudio(source, imageServiceUrl), isNew: recalled === null };
  });
  const draft = useSyncExternalStore(studio.subscribe, studio.getSnapshot, studio.getSnapshot);
  const showPhoto = useEffectEvent(() => {
    const [first] = studio.getSnapshot().slides;
    if (isNew && source.image && first) void studio.take(first.key, source.image, 'photo');
  });
  useEffect(() => {
    showPhoto();
    return studio.stop;
  }, [studio]);
  return { studio, draft };
}

function beginStudio(source: DraftSource, imageServiceUrl: string): DraftStudio {
  const { script, title } = source;
  const studio = createDraftStudio(
    { title, pages: script.story },
    { ...createDraftPictures(imageServiceUrl), random: Math.random },
  );
  keepStudio(source, studio);
  return studio;
}
