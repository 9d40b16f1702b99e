import { useCallback, useEffect, useState } from 'react';
import type { StoryDraft } from '../../draft/story-draft.types.ts';

/** Lets the browser ask before a draft with pictures is lost that was not downloaded as it is now. */
export function useLeaveGuard(draft: StoryDraft): { noteDownload: (downloaded: StoryDraft) => void } {
  const [downloaded, setDownloaded] = useState<StoryDraft | null>(null);
  const isAtRisk = draft !== downloaded && draft.slides.some(({ picture }) => picture?.origin === 'drawn');
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return { noteDownload: useCallback((draft) => setDownloaded(draft), []) };
}
