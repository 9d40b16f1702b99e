import { Ban, Coins, FileArchive, KeyRound, LogOut, MailCheck, ShieldOff, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { Me, Person } from '../../owner.types.ts';
import { ActDialog, type ActDialogProps } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { CreditsDialog } from './credits-dialog.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { ResetLinkDialog } from './reset-link-dialog.tsx';

type PlainAct = 'suspend' | 'lift' | 'end-sign-ins' | 'end-second-factor' | 'export';
type PersonAct = PlainAct | 'credits' | 'reset-link' | 'mail' | 'delete';

const TEXTS: Record<PlainAct, Pick<ActDialogProps, 'title' | 'description' | 'button' | 'isDangerous'>> = {
  suspend: {
    title: 'Suspend this account?',
    description:
      'It is signed out everywhere and can’t sign in. What is being drawn for it stops and costs nothing. Its pictures and credits stay.',
    button: 'Suspend',
    isDangerous: true,
  },
  lift: {
    title: 'Lift the suspension?',
    description: 'The account can sign in again.',
    button: 'Lift',
  },
  'end-sign-ins': {
    title: 'Sign this account out everywhere?',
    description: 'It can sign in again at once. Its keys for programs are revoked, too.',
    button: 'End Sign-ins',
  },
  'end-second-factor': {
    title: 'Turn off two-step sign-in?',
    description:
      'The account is signed out everywhere, and its password alone lets in again. Make sure that whoever asks is its owner.',
    button: 'Turn Off',
    isDangerous: true,
  },
  export: {
    title: 'Start an export?',
    description:
      'A link to everything that we hold of the account is mailed to its confirmed address. It works for seven days, and nobody but its owner gets it.',
    button: 'Mail the Link',
  },
};

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

interface PersonActsProps {
  me: Me;
  person: Person;
  onDone: () => void;
  /** The account was deleted. */
  onGone: () => void;
}

/** What may be done about an account. */
export function PersonActs({ me, person, onDone, onGone }: PersonActsProps) {
  const call = useAct();
  const [chosen, setChosen] = useState<PersonAct | null>(null);
  const close = () => setChosen(null);
  const path = `/people/${encodeURIComponent(person.id)}`;
  const act = async (name: PersonAct, body: object) => {
    await call({ method: 'POST', path: `${path}/${name}`, body });
    onDone();
  };
  return (
    <Card as="section" padding="large" aria-labelledby="acts" className="self-start">
      <h2 id="acts" className="text-title">
        What you can do
      </h2>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Coins {...ICON} />} onClick={() => setChosen('credits')}>
          Give or Take Credits
        </Button>
        <Button
          variant="secondary"
          icon={<LogOut {...ICON} />}
          disabled={person.isStaff && me.role !== 'owner'}
          onClick={() => setChosen('end-sign-ins')}
        >
          End Sign-ins
        </Button>
        {me.role === 'owner' && person.hasSecondFactor && (
          <Button
            variant="secondary"
            icon={<ShieldOff {...ICON} />}
            onClick={() => setChosen('end-second-factor')}
          >
            Turn Off Two-Step Sign-In
          </Button>
        )}
        {me.role === 'owner' && (
          <Button variant="secondary" icon={<KeyRound {...ICON} />} onClick={() => setChosen('reset-link')}>
            Link to a New Password
          </Button>
        )}
        {me.sendsMail && (
          <>
            <Button variant="secondary" icon={<MailCheck {...ICON} />} onClick={() => setChosen('mail')}>
              Send a Mail
            </Button>
            <Button
              variant="secondary"
              icon={<FileArchive {...ICON} />}
              disabled={!person.emailVerified}
              onClick={() => setChosen('export')}
            >
              Start Export
            </Button>
          </>
        )}
        {person.suspension ? (
          <Button variant="secondary" icon={<Undo2 {...ICON} />} onClick={() => setChosen('lift')}>
            Lift the Suspension
          </Button>
        ) : (
          <Button
            variant="danger"
            icon={<Ban {...ICON} />}
            disabled={person.isStaff}
            onClick={() => setChosen('suspend')}
          >
            Suspend
          </Button>
        )}
        {me.role === 'owner' && (
          <Button
            variant="danger"
            icon={<Trash2 {...ICON} />}
            disabled={person.isStaff}
            onClick={() => setChosen('delete')}
          >
            Delete
          </Button>
        )}
      </div>
      {person.isStaff && (
        <p className="mt-4 text-small text-ink-muted">
          This account runs the site, so nobody can suspend or delete it before its role is taken away.
        </p>
      )}
      {!me.sendsMail && (
        <p className="mt-4 text-small text-ink-muted">
          This site sends no mail, so no links and no exports can be mailed from here.
        </p>
      )}
      {chosen === 'credits' && (
        <CreditsDialog person={person} onClose={close} onAct={(order) => act('credits', order)} />
      )}
      {chosen === 'reset-link' && <ResetLinkDialog person={person} onClose={close} />}
      {chosen === 'mail' && (
        <MailDialog person={person} onClose={close} onAct={(order) => act('mail', order)} />
      )}
      {chosen === 'delete' && (
        <DeletePersonDialog
          person={person}
          onClose={close}
          onAct={async (order) => {
            await call({ method: 'POST', path: `${path}/delete`, body: order });
            onGone();
          }}
        />
      )}
      {chosen && Object.hasOwn(TEXTS, chosen) && (
        <ActDialog
          {...TEXTS[chosen as PlainAct]}
          onClose={close}
          onAct={(reason) => act(chosen, { reason })}
        />
      )}
    </Card>
  );
}
