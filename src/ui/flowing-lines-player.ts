import { LINE_COUNT, lineHeight, lineStrength, POINTS_PER_LINE } from './flowing-lines-shape.ts';
import { createResizeHold } from './resize-hold.ts';

const FRAMES_PER_SECOND = 30;

/** More pixels than this cost more than they show: the lines are soft and behind everything. */
const MAX_PIXEL_RATIO = 1.5;

function pickColours(canvas: HTMLCanvasElement): string[] {
  const style = getComputedStyle(canvas);
  return ['--color-green', '--color-violet', '--color-yellow'].map((name) =>
    style.getPropertyValue(name).trim(),
  );
}

/** A stroke that runs through the colours from left to right and fades out at both edges. */
function makeStroke(
  context: CanvasRenderingContext2D,
  width: number,
  colours: string[],
): CanvasGradient | string {
  const gradient = context.createLinearGradient(0, 0, width, 0);
  gradient.addColorStop(0, 'transparent');
  colours.forEach((colour, index) => {
    gradient.addColorStop(0.18 + (0.64 * index) / (colours.length - 1), colour || 'white');
  });
  gradient.addColorStop(1, 'transparent');
  return gradient;
}

function draw(context: CanvasRenderingContext2D, stroke: CanvasGradient | string, seconds: number) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  context.strokeStyle = stroke;
  context.lineWidth = Math.max(1, width / 1200);
  for (let line = 0; line < LINE_COUNT; line += 1) {
    context.globalAlpha = 0.38 * lineStrength(line);
    context.beginPath();
    for (let point = 0; point < POINTS_PER_LINE; point += 1) {
      const across = point / (POINTS_PER_LINE - 1);
      context.lineTo(across * width, lineHeight(line, across, seconds) * height);
    }
    context.stroke();
  }
}

/**
 * Plays the drawing on a canvas until the returned function is called. It draws 30 frames a second
 * while the canvas is in view and the tab is in front, and a single still one where motion is not
 * wanted. During a resize the last picture is stretched; the canvas is rebuilt when the hold ends.
 */
export function playFlowingLines(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const colours = pickColours(canvas);
  const startedAt = performance.now() - 40_000;
  let stroke: CanvasGradient | string = '';
  let inView = true;
  let frame = 0;
  let drawnAt = 0;

  const rebuild = () => {
    const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    stroke = makeStroke(context, canvas.width, colours);
    draw(context, stroke, (performance.now() - startedAt) / 1000);
  };
  const hold = createResizeHold({ onRelease: rebuild });
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    if (now - drawnAt < 1000 / FRAMES_PER_SECOND - 4 || hold.isHeld()) return;
    drawnAt = now;
    draw(context, stroke, (now - startedAt) / 1000);
  };
  const update = () => {
    cancelAnimationFrame(frame);
    if (inView && !document.hidden && !stillness.matches) frame = requestAnimationFrame(step);
  };
  const observer = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? true;
    update();
  });

  rebuild();
  update();
  observer.observe(canvas);
  window.addEventListener('resize', hold.touch, { passive: true });
  document.addEventListener('visibilitychange', update);
  stillness.addEventListener('change', update);
  return () => {
    cancelAnimationFrame(frame);
    hold.dispose();
    observer.disconnect();
    window.removeEventListener('resize', hold.touch);
    document.removeEventListener('visibilitychange', update);
    stillness.removeEventListener('change', update);
  };
}
