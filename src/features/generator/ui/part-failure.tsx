import { Button } from '../../../ui/buttons/button.tsx';
import { PART_FAILURE_MESSAGE } from '../run-failure.rules.ts';

/** Stands where a part of the page would, had its code arrived. It comes with the page, so it is a plain one. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
      {PART_FAILURE_MESSAGE}
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
