import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** The last affordable run disables the button that has the focus; the results take it, not the page's top. */
export function useFocusAfterLastRun(
  button: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
  isDisabled: boolean,
): void {
  useLayoutEffect(() => {
    if (isDisabled && button.current && document.activeElement === button.current) {
      results.current?.focus({ preventScroll: true });
    }
  }, [button, results, isDisabled]);
}

/** With the button lower than this share of the window, too little of the pictures is seen. */
const LOWEST_BUTTON_SHARE = 0.55;

/** A run that was started from far above its pictures brings them into view. */
export function useRunInView(bar: RefObject<HTMLDivElement | null>, isRunning: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isRunning || !element) return;
    const { bottom } = element.getBoundingClientRect();
    if (bottom > window.innerHeight * LOWEST_BUTTON_SHARE) element.scrollIntoView({ block: 'start' });
  }, [bar, isRunning]);
}
