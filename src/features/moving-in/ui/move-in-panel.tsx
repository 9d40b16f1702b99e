import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { urls } from '../../../urls.ts';
import { forgetReceipt } from '../../generator/ui/guest-pictures/guest-receipts.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
import { findMovable, type MovablePicture, moveIn } from './move-in.ts';

type Step =
  | { name: 'nothing' }
  | { name: 'offered'; pictures: readonly MovablePicture[]; hasFailed: boolean }
  | { name: 'moving'; pictures: readonly MovablePicture[]; tried: number }
  | { name: 'moved'; moved: number };

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
    findMovable(browserStorage).then((pictures) => {
      if (isCurrent && pictures.length > 0) setStep({ name: 'offered', pictures, hasFailed: false });
    }, console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);
  const move = async (pictures: readonly MovablePicture[]) => {
    const onTried = (tried: number) => setStep({ name: 'moving', pictures, tried });
    onTried(0);
    const { moved, left } = await moveIn(
      { api: productApi(), storage: browserStorage, log, onTried },
      pictures,
    );
    if (left.length > 0) setStep({ name: 'offered', pictures: left, hasFailed: true });
    else setStep({ name: 'moved', moved });
  };
  const decline = (pictures: readonly MovablePicture[]) => {
    for (const picture of pictures) forgetReceipt(browserStorage, picture);
    setStep({ name: 'nothing' });
  };
  return (
    <div className="pointer-events-none fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom),var(--bottom-taken,0px))] left-4 z-40 flex flex-col items-center sm:right-6 sm:items-end">
      {/* There from the start: a region that comes with its text is not read out. */}
      <div role="status" className="max-w-full">
        {step.name !== 'nothing' && (
          <section
            aria-label="Pictures from before you signed in"
            className="pointer-events-auto flex w-xl max-w-full flex-col gap-4 rounded-xl border border-accent-line bg-surface-high/95 p-4 shadow-floating backdrop-blur-md sm:p-5"
          >
            <Words step={step} />
            {step.name !== 'moved' && <Previews pictures={step.pictures} />}
            <div className="flex flex-wrap justify-end gap-3">
              {step.name === 'moved' ? (
                <>
                  <Button variant="ghost" size="small" onClick={() => setStep({ name: 'nothing' })}>
                    Close
                  </Button>
                  <Button size="small" href={urls.history()}>
                    See my gallery
                  </Button>
                </>
              ) : (
                <>
                  {step.name === 'offered' && (
                    <Button variant="ghost" size="small" onClick={() => decline(step.pictures)}>
                      No, thanks
                    </Button>
                  )}
                  <Button
                    size="small"
                    loading={step.name === 'moving'}
                    icon={<ImagePlus aria-hidden="true" className="size-4" />}
                    onClick={() => void move(step.pictures)}
                  >
                    {step.name === 'offered' && step.hasFailed ? 'Try again' : 'Keep them'}
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

function Words({ step }: { step: Exclude<Step, { name: 'nothing' }> }) {
  const [title, text] = wordsOf(step);
  return (
    <div>
      <p className="font-display text-title-sm font-semibold">{title}</p>
      <p className="mt-1 text-small text-ink-soft">{text}</p>
    </div>
  );
}

function wordsOf(step: Exclude<Step, { name: 'nothing' }>): [title: string, text: string] {
  switch (step.name) {
    case 'moved':
      return [
        'All set!',
        step.moved === 0
          ? 'There was nothing left to move. Your pictures are still in this browser.'
          : `${countOf(step.moved)} in your gallery now, at no cost.`,
      ];
    case 'moving':
      return ['Moving them in…', `${step.tried} of ${step.pictures.length} done.`];
    case 'offered':
      return step.hasFailed
        ? [
            'Not everything has moved',
            `${countOf(step.pictures.length)} still only in this browser. Please try again.`,
          ]
        : [
            'Keep what you made?',
            `${countOf(step.pictures.length)} only in this browser so far. Your gallery keeps ${step.pictures.length === 1 ? 'it' : 'them'} at no cost.`,
          ];
  }
}

function countOf(count: number): string {
  return count === 1 ? 'One picture is' : `${count} pictures are`;
}

function Previews({ pictures }: { pictures: readonly MovablePicture[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.slice(0, 6).map(({ tile, receipt }) => (
        <li key={receipt}>
          <img
            src={tile.src}
            alt={tile.recipe?.prompt || 'Generated image'}
            className="size-16 rounded-md bg-surface-sunken object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
