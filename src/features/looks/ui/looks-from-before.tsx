import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import type { KeptLook, Look } from '../looks.types.ts';
import { browserLooks } from './browser-looks.ts';
import { moveLooks } from './move-looks.ts';

interface LooksFromBeforeProps {
  /** @returns whether they were kept. */
  onKeep: (looks: readonly Look[]) => Promise<boolean>;
}

/** Offers an account the looks that were saved in this browser before anybody signed in. */
export function LooksFromBefore({ onKeep }: LooksFromBeforeProps) {
  const [looks, setLooks] = useState<readonly KeptLook[]>([]);
  useEffect(() => {
    let isCurrent = true;
    browserLooks.list().then((kept) => isCurrent && setLooks(kept.looks), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);
  if (looks.length === 0) return null;
  const move = async () => {
    if (await moveLooks(onKeep, looks)) setLooks([]);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-accent-line bg-accent-soft py-2 pr-2 pl-4 text-small">
      <p className="min-w-40 flex-1">
        {looks.length === 1 ? 'One look' : `${looks.length} looks`} from before you signed in{' '}
        {looks.length === 1 ? 'is' : 'are'} only in this browser.
      </p>
      <Button variant="secondary" onClick={() => void move()}>
        Keep in my account
      </Button>
    </div>
  );
}
