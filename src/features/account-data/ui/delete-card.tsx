import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import type { AccountSummary } from '../account-data.schema.ts';

interface DeleteCardProps {
  summary: AccountSummary;
  onDeleted: () => void;
}

const loadDialog = async () => (await import('./delete-account-dialog.tsx')).default;

export function DeleteCard({ summary, onDeleted }: DeleteCardProps) {
  const [open, setOpen] = useState(false);
  const { part: DeleteAccountDialog, hasFailed, retry } = useLazyPart(loadDialog, open);
  return (
    <Card as="section" padding="large" aria-labelledby="delete-title">
      <h2 id="delete-title" className="text-title">
        Delete your account
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        We delete your pictures, prompts, credits, licenses and sign-ins right away, and they can’t be
        restored. You may want to download your data first.
      </p>
      {hasFailed && open && (
        <div className="mt-5">
          <PartFailure onRetry={retry} />
        </div>
      )}
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
        className="mt-6"
      >
        Delete My Account
      </Button>
      {DeleteAccountDialog && (
        <DeleteAccountDialog open={open} onOpenChange={setOpen} summary={summary} onDeleted={onDeleted} />
      )}
    </Card>
  );
}
