import { useNavigate } from 'react-router';
import { urls } from '../../../urls.ts';
import { PartFailure } from './part-failure.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import type { ToolModel } from './use-tool.ts';

async function loadEarnCreditsPanel() {
  const { EarnCreditsPanel } = await import('../../reading-rewards/ui/earn-credits-panel.tsx');
  return EarnCreditsPanel;
}

/** Offers reading to who cannot afford a run. */
export function ReadingOffer({ model }: { model: ToolModel }) {
  const navigate = useNavigate();
  const { part: EarnCreditsPanel, hasFailed, retry } = useLazyPart(loadEarnCreditsPanel, true);
  if (hasFailed) return <PartFailure onRetry={retry} />;
  if (!EarnCreditsPanel) return <div className="min-h-24" />;
  return (
    <EarnCreditsPanel
      suggested={model.tool}
      isGuest={model.status?.isGuest ?? true}
      onStartReading={() => void navigate(urls.blog(), { viewTransition: true })}
    />
  );
}
