import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc, strokeLine } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { paintSkyline } from './city-skyline.ts';
import { drawPassersBy } from './parts/city-people.ts';
import { lightBulb } from './parts/festoons.ts';
import { type Corner, fillCorners } from './parts/world-shapes.ts';
import type { PaintTown } from './town-street.ts';

/** A platform beside tracks under an arched roof of iron and glass, with lamps and a clock. */
export const paintStation: PaintTown = (stage, random, light) => {
  paintSkyline(stage, random, light, { tall: 0.14, layers: 2, haze: 0.5 });
  paintFlatGround(stage, light.dark ? [90, 86, 94] : [150, 138, 126]);
  const side = random.chance(0.5) ? 1 : -1;
  layTracks(stage, random, side);
  layPlatforms(stage, side, light.dark);
  raiseRoof(stage, side, light.dark);
  hangClock(stage, side, light.dark);
  drawPassersBy(stage, random, { neon: false });
};

function layTracks(stage: Stage, random: Random, side: number): void {
  const bed = litColor(stage, [122, 108, 98], { sun: 0.34 });
  const middle = side * 4.4;
  fillCorners(
    stage,
    [
      [middle - 2.2, 0, 70],
      [middle + 2.2, 0, 70],
      [middle + 2.2, 0, 0.9],
      [middle - 2.2, 0, 0.9],
    ],
    bed,
  );
  for (let z = 60; z > 1; z -= z > 20 ? 2 : 0.75)
    fillCorners(
      stage,
      [
        [middle - 1.3, 0.01, z],
        [middle + 1.3, 0.01, z],
        [middle + 1.3, 0.01, z - 0.3],
        [middle - 1.3, 0.01, z - 0.3],
      ],
      litColor(stage, scale([110, 76, 54], random.range(0.85, 1.1)), { distance: z, sun: 0.34 }),
    );
  for (const rail of [-0.75, 0.75])
    fillCorners(
      stage,
      [
        [middle + rail - 0.06, 0.02, 90],
        [middle + rail + 0.06, 0.02, 90],
        [middle + rail + 0.06, 0.02, 0.9],
        [middle + rail - 0.06, 0.02, 0.9],
      ],
      litColor(stage, [206, 206, 210], { sun: 0.5 }),
    );
}

/** A level strip along the tracks, from far ahead to our feet. */
function strip(left: number, right: number, y: number): Corner[] {
  return [
    [left, y, 70],
    [right, y, 70],
    [right, y, 0.9],
    [left, y, 0.9],
  ];
}

/** An upright strip along the tracks. */
function kerb(x: number, low: number, top: number): Corner[] {
  return [
    [x, low, 70],
    [x, top, 70],
    [x, top, 0.9],
    [x, low, 0.9],
  ];
}

/** Ours lies on the other side of the tracks' middle; its edge has a light line. */
function layPlatforms(stage: Stage, side: number, dark: boolean): void {
  const stone: Rgb = stage.brief.snow ? [240, 244, 250] : dark ? [150, 142, 146] : [206, 194, 178];
  const slab = litColor(stage, stone, { sun: 0.4 });
  const edge = side * 2.1;
  fillCorners(stage, strip(edge, -side * 30, 0.3), slab);
  fillCorners(stage, kerb(edge, 0, 0.3), scale(slab, 0.5));
  fillCorners(
    stage,
    strip(edge - side * 0.25, edge - side * 0.5, 0.3),
    litColor(stage, [250, 214, 90], { sun: 0.4 }),
  );
  for (let z = 30; z > 1; z -= z > 8 ? 1.8 : 0.9) {
    const joint: Corner[] = [
      [edge, 0.3, z],
      [-side * 20, 0.3, z],
      [-side * 20, 0.3, z - 0.04],
      [edge, 0.3, z - 0.04],
    ];
    fillCorners(stage, joint, scale(slab, 0.8), 0.7);
  }
  const far = side * 6.8;
  fillCorners(stage, strip(far, side * 16, 0.3), scale(slab, 0.92));
  fillCorners(stage, kerb(far, 0, 0.3), scale(slab, 0.56));
  raiseHall(stage, side * 9.6, dark);
}

/** The station's house along the other platform. */
function raiseHall(stage: Stage, x: number, dark: boolean): void {
  fillCorners(stage, kerb(x, 0.3, 4.6), litColor(stage, [176, 96, 74], { distance: 10, sun: 0.3 }));
  for (let z = 34; z > 3; z -= 4) {
    const pane: Corner[] = [
      [x, 1.2, z],
      [x, 3.4, z],
      [x, 3.4, z - 1.8],
      [x, 1.2, z - 1.8],
    ];
    fillCorners(stage, pane, dark ? [255, 220, 150] : litColor(stage, [96, 120, 140], { distance: z }));
  }
}

function raiseRoof(stage: Stage, side: number, dark: boolean): void {
  const iron: Rgb = [70, 84, 88];
  const { context } = stage;
  const [left, right] = [-side * 5.6, side * 9.6];
  const arch = (share: number, z: number): Corner => [
    left + (right - left) * share,
    4.4 + Math.sin(share * Math.PI) * 3.2,
    z,
  ];
  for (let z = 46; z > 1.4; z *= 0.8) {
    const next = z * 0.8;
    for (let pane = 0; pane < 10; pane++) {
      const [a, b] = [pane / 10, (pane + 1) / 10];
      fillCorners(
        stage,
        [arch(a, z), arch(b, z), arch(b, next), arch(a, next)],
        mix(stage.palette.middle, [230, 240, 240], dark ? 0.1 : 0.5),
        pane % 2 ? 0.5 : 0.34,
      );
    }
    context.strokeStyle = toCss(litColor(stage, iron, { distance: z, sun: 0.36 }));
    context.lineWidth = Math.max(1, project(stage, 0, 0, z).scale * 0.13);
    context.beginPath();
    for (let step = 0; step <= 20; step++) {
      const point = project(stage, ...arch(step / 20, z));
      context.lineTo(point.x, point.y);
    }
    context.stroke();
    fillCorners(
      stage,
      [
        [left - 0.1, 0.3, z],
        [left + 0.1, 0.3, z],
        [left + 0.1, 4.5, z],
        [left - 0.1, 4.5, z],
      ],
      litColor(stage, iron, { distance: z, sun: 0.36 }),
    );
    const lamp = project(stage, left + (right - left) * 0.28, 4.6, z);
    if (dark) lightBulb(stage, lamp.x, lamp.y, lamp.scale * 0.14, [255, 220, 150]);
  }
}

function hangClock(stage: Stage, side: number, dark: boolean): void {
  const { context } = stage;
  const at = project(stage, -side * 1.7, 3.9, 8.5);
  const size = at.scale * 0.52;
  strokeLine(context, '#2c3436', size * 0.16, at.x, at.y - size * 3.4, at.x, at.y);
  fillDisc(context, '#2c3436', at.x, at.y, size * 1.14);
  context.fillStyle = dark ? '#fff2cc' : toCss(litColor(stage, [250, 246, 234], { sun: 0.4 }));
  context.beginPath();
  context.arc(at.x, at.y, size, 0, 7);
  context.fill();
  context.strokeStyle = '#2c2430';
  context.lineWidth = size * 0.1;
  context.beginPath();
  context.moveTo(at.x, at.y - size * 0.72);
  context.lineTo(at.x, at.y);
  context.lineTo(at.x + size * 0.46, at.y + size * 0.18);
  context.stroke();
}
