import { createPainter, type FlowingLinesPainter } from './flowing-lines-painter.ts';
import type { PainterMessage } from './flowing-lines-remote.ts';

let painter: FlowingLinesPainter | null = null;

addEventListener('message', ({ data }: MessageEvent<PainterMessage>) => {
  switch (data.kind) {
    case 'start':
      painter = createPainter(data.canvas, data.colors);
      break;
    case 'resize':
      painter?.resize(data.width, data.height);
      break;
    case 'play':
      painter?.play();
      break;
    case 'pause':
      painter?.pause();
      break;
  }
});
