/**
 * Calls back this many milliseconds after the page's load event, however late it is asked to; from now
 * where the browser does not tell when that was. Returns what calls it off.
 */
export function afterLoad(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const passed = visit?.loadEventStart ? performance.now() - visit.loadEventStart : 0;
    timer = setTimeout(callback, milliseconds - passed);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
