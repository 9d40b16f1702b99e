import { useRef, useState } from 'react';
import { productApi } from '../../../user-status/ui/api-client.ts';
import type { Collection, Collections } from '../../collections/collections.schema.ts';
import type { ImageFilters } from '../../finding/image-search.schema.ts';

export interface Choices {
  /** Null until they were asked for. */
  filters: ImageFilters | null;
  collections: readonly Collection[];
  hasFailed: boolean;
  /** Asks the server, the first time or again. */
  load(): void;
}

/** What the account's images can be told apart by, asked for when somebody wants to. */
export function useChoices(): Choices {
  const [filters, setFilters] = useState<ImageFilters | null>(null);
  const [collections, setCollections] = useState<readonly Collection[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);
  const ask = async () => {
    latest.current += 1;
    const mine = latest.current;
    try {
      const [found, kept] = await Promise.all([
        productApi().call<ImageFilters>({ method: 'GET', path: '/images/filters' }),
        productApi().call<Collections>({ method: 'GET', path: '/images/collections' }),
      ]);
      if (mine !== latest.current || !found || !kept) return;
      setFilters(found);
      setCollections(kept.collections);
      setHasFailed(false);
    } catch (error) {
      console.warn('The filters did not load.', error);
      if (mine === latest.current) setHasFailed(true);
    }
  };
  return { filters, collections, hasFailed, load: () => void ask() };
}
