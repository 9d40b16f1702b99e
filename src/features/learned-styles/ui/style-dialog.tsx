import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LARGEST_PICTURE, MOST_PICTURES } from '../learned-styles.rules.ts';
import type { ChosenStyle } from './chosen-style.types.ts';
import { KeptStylesList } from './kept-styles-list.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { chooseStyle } from './style-in-use.ts';
import { importStyle } from './style-requests.ts';
import { useKeptStyles } from './use-kept-styles.ts';
import { useLearning } from './use-learning.ts';

interface StyleDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Styles of one's own: learned from pictures, kept, shared and put to use. */
export function StyleDialog({ open, onOpenChange }: StyleDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const learning = useLearning();
  const keptStyles = useKeptStyles();
  const add = (added: readonly File[]) => {
    const pictures = added.filter(({ type, size }) => type.startsWith('image/') && size <= LARGEST_PICTURE);
    const all = [...files, ...pictures];
    setRefusal(refusalOf(added.length - pictures.length, all.length));
    setFiles(all.slice(0, MOST_PICTURES));
  };
  const use = (chosen: ChosenStyle) => {
    chooseStyle(chosen);
    onOpenChange(false);
  };
  const takeFile = async (file: File) => {
    let taken: ChosenStyle | undefined;
    const worked = await keptStyles.change(async () => {
      taken = await importStyle(file);
    });
    if (worked && taken) use(taken);
  };
  const trouble = refusal ?? keptStyles.failure;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="A style of your own"
      description="Show us 1 to 12 pictures in one manner. We learn their colors, strokes and texture, and draw anything that way."
    >
      <div
        className="grid gap-6"
        onPaste={({ clipboardData }) => clipboardData.files.length > 0 && add([...clipboardData.files])}
      >
        {trouble && <Alert tone="error">{trouble}</Alert>}
        <LearnPanel
          {...{ files, learning, keptStyles }}
          onAdd={add}
          onRemove={(gone) => setFiles((now) => now.filter((file) => file !== gone))}
          onUse={use}
        />
        <KeptStylesList keptStyles={keptStyles} onUse={use} />
        <ImportButton onFile={(file) => void takeFile(file)} />
      </div>
    </Dialog>
  );
}

function refusalOf(unusable: number, count: number): string | null {
  if (unusable > 0) return 'Only pictures of at most 12 MB can be learned from. The others were left out.';
  return count > MOST_PICTURES
    ? `The first ${MOST_PICTURES} pictures were taken; that’s as many as fit.`
    : null;
}

function ImportButton({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
      <label
        className={classNames(
          buttonStyle({ variant: 'ghost', size: 'small', block: false }),
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <FileUp aria-hidden="true" className="size-4" />
        Add a style file
        <input
          type="file"
          accept=".json,application/json"
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <p className="text-small text-ink-muted">
        Somebody shared a style with you? Its name ends in .style.json.
      </p>
    </div>
  );
}
