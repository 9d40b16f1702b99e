import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { urls } from '../../../urls.ts';
import { KeyRow } from './key-row.tsx';
import { KeyUsage } from './key-usage.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { useKeys } from './use-keys.ts';

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All keys of the account: made, looked at and revoked. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="Keys for programs"
      description="Whoever has a key can spend your credits. Keep keys out of pages and of code that others see."
    >
      <Keys />
    </Dialog>
  );
}

function Keys() {
  const { answer, usage, problem, made, make, revoke } = useKeys();
  const living = answer?.keys.filter(({ revokedAt }) => revokedAt === null) ?? [];
  return (
    <div className="grid gap-7">
      {problem && <Alert tone="error">{problem}</Alert>}
      {made && <MadeKey token={made} />}
      {!answer && !problem && <Skeleton className="h-40 rounded-lg" />}
      {answer && !answer.mayMake && (
        <Alert tone="info">
          API access comes with Premium and larger plans.{' '}
          <SiteLink to={urls.pricing()} className="underline underline-offset-4">
            See the plans
          </SiteLink>
        </Alert>
      )}
      {answer?.mayMake && <NewKeyForm onMake={make} />}
      {living.length > 0 && (
        <section aria-labelledby="your-keys">
          <h3 id="your-keys" className="text-title-sm">
            Your keys
          </h3>
          <ul className="mt-2 divide-y divide-line">
            {living.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => revoke(key.id)} />
            ))}
          </ul>
        </section>
      )}
      {usage.length > 0 && <KeyUsage days={usage} />}
    </div>
  );
}

/** Whoever pressed the button below is shown it, and need not look for it. */
function showWhole(made: HTMLElement | null) {
  made?.scrollIntoView({ block: 'nearest' });
}

function MadeKey({ token }: { token: string }) {
  return (
    <div
      ref={showWhole}
      role="status"
      className="surface-card grid gap-3 rounded-lg border border-line-strong p-4"
    >
      <p className="font-medium">Copy your key now. We don’t keep it, so it’s shown only this once.</p>
      <code className="break-all rounded-md bg-surface-sunken px-3 py-2 text-small">{token}</code>
      <CopyButton text={token} label="Copy key" className="justify-self-start" />
    </div>
  );
}
