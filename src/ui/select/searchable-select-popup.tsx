import { Combobox } from '@base-ui/react/combobox';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useAccent } from '../accent.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { type ItemGroup, type OptionTrimmings, SearchableSelectList } from './searchable-select-list.tsx';
import {
  filterGroups,
  findOption,
  type OptionGroup,
  type SelectOption,
  withoutKnown,
} from './select-options.ts';

export interface SearchableSelectPopupProps {
  open: boolean;
  value: string;
  groups: readonly OptionGroup[];
  /** What `loadMore` brought, kept by the owner so that a chosen label survives closing. */
  extension: readonly OptionGroup[];
  /** The letter that opened the popup, if one did. */
  firstQuery: string;
  /** Opened by a finger: the search field then waits for a tap, because its keyboard would hide the list. */
  byTouch: boolean;
  label: string;
  popupId: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  loadMore: (() => Promise<readonly OptionGroup[]>) | undefined;
  moreLabel: string;
  searchPlaceholder: string;
  onOpenChange: (open: boolean) => void;
  onValueChange: (value: string) => void;
  onExtension: (groups: readonly OptionGroup[]) => void;
  topic?: string | undefined;
}

/** What a popup of another feature adds to the plain one. */
interface SearchableSelectExtras extends OptionTrimmings {
  /** Shown before everything else, and not again below, while nothing is searched for. */
  leading?: readonly OptionGroup[];
  /** Told which option the keyboard or the pointer is on. */
  onHighlighted?: (option: SelectOption | undefined) => void;
  /** Stands under the list. */
  footer?: ReactNode;
}

type LoadState = 'idle' | 'loading' | 'loaded' | 'failed';

function useExtension({ groups, loadMore, onExtension }: SearchableSelectPopupProps) {
  const [state, setState] = useState<LoadState>('idle');
  const load = async () => {
    if (!loadMore || state === 'loading' || state === 'loaded') return;
    setState('loading');
    try {
      onExtension(withoutKnown(groups, await loadMore()));
      setState('loaded');
    } catch {
      setState('failed');
    }
  };
  return { state, load };
}

const FRAMES_TO_SHOW = 5;

/**
 * What 'More' brings stands below everything that was there: the list scrolls to it. Letters that are typed
 * bring it too, but they are answered with what matches.
 */
function useAddedInView(inside: RefObject<HTMLElement | null>, groupsBefore: number, state: LoadState) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (state !== 'loaded' || !isWanted.current) return;
    isWanted.current = false;
    let frames = 0;
    let frame = 0;
    // The list renders what was added some frames later, and first shows its highlighted entry.
    const look = () => {
      const list = inside.current?.parentElement?.querySelector('[role="listbox"]');
      const added = list?.querySelectorAll('[role="group"]')[groupsBefore];
      if (list && added)
        list.scrollTop += added.getBoundingClientRect().top - list.getBoundingClientRect().top;
      frames += 1;
      if (frames < FRAMES_TO_SHOW) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [inside, groupsBefore, state]);
  return () => {
    isWanted.current = true;
  };
}

/** What is typed into is scrolled clear of the header, and must stand there already, or the page jumps. */
const CLEAR_OF_EDGES = { top: 100, right: 12, bottom: 12, left: 12 };

/** On a slow machine a popup finds its place some frames late; nobody waits for more than a second. */
const FRAMES_TO_PLACE = 60;

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function toItems(groups: readonly OptionGroup[]): ItemGroup[] {
  return groups.map((group) => ({ label: group.label, items: group.options }));
}

