import { createResizeHold } from './resize-hold.ts';

/**
 * Marks the document with `data-resizing` while the window is being resized, which stops transitions,
 * until the returned function is called.
 */
export function markResizing(): () => void {
  const root = document.documentElement;
  const hold = createResizeHold({
    onHold: () => root.setAttribute('data-resizing', ''),
    onRelease: () => root.removeAttribute('data-resizing'),
  });
  window.addEventListener('resize', hold.touch, { passive: true });
  return () => {
    window.removeEventListener('resize', hold.touch);
    hold.dispose();
    root.removeAttribute('data-resizing');
  };
}
