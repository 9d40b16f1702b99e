import { Sprout } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { urls } from '../../../urls.ts';

/** What stands where the account was; it takes the focus that went with it. */
export function AccountFarewell() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
    // A dialog puts the page back to where it was scrolled, and only after it is gone.
    const timer = setTimeout(() => ref.current?.scrollIntoView({ block: 'center' }));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className="rounded-2xl">
      <EmptyState
        title="Your account is deleted"
        icon={<Sprout aria-hidden="true" className="size-8" />}
        actions={
          <Button variant="secondary" href={urls.home()}>
            Back to the Start
          </Button>
        }
      >
        We deleted your pictures, prompts, credits and sign-ins. Thank you for trying us.
      </EmptyState>
    </div>
  );
}
