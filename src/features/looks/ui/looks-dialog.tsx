import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { describeUnknown, type LookCatalog } from '../look-link.rules.ts';
import type { KeptLook, Look } from '../looks.types.ts';
import { readLooksFile } from '../looks-file.rules.ts';
import { lookAlone } from '../new-looks.rules.ts';
import { HouseLooks } from './house-looks.tsx';
import { KeptLooksList } from './kept-looks.tsx';
import { LooksFiles } from './looks-files.tsx';
import { LooksFromBefore } from './looks-from-before.tsx';
import { SaveLookForm } from './save-look-form.tsx';
import { useSavedLooks } from './use-saved-looks.ts';

interface LooksDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How the selectors are set now. */
  current: Pick<Look, 'options' | 'shape'>;
  /** The selectors of the tool. */
  lists: readonly string[];
  /** Every entry that the site has. */
  loadCatalog: () => Promise<LookCatalog>;
  /** The address of a picture that shows what a look is like. */
  pictureOf: (look: Look) => string | null;
  onUse: (look: Look) => void;
}

/** A file of fifty looks takes a tenth of it. */
const LARGEST_FILE = 256 * 1024;
const NO_LOOKS = 'There are no looks in this file. Choose one that was exported here.';

interface Note {
  text: string;
  /** What was deleted, to be kept again. */
  undo?: KeptLook;
}

/** Looks: named, used, shared, taken along. */
export function LooksDialog(props: LooksDialogProps) {
  const { open, onOpenChange, current, lists, loadCatalog, pictureOf, onUse } = props;
  const { isAccount, kept, failure, change } = useSavedLooks();
  const [note, setNote] = useState<Note | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt: typeof change = (work) => {
    setRefusal(null);
    setNote(null);
    return change(work);
  };
  const keep = (looks: readonly Look[]) => attempt((keeper) => keeper.keep(looks));
  const remove = async (look: KeptLook) => {
    if (await attempt((keeper) => keeper.remove(look.id)))
      setNote({ text: `“${look.name}” is deleted.`, undo: look });
  };
  const bring = async (file: File) => {
    const read = file.size <= LARGEST_FILE ? readLooksFile(await file.text(), await loadCatalog()) : null;
    if (!read || read.looks.length === 0) return setRefusal(NO_LOOKS);
    if (!(await keep(read.looks))) return;
    const count = read.looks.length === 1 ? '1 look' : `${read.looks.length} looks`;
    setNote({ text: [`${count} added.`, describeUnknown(read.unknown)].filter(Boolean).join(' ') });
  };
  const trouble = refusal ?? failure;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="Looks"
      description={
        isAccount
          ? 'Save your style, mood, and other choices to use again. Your looks are kept in your account.'
          : 'Save your style, mood, and other choices to use again. Your looks are kept in this browser.'
      }
    >
      <div className="grid gap-6">
        {trouble && <Alert tone="error">{trouble}</Alert>}
        <div role="status" className="empty:hidden">
          {note && (
            <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface-raised/50 py-2 pr-2 pl-4 text-small">
              <p className="min-w-0 flex-1">{note.text}</p>
              {note.undo && (
                <Button
                  variant="secondary"
                  className="min-h-11"
                  onClick={() => note.undo && void keep([lookAlone(note.undo)])}
                >
                  Undo
                </Button>
              )}
            </div>
          )}
        </div>
        {isAccount && kept && <LooksFromBefore onKeep={keep} />}
        <SaveLookForm {...{ current, lists }} onSave={(look) => keep([look])} />
        {kept && (
          <KeptLooksList
            {...{ kept, lists, pictureOf, onUse }}
            onRename={({ id }, name) => void attempt((keeper) => keeper.giveName(id, name))}
            onRemove={(look) => void remove(look)}
          />
        )}
        <HouseLooks {...{ lists, onUse }} />
        <LooksFiles looks={kept?.looks ?? []} onFile={(file) => void bring(file)} />
      </div>
    </Dialog>
  );
}
