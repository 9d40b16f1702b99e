import { LINE_COUNT, lineHeight, lineStrength, POINTS_PER_LINE } from './flowing-lines-shape.ts';

/** The lines move about ten pixels a second, so more frames than this would look the same. */
const FRAMES_PER_SECOND = 24;

/** The drawing begins in its middle, where the ribbon is already open. */
const HEAD_START_SECONDS = 40;

/** Draws the lines, on the page's thread or in a worker. */
export interface FlowingLinesPainter {
  /** Takes a new size in device pixels and draws one picture of it. */
  resize: (width: number, height: number) => void;
  play: () => void;
  pause: () => void;
}

/** A stroke that runs through the colors from left to right and fades out at both edges. */
function makeStroke(context: LineContext, width: number, colors: readonly string[]): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, width, 0);
  gradient.addColorStop(0, 'transparent');
  colors.forEach((color, index) => {
    gradient.addColorStop(0.18 + (0.64 * index) / (colors.length - 1), color);
  });
  gradient.addColorStop(1, 'transparent');
  return gradient;
}

type LineContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function drawLines(context: LineContext, seconds: number) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
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
 * @param colors CSS colors, from left to right; at least two
 * @returns null where the canvas has no 2D context
 */
export function createPainter(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  colors: readonly string[],
): FlowingLinesPainter | null {
  const context = canvas.getContext('2d') as LineContext | null;
  if (!context) return null;
  const startedAt = performance.now() - HEAD_START_SECONDS * 1000;
  let frame = 0;
  let drawnAt = 0;
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    if (now - drawnAt < 1000 / FRAMES_PER_SECOND - 4) return;
    drawnAt = now;
    drawLines(context, (now - startedAt) / 1000);
  };
  return {
    resize(width, height) {
      canvas.width = Math.max(1, Math.round(width));
      canvas.height = Math.max(1, Math.round(height));
      context.strokeStyle = makeStroke(context, canvas.width, colors);
      context.lineWidth = Math.max(1, canvas.width / 1200);
      drawLines(context, (performance.now() - startedAt) / 1000);
    },
    play() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(step);
    },
    pause: () => cancelAnimationFrame(frame),
  };
}
