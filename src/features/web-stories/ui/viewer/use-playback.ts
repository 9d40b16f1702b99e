import { useCallback, useEffect, useReducer, useState } from 'react';
import { hasEnded, OPENED, type Playback, type PlaybackStep, playbackAfter } from './story-playback.rules.ts';
import { usePageHidden } from './use-page-hidden.ts';
import { usePictureTimeout, useReadyPictures } from './use-ready-pictures.ts';

/** Where the story stands, and whether its time runs. */
export function usePlayback(count: number) {
  const [playback, take] = useReducer(
    (current: Playback, step: PlaybackStep) => playbackAfter(current, step, count),
    OPENED,
  );
  const { place, isPaused, round } = playback;
  const { ready, markReady } = useReadyPictures();
  const [isHeld, setHeld] = useState(false);
  /** The slide at whose link somebody aims: it must not move away. */
  const [aimedPlace, setAimedPlace] = useState<number | null>(null);
  const [timeUpRound, setTimeUpRound] = useState<number | null>(null);
  const isHidden = usePageHidden();

  const isOver = hasEnded(playback, count);
  const isStopped = isPaused || isHeld || isHidden || aimedPlace === place;
  const isTimeUp = timeUpRound === round && !isStopped && !isOver;
  const next = place + 1;
  const isNextReady = next === count || ready.has(next);

  const step = useCallback((wanted: PlaybackStep) => {
    // Whoever lets the story go on means it, also while the link has the focus.
    if (wanted === 'toggle') setAimedPlace(null);
    take(wanted);
  }, []);

  useEffect(() => {
    // Nobody is taken to a picture that has not come.
    if (isTimeUp && isNextReady) take('time-is-up');
  }, [isTimeUp, isNextReady]);
  usePictureTimeout(isOver ? null : ready.has(place) ? (isTimeUp ? next : null) : place, markReady);

  return {
    playback,
    isOver,
    isHeld,
    isRunning: !isOver && !isStopped && ready.has(place),
    step,
    markReady,
    setHeld,
    setAimed: useCallback((isAimed: boolean) => setAimedPlace(isAimed ? place : null), [place]),
    markTimeUp: useCallback(() => setTimeUpRound(round), [round]),
  };
}
