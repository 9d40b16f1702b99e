import { createLayer, resample } from '../src/core/canvas.ts';
import { illustrate, illustrateUncriticized } from '../src/illustrate.ts';
import type { IllustrationReport, IllustrationRequest, Picture } from '../src/illustrator.types.ts';

/** `uncriticized`: with the first layout as it comes. */
export type SheetRequest = IllustrationRequest & { uncriticized?: boolean };

interface SheetOptions {
  requests: readonly SheetRequest[];
  columns: number;
  /** Width of one picture on the sheet in pixels; its height follows from the first request. */
  cell: number;
  onDrawn?: (request: IllustrationRequest, report: IllustrationReport, milliseconds: number) => void;
}

/** Draws every request and lays the pictures out in rows: one PNG to judge many pictures by eye. */
export async function drawContactSheet({ requests, columns, cell, onDrawn }: SheetOptions): Promise<Buffer> {
  const first = requests[0];
  if (!first) throw new Error('A contact sheet needs at least one picture.');
  const cellHeight = Math.round((cell * first.height) / first.width);
  const rows = Math.ceil(requests.length / columns);
  const sheet = createLayer(cell * Math.min(columns, requests.length), cellHeight * rows);
  for (const [position, request] of requests.entries()) {
    const started = process.cpuUsage();
    const { picture, report } = await (request.uncriticized ? illustrateUncriticized : illustrate)(request);
    const { user, system } = process.cpuUsage(started);
    const x = (position % columns) * cell;
    const y = Math.floor(position / columns) * cellHeight;
    sheet.context.drawImage(resample(canvasOf(picture), cell, cellHeight), x, y);
    onDrawn?.(request, report, (user + system) / 1000);
  }
  return sheet.canvas.toBuffer('image/png');
}

function canvasOf({ pixels, width, height }: Picture) {
  const { canvas, context } = createLayer(width, height);
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return canvas;
}
