import { markResizing } from '../mark-resizing.ts';
import { createResizeDebounce } from '../resize-debounce.ts';
import { hirePainter } from './flowing-lines-remote.ts';

/** More pixels than this cost more than they show: the lines are soft and behind everything. */
const MAX_PIXEL_RATIO = 1.5;

function pickColors(element: Element): string[] {
  const style = getComputedStyle(element);
  return ['--color-green', '--color-violet', '--color-yellow'].map(
    (name) => style.getPropertyValue(name).trim() || 'white',
  );
}

/**
 * Plays the drawing inside `frame` until the returned function is called: moving while it is in view
 * and the tab is in front, a single still picture where motion is not wanted. During a resize the last
 * picture is stretched; a new one is drawn when the hold ends.
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
    const moving = inView && !document.hidden && !stillness.matches && !resizing.isResizing();
    if (moving) painter.play();
    else painter.pause();
  };
  const release = () => {
    measure();
    update();
  };
  const resizing = createResizeDebounce({ onStart: () => painter.pause(), onEnd: release });
  const observer = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? true;
    update();
  });

  release();
  observer.observe(frame);
  window.addEventListener('resize', resizing.touch, { passive: true });
  document.addEventListener('visibilitychange', update);
  stillness.addEventListener('change', update);
  return () => {
    stopMarking();
    resizing.dispose();
    observer.disconnect();
    window.removeEventListener('resize', resizing.touch);
    document.removeEventListener('visibilitychange', update);
    stillness.removeEventListener('change', update);
    painter.dispose();
    canvas.remove();
  };
}
