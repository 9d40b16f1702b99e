import { expect, it } from 'vitest';
import { createTestStage } from '../../test-stage.ts';
import { createRaster } from '../raster.ts';
import { calmDistance } from './calm-distance.ts';
import { FORM_OF } from './form.types.ts';

const SIDE = 64;
const at = (x: number, y: number) => (y * SIDE + x) * 4 + 1;

/** Every second row is light, and so is the right half of the others. */
function striped() {
  const raster = createRaster(SIDE, SIDE);
  for (let cell = 0; cell < SIDE * SIDE; cell++)
    raster.data.fill(
      Math.floor(cell / SIDE) % 2 === 0 || cell % SIDE >= SIDE / 2 ? 200 : 60,
      cell * 4,
      cell * 4 + 3,
    );
  return raster;
}

it('draws what is far in a wood down into bands, and leaves what is near and who is in it', () => {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { scene: 'forest' } });
  stage.depth.fill(40);
  stage.depth.fill(3, SIDE * 48);
  const raster = striped();
  const kinds = new Uint8Array(SIDE * SIDE).fill(FORM_OF.land);
  kinds.fill(FORM_OF.subject, 20 * SIDE, 22 * SIDE);
  calmDistance(raster, kinds, stage);
  const { data } = raster;
  expect(Math.abs(data[at(10, 30)]! - data[at(10, 31)]!)).toBeLessThan(30);
  expect(data[at(50, 30)]! - data[at(10, 30)]!).toBeGreaterThan(40);
  for (const y of [20, 58]) expect(data[at(10, y)]! - data[at(10, y + 1)]!).toBe(140);
});

it('smooths what a lake mirrors, and its shore not', () => {
  const stage = { ...createTestStage({ width: SIDE, height: SIDE }), wet: new Uint8Array(SIDE * SIDE) };
  stage.wet.fill(1, SIDE * 32);
  const raster = striped();
  calmDistance(raster, new Uint8Array(SIDE * SIDE).fill(FORM_OF.land), stage);
  const { data } = raster;
  expect(Math.abs(data[at(10, 50)]! - data[at(10, 51)]!)).toBeLessThan(20);
  expect(data[at(10, 20)]! - data[at(10, 21)]!).toBe(140);
});
