import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { FailedState } from './use-answer.ts';

interface FailedAnswerProps {
  failure: FailedState;
  onRetry: () => void;
}

/** What is not there is not there the next time either, so trying again is not offered for it. */
export function FailedAnswer({ failure, onRetry }: FailedAnswerProps) {
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try Again
    </Button>
  );
  return (
    <Alert tone="error" actions={failure.isMissing ? undefined : again}>
      {failure.message}
    </Alert>
  );
}
