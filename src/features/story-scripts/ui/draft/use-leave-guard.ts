import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { StoryDraft } from '../../draft/story-draft.types.ts';

/** Told whether there are pictures that would be lost; false when the desk goes. */
export type OnRiskChange = (isAtRisk: boolean) => void;

/** Lets the browser ask before a draft with pictures is lost that was not downloaded as it is now. */
export function useLeaveGuard(
  draft: StoryDraft,
  onRiskChange?: OnRiskChange,
): { noteDownload: (downloaded: StoryDraft) => void } {
  const [downloaded, setDownloaded] = useState<StoryDraft | null>(null);
  const isAtRisk = draft !== downloaded && draft.slides.some(({ picture }) => picture?.origin === 'drawn');
  const tell = useEffectEvent((risk: boolean) => onRiskChange?.(risk));
  useEffect(() => {
    if (!isAtRisk) return;
    tell(true);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      tell(false);
    };
  }, [isAtRisk]);
  return { noteDownload: useCallback((draft) => setDownloaded(draft), []) };
}
