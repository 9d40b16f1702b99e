import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { SLIDE_MS } from './story-playback.rules.ts';

interface SlideClock {
  isRunning: boolean;
  /** The time begins anew with every other number. */
  round: number;
  /** Grows with the time from nothing to its whole width. */
  barRef: RefObject<HTMLElement | null>;
  onTimeUp: () => void;
}

/** Counts the time of a slide, but not while the clock stands still, and draws it without rendering. */
export function useSlideClock({ isRunning, round, barRef, onTimeUp }: SlideClock): void {
  const spentMs = useRef(0);
  const timeUp = useEffectEvent(onTimeUp);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the reason to begin anew
  useEffect(() => {
    spentMs.current = 0;
  }, [round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: so does the counting
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const stopDrawing = drawTime(barRef.current, spentMs.current);
    const timer = setTimeout(() => timeUp(), Math.max(0, SLIDE_MS - spentMs.current));
    return () => {
      clearTimeout(timer);
      spentMs.current += performance.now() - startedAt;
      stopDrawing(spentMs.current);
    };
  }, [isRunning, round, barRef]);
}

/** Returns how to stop the bar where it is after so much time. */
function drawTime(bar: HTMLElement | null, spentMs: number): (spentMs: number) => void {
  if (!bar) return () => {};
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const drawing = bar.animate([{ scale: width(spentMs) }, { scale: width(SLIDE_MS) }], {
    duration: Math.max(1, SLIDE_MS - spentMs),
    fill: 'forwards',
    // Once a second, as a clock without a sweeping hand.
    easing: still ? `steps(${Math.max(1, Math.round((SLIDE_MS - spentMs) / 1000))})` : 'linear',
  });
  return (nowSpentMs) => {
    drawing.cancel();
    bar.style.scale = width(nowSpentMs);
  };
}

function width(spentMs: number): string {
  return `${Math.min(1, spentMs / SLIDE_MS)} 1`;
}
