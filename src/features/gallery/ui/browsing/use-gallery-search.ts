import { useSearchParams } from 'react-router';
import { readSearch, type SearchName, withSearch } from './gallery-search.rules.ts';

export interface GallerySearch {
  /** As a part of an address; '' shows everything. */
  search: string;
  /** @param isTyping leaves no step behind to go back to. */
  set(name: SearchName, value: string, isTyping?: boolean): void;
  clear(): void;
}

/** What the gallery shows stands in its address, so that reloading and going back find it again. */
export function useGallerySearch(): GallerySearch {
  const [address, setAddress] = useSearchParams();
  const search = readSearch(address);
  const change = (next: string, replace: boolean) => {
    if (next !== search) setAddress(next, { replace, preventScrollReset: true });
  };
  return {
    search,
    set: (name, value, isTyping = false) => change(withSearch(search, name, value), isTyping),
    clear: () => change('', false),
  };
}
