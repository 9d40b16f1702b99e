import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { SKY_DISTANCE } from '../render/behind-scenery.ts';
import type { Placement, Rectangle } from './placement.types.ts';

const COLUMNS = 96;

/** Which parts of the picture are covered by subjects already placed, on a coarse grid. */
export interface Occupancy {
  /** Share of a rectangle (pixels) that is covered, 0..1. */
  coveredShare(box: Rectangle): number;
}

/** Counts ink, not bounding boxes: between the towers of a castle the sky is free. With `countsScenery`, only sky is. */
export function occupancyOf(
  stage: Stage,
  placements: readonly Placement[],
  countsScenery = false,
): Occupancy {
  const cell = stage.width / COLUMNS;
  const rows = Math.max(1, Math.ceil(stage.height / cell));
  const { canvas, context } = createLayer(COLUMNS, rows);
  context.scale(1 / cell, 1 / cell);
  for (const { drawing, x, y, width, height, mirrored } of placements) {
    context.save();
    context.translate(x, y);
    context.scale(mirrored ? -1 : 1, 1);
    context.drawImage(drawing.canvas, -width / 2, -height, width, height);
    context.restore();
  }
  const { data } = pixelsOf(canvas);
  const stride = COLUMNS + 1;
  const sums = new Uint32Array(stride * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let run = 0;
    for (let column = 0; column < COLUMNS; column++) {
      if (data[(row * COLUMNS + column) * 4 + 3]! > 60 || (countsScenery && isScenery(stage, column, row)))
        run++;
      sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1]! + run;
    }
  }
  return {
    coveredShare({ left, right, top, bottom }) {
      const clampTo = (value: number, limit: number) =>
        Math.min(limit, Math.max(0, Math.round(value / cell)));
      const [x0, x1] = [clampTo(left, COLUMNS), clampTo(right, COLUMNS)];
      const [y0, y1] = [clampTo(top, rows), clampTo(bottom, rows)];
      const area = Math.max(1, (x1 - x0) * (y1 - y0));
      const covered =
        sums[y1 * stride + x1]! - sums[y0 * stride + x1]! - sums[y1 * stride + x0]! + sums[y0 * stride + x0]!;
      return covered / area;
    },
  };
}

function isScenery({ depth, width, height }: Stage, column: number, row: number): boolean {
  const x = Math.min(width - 1, Math.floor(((column + 0.5) * width) / COLUMNS));
  const y = Math.min(height - 1, Math.floor(((row + 0.5) * width) / COLUMNS));
  return depth[y * width + x]! < SKY_DISTANCE;
}
