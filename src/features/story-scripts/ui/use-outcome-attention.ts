import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ScriptOutcome } from './use-story-generator.ts';

/** With its target lower than this share of the window, too little of what comes is seen. */
const LOWEST_TARGET_SHARE = 0.85;

/** Pixels at the top of the window that the site's header covers. */
const HEADER = 64;

interface AttentionTargets {
  /** Holds everything that takes turns in the same place. */
  stage: RefObject<HTMLElement | null>;
  /** What is in that place now. */
  target: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
}

/**
 * The button that started a run is disabled while it lasts and would lose the focus: the focus follows
 * what happens, from the loading line to the result or the error, unless the visitor has taken it elsewhere.
 */
export function useOutcomeAttention(phase: ScriptOutcome['phase'], targets: AttentionTargets): void {
  const { stage, target, button } = targets;
  const wasWriting = useRef(false);
  useLayoutEffect(() => {
    const isStart = phase === 'writing';
    const isEnd = wasWriting.current && !isStart;
    wasWriting.current = isStart;
    if (!isStart && !(isEnd && isFocusFree(stage.current))) return;
    const next = phase === 'idle' ? button.current : target.current;
    if (!next) return;
    next.focus({ preventScroll: true });
    const { top } = next.getBoundingClientRect();
    if (top < HEADER || top > window.innerHeight * LOWEST_TARGET_SHARE) {
      (phase === 'idle' ? next : stage.current)?.scrollIntoView({ block: 'start' });
    }
  }, [phase, stage, target, button]);
}

function isFocusFree(stage: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || Boolean(stage?.contains(focused));
}
