import { ChevronsUpDown } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Field, type FieldTexts } from '../fields/field.tsx';
import type { SearchableSelectPopupProps } from './searchable-select-popup.tsx';
import { findOption, type OptionGroup, type SelectOption } from './select-options.ts';

/** What opens, as code of its own. */
interface LazyPopup {
  load: () => Promise<unknown>;
  View: ComponentType<SearchableSelectPopupProps>;
}

export function lazyPopup(load: () => Promise<{ default: LazyPopup['View'] }>): LazyPopup {
  return { load, View: lazy(load) };
}

const PLAIN_POPUP = lazyPopup(() => import('./searchable-select-popup.tsx'));

interface SearchableSelectProps extends FieldTexts {
  value: string;
  onValueChange: (value: string) => void;
  /** A flat list; give this or `groups`. */
  options?: readonly SelectOption[];
  groups?: readonly OptionGroup[];
  /** Loads an extended list, on 'More' and on the first search. It is called at most once per mount. */
  loadMore?: () => Promise<readonly OptionGroup[]>;
  /** What the 'More' button says. */
  moreLabel?: string;
  /** What the search field says while empty. */
  searchPlaceholder?: string;
  /** What the button says while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** Drawn before the chosen label. */
  icon?: ReactNode;
  /** Puts the value into a form under this name. */
  name?: string;
  className?: string;
  /** Stands at the right of the label. */
  aside?: ReactNode;
  /** Another popup than the plain one. */
  popup?: LazyPopup;
  /** Told to the popup: what the list is about. */
  topic?: string;
}

const openingKeys = new Set(['ArrowDown', 'ArrowUp']);

function isPrintable(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/**
 * A list with a search in it. Only the button is here: the popup and the library under it arrive when
 * a pointer or the focus comes near. The button is the same element before and after, so focus stays.
 */
export function SearchableSelect(props: SearchableSelectProps) {
  const { label, labelHidden, hint, error, className, value, name, disabled, icon, aside } = props;
  const { popup = PLAIN_POPUP } = props;
  const fieldId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [firstQuery, setFirstQuery] = useState('');
  const [loaded, setLoaded] = useState(false);
  const [byTouch, setByTouch] = useState(false);
  const [extension, setExtension] = useState<readonly OptionGroup[]>([]);
  const groups = props.groups ?? [{ label: '', options: props.options ?? [] }];
  const chosen = findOption(groups, value) ?? findOption(extension, value);

  const changeOpen = (next: boolean) => {
    if (!next) setFirstQuery('');
    setOpen(next);
  };
  const warmUp = async () => {
    try {
      await popup.load();
      setLoaded(true);
    } catch {
      // Offline, most likely: the list stays closed, and the next press tries again.
      changeOpen(false);
    }
  };
  const openWith = (query: string) => {
    void warmUp();
    setFirstQuery(query);
    setWanted(true);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Until the popup has taken the focus, its keys arrive here.
    if (open && event.key === 'Escape') return changeOpen(false);
    if (!openingKeys.has(event.key) && !isPrintable(event)) return;
    event.preventDefault();
    if (open) {
      if (isPrintable(event)) setFirstQuery((typed) => typed + event.key);
      return;
    }
    setByTouch(false);
    openWith(isPrintable(event) ? event.key : '');
  };

  return (
    <Field {...{ fieldId, label, labelHidden, hint, error, className, aside }}>
      <button
        ref={buttonRef}
        type="button"
        id={fieldId}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${fieldId}-popup` : undefined}
        aria-describedby={hint || error ? `${fieldId}-note` : undefined}
        disabled={disabled}
        onPointerEnter={() => void warmUp()}
        onPointerDown={(event) => setByTouch(event.pointerType === 'touch')}
        onFocus={() => void warmUp()}
        onClick={() => (open ? changeOpen(false) : openWith(''))}
        onKeyDown={onKeyDown}
        className="field-frame flex cursor-pointer items-center gap-2.5 px-3.5 text-left disabled:cursor-not-allowed"
      >
        {icon && <span className="text-ink-muted">{icon}</span>}
        <span className={classNames('min-w-0 flex-1 truncate', !chosen && 'text-ink-muted')}>
          {chosen?.label ?? props.placeholder ?? value}
        </span>
        {open && !loaded ? (
          <Spinner className="size-4 text-ink-muted" />
        ) : (
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
        )}
      </button>
      {wanted && loaded && (
        <Suspense fallback={null}>
          <popup.View
            {...{ open, value, groups, extension, firstQuery, byTouch, label, buttonRef }}
            topic={props.topic}
            popupId={`${fieldId}-popup`}
            loadMore={props.loadMore}
            moreLabel={props.moreLabel ?? 'More'}
            searchPlaceholder={props.searchPlaceholder ?? 'Search'}
            onOpenChange={changeOpen}
            onValueChange={props.onValueChange}
            onExtension={setExtension}
          />
        </Suspense>
      )}
      {name && <input type="hidden" name={name} value={value} />}
    </Field>
  );
}
