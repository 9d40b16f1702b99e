import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { AnsweredTakedown } from '../../../sharing/takedowns/takedowns.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { consoleAddress } from '../owner-addresses.ts';
import { showMoment } from '../shown-values.ts';
import { ReportedPicture } from './reported-picture.tsx';

const STEPS = {
  restore: {
    title: 'Let it be shared again?',
    description: 'Its account gets a mail and may make a new link. Links that ended stay ended.',
    button: 'Restore',
  },
  'keep-down': {
    title: 'Keep it down?',
    description: 'Its account sees that you read the answer and that it stays down.',
    button: 'Keep It Down',
  },
} as const;

/** What an account says to a takedown, with what was taken down, and what may be done. */
export function AnswerCard({ takedown, onDone }: { takedown: AnsweredTakedown; onDone: () => void }) {
  const call = useAct();
  const [step, setStep] = useState<keyof typeof STEPS | null>(null);
  const { id, linkId, accountId, kind, collectionName, pictures } = takedown;
  const act = async (reason: string) => {
    await call({ method: 'POST', path: `/takedowns/${id}/${step}`, body: { reason } });
    onDone();
  };
  const isMany = kind === 'collection';
  return (
    <Card as="li" padding="large">
      <div className="grid gap-6 lg:grid-cols-2">
        <ul className={isMany ? 'grid grid-cols-2 gap-3 self-start sm:grid-cols-3' : 'grid self-start'}>
          {pictures.map(({ key, prompt }) => (
            <li key={key}>
              <ReportedPicture linkId={linkId} pictureKey={key} prompt={prompt} />
            </li>
          ))}
          {pictures.length === 0 && <li className="text-ink-soft">What it showed is no longer there.</li>}
        </ul>
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <h3 className="text-title-sm">{isMany ? (collectionName ?? 'A collection') : 'A picture'}</h3>
            <p className="mt-2 text-small">
              <SiteLink
                prefetch="none"
                to={consoleAddress('people', accountId)}
                className="underline underline-offset-4"
              >
                Whose it is
              </SiteLink>
            </p>
          </div>
          <Said title="You wrote" words={takedown.reason || 'No reason'} at={takedown.createdAt} />
          <Said title="The account answers" words={takedown.answer} at={takedown.answeredAt} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setStep('restore')}>Restore</Button>
            <Button variant="secondary" onClick={() => setStep('keep-down')}>
              Keep It Down
            </Button>
          </div>
        </div>
      </div>
      {step && <ActDialog {...STEPS[step]} onAct={act} onClose={() => setStep(null)} />}
    </Card>
  );
}

function Said({ title, words, at }: { title: string; words: string; at: number }) {
  return (
    <div className="rounded-lg border border-line bg-surface-sunken p-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">{words}</p>
      <p className="mt-2 text-caption text-ink-muted">{showMoment(at)}</p>
    </div>
  );
}
