import { Alert } from '../../../ui/feedback/alert.tsx';
import type { FailureText } from '../run-failure.rules.ts';

export function FailurePanel({ failure }: { failure: FailureText }) {
  return (
    <Alert tone="error" title="Image Generation Failed" headingLevel={3}>
      <p>{failure.message}</p>
      {failure.detail && <p className="mt-1 text-small">{failure.detail}</p>}
    </Alert>
  );
}
