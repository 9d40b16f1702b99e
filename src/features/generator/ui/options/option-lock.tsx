import { Lock, LockOpen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import type { Tool } from '../../../plans/plans.types.ts';
import { describeOptionList } from '../../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { deals, toggleLock } from './deals.ts';

interface OptionLockProps {
  tool: Tool;
  list: OptionListName;
}

/** Keeps what is chosen when the others are dealt anew. It stands over the row of its label, which stays as high. */
export function OptionLock({ tool, list }: OptionLockProps) {
  const { locked } = useSyncExternalStore(deals.subscribe, deals.getSnapshot)[tool];
  const isLocked = locked.includes(list);
  return (
    <span className="relative w-5 shrink-0 self-stretch">
      <IconButton
        label={`Lock ${describeOptionList(list).label}`}
        pressed={isLocked}
        icon={isLocked ? <Lock className="size-3.5" /> : <LockOpen className="size-3.5" />}
        onClick={() => toggleLock(tool, list)}
        className="absolute! -right-3 -bottom-2.5 aria-pressed:bg-transparent pointer-fine:-right-1.5 pointer-fine:-bottom-1 pointer-fine:size-8"
      />
    </span>
  );
}
