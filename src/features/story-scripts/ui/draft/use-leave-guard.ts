import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isTouched } from '../../draft/draft-changes.rules.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';

/** Told whether there is work that would be lost; false when the desk goes. */
export type OnRiskChange = (isAtRisk: boolean) => void;

/** Lets the browser ask before a draft is lost that was worked on and not downloaded as it is now. */
export function useLeaveGuard(
  draft: StoryDraft,
  started: StoryDraft,
  onRiskChange?: OnRiskChange,
): { noteDownload: (downloaded: StoryDraft) => void } {
  const [downloaded, setDownloaded] = useState<StoryDraft | null>(null);
  const isAtRisk = isTouched(draft, downloaded ?? started);
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
