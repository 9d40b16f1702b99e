import { useCallback, useEffect, useState } from 'react';

/** Longer than this nobody waits for a picture: its caption can be read without it. */
const TIMEOUT_MS = 8000;

/** Which slides have their picture, or will not get one. */
export function useReadyPictures() {
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const markReady = useCallback((place: number) => {
    setReady((known) => (known.has(place) ? known : new Set(known).add(place)));
  }, []);
  return { ready, markReady };
}

/** Gives up after a while. `place` is the slide whose picture is waited for, or null while none is. */
export function usePictureTimeout(place: number | null, giveUp: (place: number) => void): void {
  useEffect(() => {
    if (place === null) return;
    const timer = setTimeout(() => giveUp(place), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [place, giveUp]);
}
