import { RotateCw } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';

interface ListFailureProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** Takes the place of a list that cannot be shown. */
export function ListFailure({ title, message, onRetry }: ListFailureProps) {
  return (
    <Alert
      tone="error"
      title={title}
      headingLevel={2}
      className="mx-auto max-w-prose"
      actions={
        <Button
          variant="secondary"
          onClick={onRetry}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
        >
          Try Again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
