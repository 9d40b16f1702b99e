const REFRESH_EVERY_MS = 30_000;

/** What refreshing needs of the tab that a list is shown in. */
export interface RefreshedTab {
  now(): number;
  isHidden(): boolean;
  /** Calls `listener` whenever the tab is hidden or shown; returns how to stop. */
  onVisibilityChange(listener: () => void): () => void;
}

/**
 * Calls `refresh` every 30 seconds while the tab is seen. A hidden tab asks nothing; when it is seen
 * again after more than that time, it catches up at once. Returns how to stop.
 */
export function startRefreshing(refresh: () => void, tab: RefreshedTab): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = tab.now() + REFRESH_EVERY_MS;

  const run = () => {
    due = tab.now() + REFRESH_EVERY_MS;
    schedule();
    refresh();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = tab.isHidden() ? undefined : setTimeout(run, Math.max(0, due - tab.now()));
  };
  const stopListening = tab.onVisibilityChange(schedule);
  schedule();

  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/** The tab of this browser. */
export const BROWSER_TAB: RefreshedTab = {
  now: () => Date.now(),
  isHidden: () => document.hidden,
  onVisibilityChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
