import { Star } from 'lucide-react';
import { type SyntheticEvent, useSyncExternalStore } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { markedOptions, toggleFavorite } from './marked-options.ts';

interface OptionStarProps {
  list: OptionListName;
  entry: string;
}

export function useIsFavorite(list: OptionListName, entry: string | null): boolean {
  const { favorites } = useSyncExternalStore(markedOptions.subscribe, markedOptions.getSnapshot);
  return entry !== null && favorites[list]?.includes(entry) === true;
}

/**
 * Stars an entry by pointer or finger. An option holds no buttons, so the keyboard and screen readers have
 * theirs under the list.
 */
export function OptionStar({ list, entry }: OptionStarProps) {
  const isFavorite = useIsFavorite(list, entry);
  const press = (event: SyntheticEvent) => {
    // A press on the star is no choice of the entry around it.
    event.stopPropagation();
    if (event.type === 'click') toggleFavorite(list, entry);
  };
  return (
    <span
      aria-hidden="true"
      data-star=""
      onClick={press}
      onMouseUp={press}
      className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center"
    >
      <Star
        className={classNames(
          'size-4',
          isFavorite ? 'fill-current text-accent' : 'text-ink-muted opacity-60 hover:opacity-100',
        )}
      />
    </span>
  );
}
