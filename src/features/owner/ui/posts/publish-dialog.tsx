import { useState } from 'react';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../acting/form-dialog.tsx';

interface PublishDialogProps {
  /** A time that was chosen before. */
  planned: number | null;
  /** @param at null for now. A rejection is told in the dialog. */
  onPublish: (at: number | null) => Promise<void>;
  onClose: () => void;
}

const MINUTE_MS = 60_000;

/** When visitors see the post. */
export function PublishDialog({ planned, onPublish, onClose }: PublishDialogProps) {
  const [way, setWay] = useState<'now' | 'later'>(planned === null ? 'now' : 'later');
  const [time, setTime] = useState(() => localTime(planned ?? Date.now() + 60 * MINUTE_MS));
  const at = Date.parse(time);
  const isLater = way === 'later';
  return (
    <FormDialog
      title="Publish this post"
      description="It is saved first. Then it stands on the blog, in the feeds and in the site map."
      button={isLater ? 'Schedule' : 'Publish Now'}
      isReady={!isLater || !Number.isNaN(at)}
      fallback="It wasn’t published. Please try again."
      onSubmit={async () => {
        await onPublish(isLater ? at : null);
        onClose();
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

/** As the browser's field for times has it, e.g. `2026-11-26T18:00`. */
function localTime(time: number): string {
  const date = new Date(time);
  const shifted = new Date(time - date.getTimezoneOffset() * MINUTE_MS);
  return shifted.toISOString().slice(0, 16);
}
