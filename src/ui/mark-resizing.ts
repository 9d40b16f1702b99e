import { createDebounce, RESIZE_DEBOUNCE_MS } from './debounce.ts';

/**
 * Marks the document with `data-resizing` while the window is being resized, which stops transitions,
 * until the returned function is called.
 */
export function markResizing(): () => void {
  const root = document.documentElement;
  const resizing = createDebounce({
    milliseconds: RESIZE_DEBOUNCE_MS,
    onStart: () => root.setAttribute('data-resizing', ''),
    onEnd: () => root.removeAttribute('data-resizing'),
  });
  window.addEventListener('resize', resizing.touch, { passive: true });
  return () => {
    window.removeEventListener('resize', resizing.touch);
    resizing.dispose();
    root.removeAttribute('data-resizing');
  };
}
