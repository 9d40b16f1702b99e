import type { PlaybackStep } from './story-playback.rules.ts';

const STEPS: Readonly<Record<string, PlaybackStep>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
};
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';
const TABBABLE = 'a[href], button:not([disabled])';

interface KeyListeners {
  onStep: (step: PlaybackStep) => void;
  onClose: () => void;
}

/**
 * Listens to the keys of the viewer, wherever in the document the focus is. Tab goes round inside it.
 * Returns how to stop.
 */
export function listenToKeys(viewer: HTMLElement, { onStep, onClose }: KeyListeners): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Tab') return keepInside(viewer, event);
    if (event.shiftKey || (target instanceof Element && target.closest(TEXT_FIELDS))) return;
    if (key === 'Escape') {
      // The dialog would close by itself, and show the empty page under it.
      event.preventDefault();
      onClose();
      return;
    }
    const step = STEPS[key];
    if (!step) return;
    if (key === ' ') {
      // The browser presses the button.
      if (target instanceof Element && target.closest('button')) return;
      event.preventDefault();
      if (event.repeat) return;
    }
    onStep(step);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

function keepInside(viewer: HTMLElement, event: KeyboardEvent): void {
  const stops = [...viewer.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'),
  );
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isAtEdge = activeElement === last || !viewer.contains(activeElement) || activeElement === viewer;
  if (!first || !isAtEdge) return;
  event.preventDefault();
  first.focus();
}
