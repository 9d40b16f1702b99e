import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { ShareLife } from '../sharing.rules.ts';
import type { OwnShare } from '../sharing.types.ts';
import { wholeAddress } from './share-requests.ts';
import { useShare } from './use-share.ts';

interface ShareDialogProps {
  imageId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const LIVES: readonly { value: ShareLife; label: string }[] = [
  { value: 'never', label: 'Until I end it' },
  { value: 'day', label: 'For 1 day' },
  { value: 'week', label: 'For 7 days' },
  { value: 'month', label: 'For 30 days' },
];

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The link of one picture: makes it, copies it, changes it, ends it. */
export function ShareDialog({ imageId, open, onOpenChange }: ShareDialogProps) {
  const { share, isBusy, problem, make, end } = useShare(imageId, open);
  const [isChanging, setIsChanging] = useState(false);
  const [expires, setExpires] = useState<ShareLife>('never');
  const [showsRecipe, setShowsRecipe] = useState(false);
  const save = async () => {
    if (await make({ expires, showsRecipe })) setIsChanging(false);
  };
  const isMade = share && !isChanging;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Share this picture"
      description="Only people who have the link can see it. Search engines can’t, and your name isn’t on it."
      footer={
        isMade ? (
          <>
            <Button variant="ghost" loading={isBusy} onClick={() => void end()} className="sm:mr-auto">
              Stop sharing
            </Button>
            <Button variant="secondary" onClick={() => setIsChanging(true)}>
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
          <MadeLink share={share} />
        ) : share === undefined ? (
          <Skeleton className="h-28 rounded-lg" />
        ) : (
          <>
            <Select
              label="How long should it work?"
              options={LIVES}
              value={expires}
              onValueChange={(value) => setExpires(value as ShareLife)}
            />
            <Toggle
              label="Show how it was made"
              hint="The prompt and the settings, so others can start from them. A photo you started with is never shown."
              checked={showsRecipe}
              onCheckedChange={setShowsRecipe}
            />
          </>
        )}
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
    </Dialog>
  );
}

function MadeLink({ share }: { share: OwnShare }) {
  const address = wholeAddress(share);
  const until = share.expiresAt
    ? `It works until ${DAY.format(new Date(share.expiresAt))}.`
    : 'It works until you end it.';
  const recipe = share.showsRecipe ? 'The page shows how it was made.' : 'How it was made stays with you.';
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
        {until} {recipe}
      </p>
    </>
  );
}
