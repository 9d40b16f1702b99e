import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { urls } from '../../../urls.ts';
import { forgetReceipt } from '../../generator/ui/guest-pictures/guest-receipts.ts';
import type { KeptLook } from '../../looks/looks.types.ts';
import { accountLooks } from '../../looks/ui/account-looks.ts';
import { browserLooks } from '../../looks/ui/browser-looks.ts';
import { moveLooks } from '../../looks/ui/move-looks.ts';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
import { describeLeft, describeMoved, describeOffer, type MovedCounts } from '../move-in-words.rules.ts';
import { declineLooks, findMovableLooks } from './movable-looks.ts';
import { findMovable, type MovablePicture, moveIn } from './move-in.ts';

/** What is only in this browser. */
interface Movable {
  pictures: readonly MovablePicture[];
  looks: readonly KeptLook[];
}

type Step =
  | { name: 'nothing' }
  | ({ name: 'offered' } & Movable)
  | ({ name: 'moving'; tried: number } & Movable)
  | ({ name: 'failed'; problem: string } & Movable)
  | { name: 'moved'; counts: MovedCounts };

type ShownStep = Exclude<Step, { name: 'nothing' }>;

const MOST_PREVIEWS = 6;

const log = (message: string, detail?: unknown) => console.warn(message, detail);

/** Offers an account what was made in this browser before anybody signed in. */
export function MoveInPanel() {
  const identity = useIdentity();
  const email = identity?.kind === 'account' ? identity.email : null;
  // Another account is asked anew.
  return email === null ? null : <Offer key={email} />;
}

function Offer() {
  const [step, setStep] = useState<Step>({ name: 'nothing' });
  useEffect(() => {
    let isCurrent = true;
    Promise.all([findMovable(browserStorage), findMovableLooks(browserStorage, browserLooks)]).then(
      ([pictures, looks]) => {
        if (isCurrent && pictures.length + looks.length > 0) setStep({ name: 'offered', pictures, looks });
      },
      console.warn,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const move = async ({ pictures, looks }: Movable) => {
    const onTried = (tried: number) => setStep({ name: 'moving', pictures, looks, tried });
    onTried(0);
    const problem = await moveLooksIn(looks);
    const { moved, left } = await moveIn(
      { api: productApi(), storage: browserStorage, log, onTried: (tried) => onTried(looks.length + tried) },
      pictures,
    );
    const leftLooks = problem === null ? [] : looks;
    if (left.length + leftLooks.length > 0)
      setStep({ name: 'failed', pictures: left, looks: leftLooks, problem: problem ?? '' });
    else setStep({ name: 'moved', counts: { pictures: moved, looks: looks.length } });
  };
  const decline = ({ pictures, looks }: Movable) => {
    for (const picture of pictures) forgetReceipt(browserStorage, picture);
    declineLooks(browserStorage, looks);
    setStep({ name: 'nothing' });
  };
  return (
    <div className="clears-bottom pointer-events-none fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom),var(--bottom-taken))] left-4 z-40 flex flex-col items-center sm:right-6 sm:items-end">
      {/* There from the start: a region that comes with its text is not read out. */}
      <div role="status" className="max-w-full">
        {step.name !== 'nothing' && (
          <section
            aria-label="From before you signed in"
            className="pointer-events-auto flex w-xl max-w-full flex-col gap-4 rounded-xl border border-accent-line bg-surface-high/95 p-4 shadow-floating backdrop-blur-md sm:p-5"
          >
            <Words step={step} />
            {step.name !== 'moved' && <Previews {...step} />}
            <div className="flex flex-wrap justify-end gap-3">
              {step.name === 'moved' ? (
                <>
                  <Button variant="ghost" size="small" onClick={() => setStep({ name: 'nothing' })}>
                    Close
                  </Button>
                  {step.counts.pictures > 0 && (
                    <Button size="small" href={urls.history()}>
                      See my gallery
                    </Button>
                  )}
                </>
              ) : (
                <>
                  {step.name !== 'moving' && (
                    <Button variant="ghost" size="small" onClick={() => decline(step)}>
                      No, thanks
                    </Button>
                  )}
                  <Button
                    size="small"
                    loading={step.name === 'moving'}
                    icon={<ImagePlus aria-hidden="true" className="size-4" />}
                    onClick={() => void move(step)}
                  >
                    {step.name === 'failed' ? 'Try again' : 'Keep them'}
                  </Button>
                </>
              )}
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

/** @returns why they did not move, '' when nobody knows; null when they did. */
async function moveLooksIn(looks: readonly KeptLook[]): Promise<string | null> {
  if (looks.length === 0) return null;
  try {
    await moveLooks(async (kept) => {
      await accountLooks.keep(kept);
      return true;
    }, looks);
    return null;
  } catch (error) {
    log('The looks were not moved into the account.', error);
    return describeCallFailure(error, '').message;
  }
}

function Words({ step }: { step: ShownStep }) {
  const [title, text] = wordsOf(step);
  return (
    <div>
      <p className="font-display text-title-sm font-semibold">{title}</p>
      <p className="mt-1 text-small text-ink-soft">{text}</p>
    </div>
  );
}

function wordsOf(step: ShownStep): [title: string, text: string] {
  if (step.name === 'moved') return ['All set!', describeMoved(step.counts)];
  const counts = { pictures: step.pictures.length, looks: step.looks.length };
  switch (step.name) {
    case 'moving':
      return ['Moving them in…', `${step.tried} of ${counts.pictures + counts.looks} done.`];
    case 'failed':
      return ['Not everything has moved', describeLeft(counts, step.problem)];
    case 'offered':
      return ['Keep what you made?', describeOffer(counts)];
  }
}

/** A few of them, to know them by. */
function Previews({ pictures, looks }: Movable) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.slice(0, MOST_PREVIEWS).map(({ tile, receipt }) => (
        <li key={receipt}>
          <img
            src={tile.src}
            alt={tile.recipe?.prompt || 'Generated image'}
            className="size-16 rounded-md bg-surface-sunken object-cover"
          />
        </li>
      ))}
      {looks.slice(0, MOST_PREVIEWS).map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <Badge>
            <bdi className="truncate">{name}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
