import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { urls } from '../../../urls.ts';

/** For a lost password on a site that cannot mail a link: a person must help. */
export function NoMailHelp({ onBack }: { onBack: () => void }) {
  const contactRef = useRef<HTMLDivElement>(null);
  // The form of the other view took the focus with it.
  useLayoutEffect(() => contactRef.current?.querySelector('a')?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">
        Please contact us and include your account’s email address. We can help you get back in.
      </p>
      <div ref={contactRef} className="flex flex-col gap-3">
        <Button block href={urls.contact()}>
          Contact us
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    </div>
  );
}
