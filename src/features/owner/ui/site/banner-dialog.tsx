import { useState } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LONGEST_BANNER } from '../../owner-bounds.rules.ts';
import { ActDialog } from '../acting/act-dialog.tsx';

interface BannerDialogProps {
  banner: string;
  onAct: (body: { banner: string; reason: string }) => Promise<void>;
  onClose: () => void;
}

/** The line that every page begins with. */
export function BannerDialog({ banner, onAct, onClose }: BannerDialogProps) {
  const [text, setText] = useState(banner);
  return (
    <ActDialog
      title="What should visitors read?"
      description="It stands on top of every page within seconds. Whoever puts it away sees it again when the words change. Leave it empty to take it away."
      button={text.trim() ? 'Show the Banner' : 'Take It Away'}
      isReady={text.trim() !== banner}
      onAct={(reason) => onAct({ banner: text.trim(), reason })}
      onClose={onClose}
    >
      <TextField
        label="Banner"
        value={text}
        maxLength={LONGEST_BANNER}
        placeholder="We move to a new server on Sunday at 9:00 UTC."
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
