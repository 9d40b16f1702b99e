import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { urls } from '../../../../urls.ts';
import { REPORT_REASONS } from '../../../sharing/sharing.rules.ts';
import type { ReportedShare } from '../../../sharing/sharing.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { consoleAddress } from '../owner-addresses.ts';
import { showMoment } from '../shown-values.ts';
import { ReportedPicture } from './reported-picture.tsx';

type Step = { name: 'take-down'; picture?: string } | { name: 'dismiss' };

/** A link with what it shows, what is said of it, and what may be done. */
export function ReportedLink({ link, onDone }: { link: ReportedShare; onDone: () => void }) {
  const call = useAct();
  const [step, setStep] = useState<Step | null>(null);
  const { linkId, pictures, kind, isLive } = link;
  const act = async ({ name, ...order }: Step, reason: string) => {
    await call({ method: 'POST', path: `/reports/${linkId}/${name}`, body: { ...order, reason } });
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
              {isMany && (
                <Button
                  variant="ghost"
                  size="small"
                  block
                  onClick={() => setStep({ name: 'take-down', picture: key })}
                >
                  Take This Down
                </Button>
              )}
            </li>
          ))}
          {pictures.length === 0 && <li className="text-ink-soft">What it showed is no longer there.</li>}
        </ul>
        <div className="flex min-w-0 flex-col gap-5">
          <LinkFacts link={link} />
          <ul className="grid gap-3">
            {link.reports.map(({ id, reason, words, createdAt }) => (
              <li key={id} className="rounded-lg border border-line bg-surface-sunken p-4">
                <p className="font-semibold">{REPORT_REASONS[reason]}</p>
                {words && <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">{words}</p>}
                <p className="mt-2 text-caption text-ink-muted">{showMoment(createdAt)}</p>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => setStep({ name: 'take-down' })}>
              Take Down
            </Button>
            <Button variant="secondary" onClick={() => setStep({ name: 'dismiss' })}>
              {isLive ? 'Leave It' : 'Dismiss'}
            </Button>
          </div>
        </div>
      </div>
      {step && (
        <ActDialog
          {...textsOf(step, link)}
          onAct={(reason) => act(step, reason)}
          onClose={() => setStep(null)}
        />
      )}
    </Card>
  );
}

function LinkFacts({
  link: { token, accountId, isLive, kind, collectionName, pictures },
}: {
  link: ReportedShare;
}) {
  const prompt = kind === 'image' ? pictures[0]?.prompt : undefined;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-title-sm">
          {kind === 'image' ? 'A picture' : (collectionName ?? 'A collection')}
        </h2>
        {isLive ? <Badge tone="info">The link works</Badge> : <Badge>The link has ended</Badge>}
      </div>
      {prompt && <p className="mt-2 wrap-anywhere text-ink-soft">“{prompt}”</p>}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
        <SiteLink
          prefetch="none"
          to={consoleAddress('people', accountId)}
          className="underline underline-offset-4"
        >
          Whose it is
        </SiteLink>
        {isLive && (
          <SiteLink to={urls.shared(token)} className="underline underline-offset-4">
            Its page
          </SiteLink>
        )}
      </p>
    </div>
  );
}

function textsOf(step: Step, { kind, reports }: ReportedShare) {
  const count = reports.length === 1 ? 'The report is' : `All ${reports.length} reports are`;
  if (step.name === 'dismiss')
    return {
      title: 'Leave it as it is?',
      description: `${count} closed, and nothing else changes.`,
      button: 'Close Reports',
    };
  const isOne = step.picture !== undefined || kind === 'image';
  return {
    title: isOne ? 'Take this picture down?' : 'Take all of it down?',
    description: `Every link to ${isOne ? 'it' : 'these pictures'} ends, and it can’t be shared again until you restore it. It stays in its owner’s gallery. ${count} closed.`,
    button: 'Take Down',
    hint: 'The account sees this reason. It stands in the audit, too.',
    isDangerous: true,
  };
}
