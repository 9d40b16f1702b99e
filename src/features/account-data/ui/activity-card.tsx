import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';

const loadList = async () => (await import('./activity-list.tsx')).ActivityList;

/** What happened to the account; fetched when somebody wants to see it. */
export function ActivityCard() {
  const [isOpen, setIsOpen] = useState(false);
  const { part: List, hasFailed, retry } = useLazyPart(loadList, isOpen);
  return (
    <Card as="section" padding="large" aria-labelledby="activity-title">
      <h2 id="activity-title" className="text-title">
        Security activity
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        Sign-ins, password changes, and downloads of the last year. If something here wasn’t you, choose a new
        password.
      </p>
      {hasFailed && (
        <Alert tone="error" className="mt-5">
          This couldn’t be loaded. Please try again.
        </Alert>
      )}
      {List ? (
        <List />
      ) : (
        <Button
          variant="secondary"
          className="mt-6"
          loading={isOpen && !hasFailed}
          onClick={() => (hasFailed ? retry() : setIsOpen(true))}
        >
          Show Activity
        </Button>
      )}
    </Card>
  );
}
