import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Person, ResetLink } from '../../owner.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';

interface ResetLinkDialogProps {
  person: Person;
  onClose: () => void;
}

/** Makes a link to a new password, and shows it in the one moment that it can be read. */
export function ResetLinkDialog({ person, onClose }: ResetLinkDialogProps) {
  const call = useAct();
  const [link, setLink] = useState<string | null>(null);
  if (link !== null) return <ShownLink link={link} onClose={onClose} />;
  return (
    <ActDialog
      title="Make a link to a new password?"
      description={`Anyone with the link can set a new password for ${person.email}. Then all devices are signed out. First make sure that you’re talking to the account’s owner.${person.hasSecondFactor ? ' Two-step sign-in stays on.' : ''}`}
      button="Make the Link"
      isDangerous
      hint="The audit keeps it. The account’s owner sees that the team made a link, but not why."
      closesWhenDone={false}
      onClose={onClose}
      onAct={async (reason) => {
        const path = `/people/${encodeURIComponent(person.id)}/reset-link`;
        const made = await call<ResetLink>({ method: 'POST', path, body: { reason } });
        if (made) setLink(location.origin + made.path);
      }}
    />
  );
}

function ShownLink({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="medium"
      title="The link to a new password"
      description="You see it only now. It works once, within the next hour. Give it only to the account’s owner, in a way that nobody else can read."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid justify-items-start gap-4">
        <code className="w-full rounded-lg border border-line-strong bg-surface-sunken/60 p-4 font-mono text-small wrap-anywhere text-ink-soft">
          {link}
        </code>
        <CopyButton text={link} label="Copy the Link" />
      </div>
    </Dialog>
  );
}
