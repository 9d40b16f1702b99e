import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DATA_LOST_EVENT, type LostData } from '../../../../ui/until-answered.ts';

/** The page that was asked for did not come; this one stays, and offers to try again. */
export function LostDataNotice({ first }: { first: LostData }) {
  const [lost, setLost] = useState<LostData | undefined>(first);
  useEffect(() => {
    const hear = (event: Event) => setLost((event as CustomEvent<LostData>).detail);
    window.addEventListener(DATA_LOST_EVENT, hear);
    return () => window.removeEventListener(DATA_LOST_EVENT, hear);
  }, []);
  useEffect(() => {
    const forget = () => setLost(undefined);
    lost?.signal.addEventListener('abort', forget);
    return () => lost?.signal.removeEventListener('abort', forget);
  }, [lost]);
  return (
    <div
      role="alert"
      className="clears-bottom fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom),var(--bottom-taken))] z-60 mx-auto w-fit max-w-[calc(100vw-2rem)]"
    >
      {lost && (
        <div className="lit-border flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-surface-high py-3 pr-3 pl-4 shadow-overlay">
          <p className="flex items-center gap-3">
            <WifiOff aria-hidden="true" className="size-5 shrink-0 text-danger" />
            The page didn’t load. Please check your connection.
          </p>
          <button
            type="button"
            className="min-h-10 cursor-pointer rounded-md bg-ink px-4 font-semibold text-ground hover:bg-white"
            onClick={() => {
              setLost(undefined);
              lost.tryAgain();
            }}
          >
            Try Again
          </button>
        </div>
      )}
    </div>
  );
}
