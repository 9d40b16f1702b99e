import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PART_FAILURE_MESSAGE } from '../run-failure.rules.ts';

/** Stands where a part of the page would, had its code arrived. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {PART_FAILURE_MESSAGE}
    </Alert>
  );
}
