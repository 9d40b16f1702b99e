import { expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { canvasOf, createRaster } from '../shared/raster.ts';
import { createTestStage } from '../test-stage.ts';
import { panesOfPhotograph } from './photograph-panes.ts';

const SIDE = 256;

/** A photograph of one color on the left, and of a checkerboard of eight pixels on the right. */
function halfBusy() {
  const raster = createRaster(SIDE, SIDE);
  for (let index = 0; index < SIDE * SIDE; index++) {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    const isLight = x < SIDE / 2 || ((x >> 4) + (y >> 4)) % 2 === 0;
    raster.data.set(isLight ? [210, 200, 180, 255] : [60, 30, 20, 255], index * 4);
  }
  return canvasOf(raster);
}

it('cuts what is calm into few panes and what is busy into many, each of its own color', () => {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { style: 'stained-glass' } });
  const mask = new Uint8Array(SIDE * SIDE);
  const size = { width: SIDE, height: SIDE };
  const panes = panesOfPhotograph(halfBusy(), stage, mask, size, createRandom(1));
  const left = new Set<number>();
  const right = new Set<number>();
  panes.labels.forEach((pane, index) => {
    const x = index % SIDE;
    if (x < SIDE / 2 - 20) left.add(pane);
    if (x >= SIDE / 2) right.add(pane);
  });
  expect(left.size).toBeLessThan(20);
  expect(right.size).toBeGreaterThan(40);
  const plain = panes.labels[(SIDE / 2) * SIDE + 40]!;
  expect(Math.abs(panes.colors[plain * 3]! - 210)).toBeLessThan(6);
  expect(panes.labels.every((pane) => pane >= 0 && pane < panes.count)).toBe(true);
});
