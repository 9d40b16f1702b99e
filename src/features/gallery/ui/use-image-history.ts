import { useEffect, useState, useSyncExternalStore } from 'react';
import { systemClock } from '../../../shared/clock.ts';
import { apiBaseUrl } from '../../user-status/ui/api-base-url.ts';
import { productApi } from '../../user-status/ui/product-api.ts';
import { createImageHistory, type HistoryState, type ImageHistory } from './image-history.ts';

/** The history of the account at the keyboard; a component that uses it belongs to one account. */
export function useImageHistory(): { history: ImageHistory; state: HistoryState } {
  const [history] = useState(() =>
    createImageHistory({
      api: productApi(),
      clock: systemClock,
      baseUrl: apiBaseUrl() || window.location.origin,
      log: (message, detail) => console.warn(message, detail),
    }),
  );
  const state = useSyncExternalStore(history.subscribe, history.getSnapshot, history.getSnapshot);
  useEffect(() => {
    void history.load();
    const revisit = () => {
      if (document.visibilityState === 'visible') void history.revisit();
    };
    window.addEventListener('focus', revisit);
    document.addEventListener('visibilitychange', revisit);
    return () => {
      window.removeEventListener('focus', revisit);
      document.removeEventListener('visibilitychange', revisit);
    };
  }, [history]);
  return { history, state };
}
