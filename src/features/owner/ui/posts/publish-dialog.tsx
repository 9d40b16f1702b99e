import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { describeActFailure } from '../acting/describe-act-failure.ts';

interface PublishDialogProps {
  /** A time that was chosen before. */
  planned: number | null;
  /** @param at null for now. A rejection is told in the dialog. */
  onPublish: (at: number | null) => Promise<void>;
  onClose: () => void;
}

const MINUTE_MS = 60_000;
const FALLBACK = 'It wasn’t published. Please try again.';

/** When visitors see the post. */
export function PublishDialog({ planned, onPublish, onClose }: PublishDialogProps) {
  const [way, setWay] = useState<'now' | 'later'>(planned === null ? 'now' : 'later');
  const [time, setTime] = useState(() => localTime(planned ?? Date.now() + 60 * MINUTE_MS));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();
  const at = Date.parse(time);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onPublish(way === 'now' ? null : at);
      onClose();
    } catch (error) {
      setProblem(describeActFailure(error, FALLBACK));
      setIsBusy(false);
    }
  };
  const isLater = way === 'later';
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="medium"
      title="Publish this post"
      description="It is saved first. Then it stands on the blog, in the feeds and in the site map."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={isLater && Number.isNaN(at)}>
            {isLater ? 'Schedule' : 'Publish Now'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {problem && <Alert tone="error">{problem}</Alert>}
        <RadioCards
          legend="When?"
          options={[
            { value: 'now', label: 'Now', detail: 'Readers see it at once.' },
            { value: 'later', label: 'At a time', detail: 'It appears by itself.' },
          ]}
          value={way}
          onValueChange={(value) => setWay(value as typeof way)}
        />
        {isLater && (
          <TextField
            label="Day and time"
            type="datetime-local"
            hint={`In your own time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** As the browser's field for times has it, e.g. `2026-11-26T18:00`. */
function localTime(time: number): string {
  const date = new Date(time);
  const shifted = new Date(time - date.getTimezoneOffset() * MINUTE_MS);
  return shifted.toISOString().slice(0, 16);
}
