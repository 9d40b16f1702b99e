import { type ReactNode, useCallback, useState } from 'react';
import { PartFailure } from '../../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../../generator/ui/use-lazy-part.ts';
import { draftStory } from '../../draft/draft-as-shown.rules.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';

interface DraftPreview {
  open: () => void;
  /** The viewer while it is open. */
  screen: ReactNode;
}

const loadViewer = () =>
  import('../../../web-stories/ui/viewer/story-viewer.tsx').then(({ StoryViewer }) => StoryViewer);

/** Shows a draft as visitors of the site will see it. */
export function useDraftPreview(draft: StoryDraft): DraftPreview {
  const [isOpen, setIsOpen] = useState(false);
  const { part: Viewer, hasFailed, retry } = useLazyPart(loadViewer, isOpen);
  const close = useCallback(() => setIsOpen(false), []);
  const open = useCallback(() => setIsOpen(true), []);
  if (!isOpen) return { open, screen: null };
  if (hasFailed) return { open, screen: <PartFailure onRetry={retry} /> };
  return { open, screen: Viewer && <Viewer story={draftStory(draft)} onClose={close} /> };
}
