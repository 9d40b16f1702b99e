import { Button } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Family, Specimen, UnderEachAccent } from './specimen.tsx';

export function FeedbackShowcase() {
  return (
    <Family id="feedback" title="Feedback">
      <Specimen name="Alerts">
        <div className="grid gap-4 lg:grid-cols-3">
          <Alert title="Something to know">It explains, and asks for nothing.</Alert>
          <Alert tone="success" title="It worked">
            And here is what that means.
          </Alert>
          <Alert
            tone="error"
            announce={false}
            title="It did not work"
            actions={
              <Button size="small" variant="secondary">
                Try Again
              </Button>
            }
          >
            What happened, and what to do about it.
          </Alert>
        </div>
      </Specimen>
      <Specimen name="Progress under each accent: known, unknown, turning">
        <UnderEachAccent>
          <div className="flex flex-col gap-5">
            <ProgressBar label="Known" value={64} />
            <ProgressBar label="Unknown" />
            <span className="text-accent">
              <Spinner label="Working" className="size-8" />
            </span>
          </div>
        </UnderEachAccent>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="grid max-w-3xl grid-cols-[8rem_1fr] gap-5">
          <Skeleton className="aspect-square rounded-lg" />
          <div className="flex flex-col gap-3 pt-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton />
            <Skeleton className="h-4 w-5/6" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState title="Nothing here yet" headingLevel={3} actions={<Button>Make the first one</Button>}>
          It says why, and offers the way out.
        </EmptyState>
      </Specimen>
    </Family>
  );
}
