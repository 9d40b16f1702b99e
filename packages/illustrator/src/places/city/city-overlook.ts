import { mix, scale } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { paintFlatGround } from '../../stage/ground/city-ground.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { drawBox } from './city-box.ts';
import type { CityLight } from './city-light.ts';

const BLOCK = 30;

/** The town from a high roof: blocks in a grid to the horizon. */
export function paintOverlook(stage: Stage, random: Random, light: CityLight): void {
  // The eye stands on a roof; everything else about the projection stays as it is.
  stage.cameraHeight = stage.brief.cameraAngle === 'aerial' ? 74 : 46;
  paintFlatGround(stage, light.dark ? [52, 52, 70] : [112, 114, 116]);
  const nearest = ((stage.focal * stage.cameraHeight) / (stage.height - stage.horizon)) * 0.86;
  const rows = 15;
  const towers = random.range(0.14, 0.26);
  for (let row = rows; row >= 0; row--) {
    stage.checkpoint.check();
    const near = nearest + row * BLOCK * (1 + row * 0.07);
    const reach = Math.ceil(((stage.width / stage.focal) * 0.5 * (near + BLOCK)) / BLOCK);
    const order = Array.from({ length: reach * 2 + 1 }, (_, index) => index - reach).sort(
      (a, b) => Math.abs(b) - Math.abs(a),
    );
    for (const column of order) raiseBlock(stage, random, light, { x: column * BLOCK, near, towers });
  }
}

function raiseBlock(
  stage: Stage,
  random: Random,
  light: CityLight,
  { x, near, towers }: { x: number; near: number; towers: number },
): void {
  const inset = random.range(3.4, 5);
  const tower = random.chance(towers) && near > 90;
  // What stands before the subjects stays below the eye.
  const height = tower ? random.range(34, 78) : random.range(9, 26);
  const wall = scale(mix(random.pick(light.walls), stage.palette.ambient, 0.12), random.range(0.82, 1.1));
  const box = {
    left: x - BLOCK / 2 + inset,
    right: x + BLOCK / 2 - inset,
    near: near + inset,
    far: near + BLOCK - inset,
    height,
  };
  drawBox(
    stage,
    box,
    {
      wall,
      windows: 0.8,
      lit: light.lit * 0.7,
      lamps: light.lamps,
      storey: 3.4,
      bay: 2.8,
      haze: 0.0022,
      ...(light.dark ? { glow: [255, 176, 96] } : {}),
    },
    random,
  );
}
