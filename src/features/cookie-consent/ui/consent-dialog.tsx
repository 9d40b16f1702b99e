import { type FocusEvent, useId, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { urls } from '../../../urls.ts';
import { useBottomTaken } from './use-bottom-taken.ts';

/** The question itself: a dialog that leaves the page usable, so it takes no focus and holds none. */
export function ConsentDialog({ onAccept }: { onAccept: () => void }) {
  const id = useId();
  const spaceRef = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useBottomTaken(spaceRef);
  const rememberOrigin = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const accept = () => {
    // The button goes; whoever was busy elsewhere goes on there.
    cameFrom.current?.focus({ preventScroll: true });
    onAccept();
  };
  return (
    <div
      ref={spaceRef}
      className="bottom-notice pointer-events-none fixed inset-x-0 bottom-0 z-30 bg-linear-to-t from-ground/90 to-transparent px-3 pt-3 sm:bg-none transition-opacity duration-slow starting:opacity-0 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 sm:pb-6 print:hidden"
    >
      <div
        role="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        onFocus={rememberOrigin}
        className="pointer-events-auto mx-auto grid max-h-[60dvh] max-w-2xl grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 overflow-y-auto rounded-xl border border-line-strong bg-surface-high px-4 py-3.5 shadow-overlay transition-[translate] duration-slow starting:translate-y-full sm:gap-x-8 sm:px-7 sm:py-4"
      >
        <h2 id={`${id}title`} className="text-body sm:text-title-sm">
          Our Use of Cookies
        </h2>
        <p
          id={`${id}text`}
          className="col-span-2 row-start-2 text-small text-ink-soft sm:col-span-1 sm:text-balance"
        >
          Cookies enhance your browsing and help us analyze our traffic. By clicking “Accept” you agree to
          their use as described in our{' '}
          <SiteLink to={urls.privacyPolicy()} className="font-medium text-ink underline underline-offset-4">
            Privacy Policy
          </SiteLink>
          .
        </p>
        <Button onClick={accept} className="col-start-2 row-start-1 sm:row-span-2">
          Accept
        </Button>
      </div>
    </div>
  );
}
