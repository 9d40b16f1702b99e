import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { urls } from '../../../urls.ts';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';

const loadDialog = async () => (await import('../../api-keys/ui/keys-dialog.tsx')).KeysDialog;

export function KeysCard() {
  const [open, setOpen] = useState(false);
  const { part: KeysDialog, hasFailed, retry, fetchAhead } = useLazyPart(loadDialog, open);
  return (
    <Card as="section" padding="large" aria-labelledby="keys-title">
      <h2 id="keys-title" className="text-title">
        Keys for programs
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        With a key, a script or an app makes pictures with your credits.{' '}
        <a href={urls.apiDocs()} className="underline underline-offset-4">
          See how
        </a>
        .
      </p>
      {hasFailed && open && (
        <div className="mt-5">
          <PartFailure onRetry={retry} />
        </div>
      )}
      <Button
        variant="secondary"
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        onPointerEnter={fetchAhead}
        onClick={() => setOpen(true)}
        className="mt-6"
      >
        Manage Keys
      </Button>
      {KeysDialog && <KeysDialog open={open} onOpenChange={setOpen} />}
    </Card>
  );
}
