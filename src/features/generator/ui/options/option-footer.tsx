import { Star } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Observable } from '../../../../shared/observable.ts';
import { useAccent } from '../../../../ui/accent.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { composePrompt, neutralChoices } from '../../composed-prompt.rules.ts';
import { describeOptionList } from '../../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { toggleFavorite } from './marked-options.ts';
import { useIsFavorite } from './option-star.tsx';

interface OptionFooterProps {
  list: OptionListName;
  chosen: string;
  /** The entry that the keyboard or the pointer is on. */
  pointedAt: Observable<string | null>;
}

/** What the entry in question adds to the prompt, and its star for the keyboard. */
export function OptionFooter({ list, chosen, pointedAt }: OptionFooterProps) {
  const entry = useSyncExternalStore(pointedAt.subscribe, pointedAt.getSnapshot) ?? chosen;
  const isFavorite = useIsFavorite(list, entry);
  const accent = useAccent();
  const { neutral } = describeOptionList(list);
  const nothing = neutralChoices();
  const added = composePrompt(accent === 'green' ? 'green' : 'yellow', {
    ...nothing,
    options: { ...nothing.options, [list]: entry },
  });
  return (
    <div className="flex min-h-12 items-center gap-2 border-t border-line pr-1 pl-4 text-caption text-ink-muted">
      <p className="min-w-0 flex-1 truncate">
        {added ? (
          <>
            Adds <span className="text-ink">“{added}”</span>
          </>
        ) : (
          'Adds nothing to the prompt'
        )}
      </p>
      {entry !== neutral && (
        <button
          type="button"
          aria-pressed={isFavorite}
          aria-label={`Favorite: ${entry}`}
          onClick={() => toggleFavorite(list, entry)}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm outline-offset-[-2px] hover:text-ink aria-pressed:text-accent"
        >
          <Star aria-hidden="true" className={classNames('size-4', isFavorite && 'fill-current')} />
        </button>
      )}
    </div>
  );
}
