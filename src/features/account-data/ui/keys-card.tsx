import { KeyRound } from 'lucide-react';
import { urls } from '../../../urls.ts';
import { DialogCard } from './dialog-card.tsx';

const loadDialog = async () => (await import('../../api-keys/ui/keys-dialog.tsx')).KeysDialog;

export function KeysCard() {
  return (
    <DialogCard
      id="keys-title"
      title="Keys for programs"
      button="Manage Keys"
      icon={<KeyRound aria-hidden="true" className="size-5" />}
      load={loadDialog}
    >
      With a key, a script or an app makes pictures with your credits.{' '}
      <a href={urls.apiDocs()} className="underline underline-offset-4">
        See how
      </a>
      .
    </DialogCard>
  );
}
