import { Search, SlidersHorizontal, Star, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Chip } from '../../../../ui/buttons/chip.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ShareButton } from '../../../sharing/ui/share-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { describeFilters } from './filter-texts.ts';
import type { Choices } from './use-choices.ts';
import type { GallerySearch } from './use-gallery-search.ts';

/** A search waits for the next letter for so long. */
const TYPING_MS = 250;

interface GalleryToolbarProps {
  searching: GallerySearch;
  choices: Choices;
  onCollections: () => void;
}

/** What the gallery shows: words, a star, and everything pictures are told apart by. */
export function GalleryToolbar({ searching, choices, onCollections }: GalleryToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const search = new URLSearchParams(searching.search);
  const starred = search.has('starred');
  const collectionId = search.get('collection');
  const chosen = describeFilters(search, choices.collections);
  return (
    <search aria-label="Your images" className="mb-8 grid gap-4">
      <SearchField key={searching.search === '' ? 'empty' : 'used'} searching={searching} />
      <div className="flex flex-wrap gap-2.5">
        <Chip
          pressed={starred}
          icon={<Star aria-hidden="true" className={`size-4 ${starred ? 'fill-current' : ''}`} />}
          onPress={() => searching.set('starred', starred ? '' : '1')}
          className="min-h-11"
        >
          Starred
        </Chip>
        <Chip
          pressed={isOpen}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
          onPress={() => {
            choices.load();
            setIsOpen(!isOpen);
          }}
          className="min-h-11"
        >
          Filters
        </Chip>
        {chosen.map(({ name, text }) => (
          <Chip
            key={name}
            pressed
            icon={<X aria-hidden="true" className="size-4" />}
            onPress={() => searching.set(name, '')}
            className="min-h-11"
          >
            <span className="sr-only">Remove filter: </span>
            {text}
          </Chip>
        ))}
        {chosen.length + Number(starred) > 1 && (
          <Chip onPress={searching.clear} className="min-h-11">
            Clear all
          </Chip>
        )}
        {collectionId && (
          <ShareButton
            key={collectionId}
            subject={{ kind: 'collection', id: collectionId }}
            className="min-h-11"
          />
        )}
      </div>
      {isOpen && <FilterPanel {...{ searching, choices, onCollections }} />}
    </search>
  );
}

function SearchField({ searching }: { searching: GallerySearch }) {
  const asked = new URLSearchParams(searching.search).get('query') ?? '';
  const [text, setText] = useState(asked);
  const [typed, setTyped] = useState(asked);
  const fieldRef = useRef<HTMLInputElement>(null);
  // The address changed by itself: the visitor went back.
  if (asked !== typed && text === typed) {
    setText(asked);
    setTyped(asked);
  }
  const { set } = searching;
  const send = useRef(set);
  useEffect(() => {
    send.current = set;
  });
  useEffect(() => {
    if (text === typed) return;
    const timer = setTimeout(() => {
      setTyped(text);
      send.current('query', text.trim(), true);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return (
    <TextField
      ref={fieldRef}
      type="search"
      label="Search your images"
      labelHidden
      placeholder="Search your prompts"
      maxLength={1000}
      enterKeyHint="search"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      icon={<Search aria-hidden="true" className="size-5" />}
      trailing={
        text !== '' && (
          <IconButton
            label="Clear search"
            icon={<X aria-hidden="true" className="size-4.5" />}
            onClick={() => {
              setText('');
              fieldRef.current?.focus();
            }}
          />
        )
      }
    />
  );
}
