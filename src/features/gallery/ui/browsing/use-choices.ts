import { useRef, useState } from 'react';
import { productApi } from '../../../user-status/ui/api-client.ts';
import type { Collection, Collections } from '../../collections/collections.schema.ts';
import type { ImageFilters } from '../../finding/image-search.schema.ts';

export interface Choices {
  /** Null until they were asked for. */
  filters: ImageFilters | null;
  collections: readonly Collection[];
  hasFailed: boolean;
  /** Asks the server for all of it, the first time or again. */
  load(): void;
  loadCollections(): void;
}

const NO_COLLECTIONS: readonly Collection[] = [];

/** What the account's images can be told apart by, asked for when somebody wants to. */
export function useChoices(): Choices {
  const filters = useAnswer<ImageFilters>('/images/filters');
  const kept = useAnswer<Collections>('/images/collections');
  return {
    filters: kept.answer && filters.answer,
    collections: kept.answer?.collections ?? NO_COLLECTIONS,
    hasFailed: filters.hasFailed || kept.hasFailed,
    load() {
      filters.load();
      kept.load();
    },
    loadCollections: kept.load,
  };
}

/** What the server says now; of several answers the one that was asked for last. */
function useAnswer<Answer>(path: string) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);
  const ask = async () => {
    latest.current += 1;
    const mine = latest.current;
    try {
      const found = await productApi().call<Answer>({ method: 'GET', path });
      if (mine !== latest.current || !found) return;
      setAnswer(found);
      setHasFailed(false);
    } catch (error) {
      console.warn('The filters did not load.', error);
      if (mine === latest.current) setHasFailed(true);
    }
  };
  return { answer, hasFailed, load: () => void ask() };
}
