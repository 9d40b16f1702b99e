/**
 * Calls back once this many milliseconds have passed since the page was loaded, or since now when it
 * was loaded before. Returns what calls it off.
 */
export function afterLoad(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(callback, milliseconds);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
