import { useEffect, useState, useSyncExternalStore } from 'react';
import { systemClock } from '../../../shared/clock.ts';
import { apiBaseUrl } from '../../user-status/ui/api-base-url.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import { createShownGallery, type GalleryState, type ShownGallery } from './shown-gallery.ts';

/**
 * The gallery of the account at the keyboard; a component that uses it belongs to one account.
 * @param search what it shows, as `GET /images/history` is asked for it.
 */
export function useShownGallery(search: string): { gallery: ShownGallery; state: GalleryState } {
  const [gallery] = useState(() =>
    createShownGallery({
      api: productApi(),
      clock: systemClock,
      baseUrl: apiBaseUrl() || window.location.origin,
      search,
      log: (message, detail) => console.warn(message, detail),
    }),
  );
  const state = useSyncExternalStore(gallery.subscribe, gallery.getSnapshot, gallery.getSnapshot);
  useEffect(() => {
    void gallery.load();
    const revisit = () => {
      if (document.visibilityState === 'visible') void gallery.revisit();
    };
    window.addEventListener('focus', revisit);
    document.addEventListener('visibilitychange', revisit);
    return () => {
      window.removeEventListener('focus', revisit);
      document.removeEventListener('visibilitychange', revisit);
    };
  }, [gallery]);
  useEffect(() => void gallery.find(search), [gallery, search]);
  return { gallery, state };
}
