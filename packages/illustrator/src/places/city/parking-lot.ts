import { toCss } from '../../core/color.ts';
import { paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintSkyline } from './city-skyline.ts';
import { drawLampRow } from './parts/street-lamps.ts';
import type { PaintTown } from './town-street.ts';

/** Asphalt with white bays on both sides of a lane, houses far behind. */
export const paintParkingLot: PaintTown = (stage, random, light) => {
  paintSkyline(stage, random, light, { tall: 0.22, haze: 0.4 });
  paintFlatGround(stage, light.dark ? [58, 60, 70] : [122, 124, 128]);
  const { context } = stage;
  const stripe = (corners: Parameters<typeof traceGround>[1]) => {
    context.fillStyle = toCss(litColor(stage, [238, 236, 224], { sun: 0.44 }), 0.86);
    traceGround(stage, corners);
    context.fill();
  };
  const line = (x: number, z: number, wide: number, deep: number) =>
    stripe([
      [x, z],
      [x + wide, z],
      [x + wide, z - deep],
      [x, z - deep],
    ]);
  for (const side of [-1, 1])
    for (let z = 3; z < 40; z += 2.7) line(side < 0 ? -7.5 : 2.4, z, 5.1, 0.14 + z * 0.008);
  for (let z = 5; z < 40; z += 5) line(-0.08, z, 0.16, 2);
  for (const x of [-8, 8])
    drawLampRow(stage, { x, from: 14, to: 30, every: 16, height: 4.4, lit: light.dark });
};
