import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AccountSummary } from '../account-data.schema.ts';
import { listDeleted, listKept } from '../account-facts.rules.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  summary: AccountSummary;
  onDeleted: () => void;
}

/** Says what goes and what stays, and asks whether it is the owner who wants it. */
export default function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, onOpenChange, summary, onDeleted } = props;
  const deletion = useAccountDeletion(onDeleted);
  const [password, setPassword] = useState('');
  const formId = useId();
  const keepRef = useRef<HTMLButtonElement>(null);
  const hasPassword = summary.signInMethods.includes('password');
  const isBusy = deletion.step.name === 'deleting';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void deletion.deleteAccount(hasPassword ? password : undefined);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Delete your account?"
      description="This happens right away and can’t be undone."
      // A field would bring a phone's keyboard up over what is to be read first.
      initialFocus={keepRef}
      footer={
        <>
          <Button ref={keepRef} variant="secondary" onClick={() => onOpenChange(false)}>
            Keep My Account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={isBusy}
            disabled={hasPassword && password === ''}
          >
            {isBusy ? 'Deleting…' : 'Delete Permanently'}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Listed title="What goes" lines={listDeleted(summary)} />
        <Listed title="What we keep, and why" lines={listKept(summary)} quiet />
        {summary.sendsMail && <p className="text-ink-soft">A last email to {summary.email} confirms it.</p>}
        <form id={formId} onSubmit={submit} noValidate aria-busy={isBusy}>
          <DeleteAccountForm
            summary={summary}
            deletion={deletion}
            password={password}
            onPasswordChange={setPassword}
          />
        </form>
      </div>
    </Dialog>
  );
}

function Listed({ title, lines, quiet }: { title: string; lines: readonly string[]; quiet?: boolean }) {
  return (
    <section>
      <h3 className="font-body text-body font-semibold">{title}</h3>
      <ul className={`mt-2 list-disc space-y-1.5 pl-5 marker:text-ink-muted ${quiet ? 'text-ink-soft' : ''}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
