import { isResting, readSwipe, type Swipe, tapStep } from './story-gestures.rules.ts';

/** A finger that stays longer holds the slide. */
const HOLD_MS = 250;
/** What has clicks of its own. */
const ACTIVE = 'a, button, input, textarea, select';

export interface GestureListeners {
  onTap: (step: 'previous' | 'next') => void;
  onSwipe: (swipe: Swipe) => void;
  onHold: (isHeld: boolean) => void;
}

/** Listens to taps, swipes and long presses, but not to those on links and buttons. Returns how to stop. */
export function listenToGestures(surface: HTMLElement, listeners: GestureListeners): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let start: { x: number; y: number; pointer: number } | null = null;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  /** A swipe or a long press may end in a click, which is none. */
  let isClickMeant = true;

  const endHold = () => {
    clearTimeout(holdTimer);
    if (!isHeld) return;
    isHeld = false;
    listeners.onHold(false);
  };
  const onDown = (event: PointerEvent) => {
    // A second finger pinches.
    if (start || !event.isPrimary || event.button !== 0) return;
    // Whoever leaves a button before letting go takes the press back.
    isClickMeant = !isActive(event.target);
    if (!isClickMeant) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    holdTimer = setTimeout(() => {
      isHeld = true;
      isClickMeant = false;
      listeners.onHold(true);
    }, HOLD_MS);
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== start?.pointer || isHeld) return;
    if (!isResting(clientX - start.x, clientY - start.y)) clearTimeout(holdTimer);
  };
  const onUp = ({ pointerId, clientX, clientY, type }: PointerEvent) => {
    if (pointerId !== start?.pointer) return;
    const swipe = isHeld || type === 'pointercancel' ? null : readSwipe(clientX - start.x, clientY - start.y);
    start = null;
    endHold();
    if (!swipe) return;
    isClickMeant = false;
    listeners.onSwipe(swipe);
  };
  const onClick = (event: MouseEvent) => {
    const isMeant = isClickMeant && !isActive(event.target);
    isClickMeant = true;
    const { left, width } = surface.getBoundingClientRect();
    if (isMeant) listeners.onTap(tapStep(event.clientX - left, width));
  };

  surface.addEventListener('pointerdown', onDown, { signal });
  surface.addEventListener('click', onClick, { signal });
  // A finger may leave the surface before it is lifted.
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  return () => {
    stop.abort();
    endHold();
  };
}

function isActive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ACTIVE) !== null;
}