/** The popup of `SearchableSelect`: a search field, the groups, and the way to the extended list. */
export default function SearchableSelectPopup(props: SearchableSelectPopupProps & SearchableSelectExtras) {
  const { open, value, groups, extension, leading = [], buttonRef, onOpenChange } = props;
  const accent = useAccent();
  const [query, setQuery] = useState(props.firstQuery);
  const [shownFor, setShownFor] = useState(props.firstQuery);
  const leavingByTab = useRef(false);
  const restingRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const firstFocus = () => (props.byTouch ? restingRef.current : inputRef.current);
  // The library focuses while the popup still lies at the top of the document, and the page would jump
  // there: at once, or with the next letter that is typed into it.
  const focusWithoutScrolling = () => {
    const focusWhenPlaced = (framesLeft: number) =>
      requestAnimationFrame(() => {
        const popup = restingRef.current?.closest('[data-open]');
        if (!popup || popup.contains(document.activeElement)) return;
        if (framesLeft > 0 && !isInWindow(popup)) focusWhenPlaced(framesLeft - 1);
        else firstFocus()?.focus({ preventScroll: true });
      });
    focusWhenPlaced(FRAMES_TO_PLACE);
    return false;
  };
  const { state, load } = useExtension(props);
  const showAdded = useAddedInView(restingRef, leading.length + groups.length, state);
  if (shownFor !== props.firstQuery) {
    setShownFor(props.firstQuery);
    setQuery(props.firstQuery);
  }
  const all = [...groups, ...extension];
  const isSearching = query.trim() !== '';
  const loadForSearch = useEffectEvent(() => void load());
  // Also for letters that were typed before there was a field.
  useEffect(() => {
    if (isSearching) loadForSearch();
  }, [isSearching]);
  // The best match of all comes first, in whatever group it stands.
  const inOneGroup = [{ label: '', options: all.flatMap((group) => group.options) }];
  const shown = isSearching ? inOneGroup : [...leading, ...withoutKnown(leading, all)];
  const found = filterGroups(shown, query);
  // Letters that opened the list are searched for without a keystroke in the field, so nothing is
  // highlighted yet; Enter then means the first match.
  const highlighted = useRef<SelectOption | undefined>(undefined);
  const takeFirstMatch = (event: KeyboardEvent<HTMLElement>) => {
    const first = found[0]?.options[0];
    if (event.key !== 'Enter' || highlighted.current || !isSearching || !first) return;
    event.preventDefault();
    props.onValueChange(first.value);
    changeOpen(false);
  };
  const changeOpen = (next: boolean) => {
    if (next) leavingByTab.current = false;
    else setQuery('');
    onOpenChange(next);
  };

  // The popup stands at the end of the document; Tab goes on from where its button stands instead.
  const leaveByTab = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    const inside = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')].filter((control) =>
      control.checkVisibility(),
    );
    if (event.target !== (event.shiftKey ? inside[0] : inside.at(-1))) return;
    if (event.shiftKey) event.preventDefault();
    leavingByTab.current = !event.shiftKey;
    buttonRef.current?.focus();
    changeOpen(false);
  };

  return (
    <Combobox.Root
      items={toItems(shown)}
      filteredItems={toItems(found)}
      open={open}
      onOpenChange={(next, details) => {
        // A press on the button closes by the button's own click; closing here too would reopen it.
        if (
          !next &&
          details.event.target instanceof Node &&
          buttonRef.current?.contains(details.event.target)
        ) {
          details.cancel();
          return;
        }
        changeOpen(next);
      }}
      value={findOption(all, value) ?? null}
      onValueChange={(option) => option && props.onValueChange(option.value)}
      isItemEqualToValue={(item, other) => item.value === other.value}
      inputValue={query}
      onInputValueChange={(text, details) => {
        if (details.reason !== 'input-change' && details.reason !== 'input-clear') return;
        setQuery(text);
      }}
      onItemHighlighted={(item) => {
        highlighted.current = item;
        props.onHighlighted?.(item);
      }}
      autoHighlight
    >
      <Combobox.Portal>
        <Combobox.Backdrop className="fixed inset-0 z-50 touch-none bg-scrim transition-opacity duration-fast data-ending-style:opacity-0 data-starting-style:opacity-0 sm:hidden" />
        <Combobox.Positioner
          anchor={buttonRef}
          align="start"
          sideOffset={6}
          collisionPadding={CLEAR_OF_EDGES}
          className="z-50 outline-none max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:transform-none!"
          data-accent={accent}
        >
          <Combobox.Popup
            id={props.popupId}
            initialFocus={focusWithoutScrolling}
            aria-label={props.label}
            finalFocus={() => (leavingByTab.current ? false : buttonRef.current)}
            onKeyDown={leaveByTab}
            className={
              'lit-border flex max-h-[min(30rem,56dvh,var(--available-height))] w-(--anchor-width) min-w-72 max-w-(--available-width) ' +
              'origin-(--transform-origin) flex-col overflow-hidden rounded-lg bg-surface-raised text-ink shadow-floating ' +
              // On a phone it is a sheet at the foot of the screen.
              'max-sm:h-[82dvh] max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-t-2xl max-sm:rounded-b-none ' +
              'transition-[opacity,scale] duration-fast data-ending-style:scale-98 data-ending-style:opacity-0 ' +
              'data-starting-style:scale-98 data-starting-style:opacity-0'
            }
          >
            <div className="flex items-center justify-between pt-2 pr-2 pl-4 sm:hidden">
              <span className="font-semibold">{props.label}</span>
              <button
                type="button"
                aria-label="Close"
                onClick={() => changeOpen(false)}
                className="grid size-11 place-items-center text-ink-soft"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </div>
            {/* Where the focus rests after a touch; on the popup itself the library would pass it to the field. */}
            <div
              ref={restingRef}
              tabIndex={-1}
              className="relative flex items-center border-b border-line outline-none"
            >
              <Search aria-hidden="true" className="absolute left-3.5 size-4 text-ink-muted" />
              <Combobox.Input
                ref={inputRef}
                onKeyDown={takeFirstMatch}
                aria-label={`${props.label}: ${props.searchPlaceholder}`}
                placeholder={props.searchPlaceholder}
                className="h-12 w-full bg-transparent pr-10 pl-10 text-body outline-none"
              />
              {state === 'loading' && <Spinner className="absolute right-3.5 size-4 text-ink-muted" />}
            </div>
            <Combobox.Empty className="px-4 py-5 text-small text-ink-muted empty:hidden">
              {state === 'loading' ? null : `Nothing matches “${query.trim()}”.`}
            </Combobox.Empty>
            <SearchableSelectList before={props.before} after={props.after} />
            {props.loadMore && state !== 'loaded' && (
              <button
                type="button"
                onClick={() => {
                  // The button goes away with its work done; the focus must not go with it.
                  firstFocus()?.focus();
                  showAdded();
                  void load();
                }}
                className="min-h-11 cursor-pointer border-t border-line px-4 text-left text-small font-semibold text-accent outline-offset-[-2px] hover:bg-surface-high"
              >
                {state === 'failed' ? 'Could not load more. Try again' : props.moreLabel}
              </button>
            )}
            {props.footer}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
