import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { ShareLife } from '../sharing.rules.ts';
import type { OwnShare, ShareSubject } from '../sharing.types.ts';
import { describeEnd } from './described-end.rules.ts';
import { wholeAddress } from './share-requests.ts';
import { useShare } from './use-share.ts';

interface ShareDialogProps {
  subject: ShareSubject;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const LIVES: readonly { value: ShareLife; label: string }[] = [
  { value: 'never', label: 'Until I stop sharing' },
  { value: 'day', label: 'For 1 day' },
  { value: 'week', label: 'For 7 days' },
  { value: 'month', label: 'For 30 days' },
];

const KEEP_END = { value: 'keep', label: 'Keep the current end date' } as const;

/** What stands in the form. */
interface TermsDraft {
  expires: ShareLife | 'keep';
  showsRecipe: boolean;
}

const SAFEST: TermsDraft = { expires: 'never', showsRecipe: false };

/** The link of a picture or a collection: makes it, copies it, changes it, ends it. */
export function ShareDialog({ subject, open, onOpenChange }: ShareDialogProps) {
  const { share, isBusy, problem, make, end } = useShare(subject, open);
  const [draft, setDraft] = useState<TermsDraft | null>(null);
  useEffect(() => {
    if (open) setDraft(null);
  }, [open]);
  const terms = draft ?? SAFEST;
  const { expires, showsRecipe } = terms;
  const save = async () => {
    if (await make({ showsRecipe, ...(expires !== 'keep' && { expires }) })) setDraft(null);
  };
  const isOne = subject.kind === 'image';
  const isMade = share && !draft;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={isOne ? 'Share this picture' : 'Share this collection'}
      description={`Only people who have the link can see it. Search engines can’t, and your name isn’t on it.${isOne ? '' : ' They see its title and the pictures that are in it when they look.'}`}
      footer={
        isMade ? (
          <>
            <Button variant="ghost" loading={isBusy} onClick={() => void end()} className="sm:mr-auto">
              Stop sharing
            </Button>
            <Button variant="secondary" onClick={() => setDraft(draftOf(share))}>
              Change
            </Button>
            <Button onClick={() => onOpenChange(false)}>Done</Button>
          </>
        ) : (
          <Button disabled={share === undefined} loading={isBusy} onClick={() => void save()}>
            {share ? 'Save' : 'Make a link'}
          </Button>
        )
      }
    >
      <div className="grid min-h-40 content-start gap-5">
        {isMade ? (
          <MadeLink share={share} isOne={isOne} />
        ) : share === undefined ? (
          <Skeleton className="h-28 rounded-lg" />
        ) : (
          <>
            <Select
              label="How long should it work?"
              options={share?.expiresAt ? [KEEP_END, ...LIVES] : LIVES}
              value={expires}
              onValueChange={(value) => setDraft({ ...terms, expires: value as TermsDraft['expires'] })}
            />
            <Toggle
              label={isOne ? 'Show how it was made' : 'Show how the pictures were made'}
              hint={`${isOne ? 'The prompt and the settings' : 'The prompts and the settings'}, so others can start from them. A photo you started with is never shown.`}
              checked={showsRecipe}
              onCheckedChange={(checked) => setDraft({ ...terms, showsRecipe: checked })}
            />
          </>
        )}
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
    </Dialog>
  );
}

/** What is not touched stays as it is. */
function draftOf({ expiresAt, showsRecipe }: OwnShare): TermsDraft {
  return { expires: expiresAt === null ? 'never' : 'keep', showsRecipe };
}

function MadeLink({ share, isOne }: { share: OwnShare; isOne: boolean }) {
  const address = wholeAddress(share);
  const recipe = share.showsRecipe
    ? `The page shows how ${isOne ? 'it was' : 'they were'} made.`
    : `The ${isOne ? 'prompt' : 'prompts'} and settings stay private.`;
  return (
    <>
      <div className="flex items-end gap-2">
        <TextField
          label="Link"
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1"
        />
        <CopyButton text={address} label="Copy" subject="link" className="mb-1" />
      </div>
      <p role="status" className="text-ink-soft">
        {describeEnd(share)} {recipe}
      </p>
    </>
  );
}
