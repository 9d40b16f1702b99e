import { Gauge } from 'lucide-react';
import { useEffect } from 'react';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CONSOLE_ADDRESS } from '../../user-status/console-address.rules.ts';
import { noteRunsSite } from '../../user-status/ui/console-hint.ts';

/** For whoever runs the site. */
export function ConsoleCard({ email }: { email: string }) {
  useEffect(() => noteRunsSite(email, true), [email]);
  return (
    <Card as="section" padding="large" aria-labelledby="console-title">
      <h2 id="console-title" className="text-title">
        You run this site
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        The console shows what needs you, the people, the posts and the site’s switches. Everybody else reads
        that there’s nothing there.
      </p>
      {/* Loaded anew: its address is no page's. */}
      <a
        href={CONSOLE_ADDRESS}
        className={classNames(buttonStyle({ variant: 'secondary', size: 'medium', block: false }), 'mt-6')}
      >
        <Gauge aria-hidden="true" className="size-5" />
        Open the Console
      </a>
    </Card>
  );
}
