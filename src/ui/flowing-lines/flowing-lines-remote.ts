import { createPainter, type FlowingLinesPainter } from './flowing-lines-painter.ts';

/** What the page tells the worker that draws. */
export type PainterMessage =
  | { kind: 'start'; canvas: OffscreenCanvas; colors: readonly string[] }
  | { kind: 'resize'; width: number; height: number }
  | { kind: 'play' }
  | { kind: 'pause' };

/** A painter that can be sent home. */
interface DisposablePainter extends FlowingLinesPainter {
  dispose: () => void;
}

function createRemotePainter(canvas: HTMLCanvasElement, colors: readonly string[]): DisposablePainter {
  const worker = new Worker(new URL('./flowing-lines.worker.ts', import.meta.url), { type: 'module' });
  const send = (message: PainterMessage, moved: Transferable[] = []) => worker.postMessage(message, moved);
  const offscreen = canvas.transferControlToOffscreen();
  send({ kind: 'start', canvas: offscreen, colors }, [offscreen]);
  return {
    resize: (width, height) => send({ kind: 'resize', width, height }),
    play: () => send({ kind: 'play' }),
    pause: () => send({ kind: 'pause' }),
    dispose: () => worker.terminate(),
  };
}

/**
 * Draws in a worker where the browser can, so that the page's own thread spends nothing on decoration
 * even on machines whose processor does the drawing; on the page's thread elsewhere.
 */
export function hirePainter(canvas: HTMLCanvasElement, colors: readonly string[]): DisposablePainter | null {
  if (typeof Worker === 'function' && 'transferControlToOffscreen' in canvas) {
    return createRemotePainter(canvas, colors);
  }
  const painter = createPainter(canvas, colors);
  return painter && { ...painter, dispose: painter.pause };
}
