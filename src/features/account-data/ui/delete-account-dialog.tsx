import { Dialog } from '../../../ui/dialog.tsx';
import type { AccountSummary } from '../account-data.schema.ts';
import { listDeleted } from '../account-facts.rules.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  summary: AccountSummary;
  onDeleted: () => void;
}

const KEPT = [
  'The sums in our books, under a number that names nobody: the law asks for them.',
  'A fingerprint of each license key you used, so that nobody can use it a second time.',
  'Backups from before today, until they are thrown away.',
];

/** Says what goes and what stays, and asks whether it is the owner who wants it. */
export default function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, onOpenChange, summary, onDeleted } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Delete your account?"
      description="It happens at once, and nothing can be brought back."
    >
      <div className="grid gap-6">
        <Listed title="What goes" lines={listDeleted(summary)} />
        <Listed title="What stays, and why" lines={KEPT} quiet />
        {summary.sendsMail && (
          <p className="text-ink-soft">We confirm it by one last mail to {summary.email}.</p>
        )}
        <DeleteAccountForm summary={summary} onCancel={() => onOpenChange(false)} onDeleted={onDeleted} />
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
