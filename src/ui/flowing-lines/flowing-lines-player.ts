import { createDebounce, RESIZE_DEBOUNCE_MS } from '../debounce.ts';
import { markResizing } from '../mark-resizing.ts';
import { hirePainter } from './flowing-lines-remote.ts';

/** More pixels than this cost more than they show: the lines are soft and behind everything. */
const MAX_PIXEL_RATIO = 1.5;

/** Without a graphics processor each picture of the lines is put together with the whole window: they make way. */
const REST_AFTER_INPUT_MS = 1000;
const INPUTS = ['pointerdown', 'touchmove', 'keydown', 'wheel', 'change'] as const;

function pickColors(element: Element): string[] {
  const style = getComputedStyle(element);
  return ['--color-green', '--color-violet', '--color-yellow'].map(
    (name) => style.getPropertyValue(name).trim() || 'white',
  );
}

/**
 * Plays the drawing inside `frame` until the returned function is called: moving while it is in view
 * and the tab is in front, a single still picture where motion is not wanted. It rests while the visitor
 * does something. During a resize the last picture is stretched; a new one is drawn when the resize ends.
 */
export function playFlowingLines(frame: HTMLElement): () => void {
  // A canvas can be handed to a worker only once, so each performance brings its own.
  const canvas = document.createElement('canvas');
  canvas.className = 'block size-full';
  const stopMarking = markResizing();
  const painter = hirePainter(canvas, pickColors(frame));
  if (!painter) return stopMarking;
  frame.append(canvas);

  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let inView = true;
  const measure = () => {
    const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    painter.resize(frame.clientWidth * ratio, frame.clientHeight * ratio);
  };
  const update = () => {
    const moving =
      inView && !document.hidden && !stillness.matches && !resizing.isWaiting() && !busy.isWaiting();
    if (moving) painter.play();
    else painter.pause();
  };
  const release = () => {
    measure();
    update();
  };
  const onStart = () => painter.pause();
  const resizing = createDebounce({ milliseconds: RESIZE_DEBOUNCE_MS, onStart, onEnd: release });
  const busy = createDebounce({ milliseconds: REST_AFTER_INPUT_MS, onStart, onEnd: update });
  const listening = new AbortController();
  const heard = { passive: true, signal: listening.signal };
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    update();
  });

  release();
  observer.observe(frame);
  for (const input of INPUTS) window.addEventListener(input, busy.touch, heard);
  window.addEventListener('resize', resizing.touch, heard);
  document.addEventListener('visibilitychange', update, heard);
  stillness.addEventListener('change', update, heard);
  return () => {
    stopMarking();
    listening.abort();
    resizing.dispose();
    busy.dispose();
    observer.disconnect();
    painter.dispose();
    canvas.remove();
  };
}
