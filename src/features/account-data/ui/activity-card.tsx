import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';

type Step = { name: 'closed' | 'opening' | 'failed' } | { name: 'open'; List: ComponentType };

/** What happened to the account; fetched when somebody wants to see it. */
export function ActivityCard() {
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const open = () => {
    setStep({ name: 'opening' });
    import('./activity-list.tsx').then(
      ({ ActivityList: List }) => setStep({ name: 'open', List }),
      () => setStep({ name: 'failed' }),
    );
  };
  return (
    <Card as="section" padding="large" aria-labelledby="activity-title">
      <h2 id="activity-title" className="text-title">
        Security activity
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        Sign-ins, password changes, and downloads of the last year. If something here wasn’t you, choose a new
        password.
      </p>
      {step.name === 'failed' && (
        <Alert tone="error" className="mt-5">
          This couldn’t be loaded. Please try again.
        </Alert>
      )}
      {step.name === 'open' ? (
        <step.List />
      ) : (
        <Button variant="secondary" className="mt-6" loading={step.name === 'opening'} onClick={open}>
          Show Activity
        </Button>
      )}
    </Card>
  );
}
