import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lightBulb } from './parts/festoons.ts';
import { type Corner, fillCorners } from './parts/world-shapes.ts';
import type { PaintTown } from './town-street.ts';

/** Half the width and the length of the pitch up to the stands, metres. */
const [HALF, END] = [13, 58];
const TIERS = 13;
const CROWD: readonly Rgb[] = colorList('#d8483c #f0e6d2 #3c6cb4 #e8b84a #3f3f52 #c89070 #5a9a6a');

/** A striped pitch with lines and a goal, crowded stands on three sides under roofs, four masts of floodlights. */
export const paintStadium: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, [96, 150, 72]);
  raiseStand(stage, random, (along, tier) => [
    -1.5 * HALF + along * 3 * HALF,
    0.9 + tier * 0.85,
    END + 2 + tier * 1.1,
  ]);
  for (const side of [-1, 1]) {
    raiseMast(stage, side * (HALF + 13), END + 8, light.dark);
    raiseStand(stage, random, (along, tier) => [
      side * (HALF + 1 + tier * 0.95),
      0.9 + tier * 0.85,
      // Seats near us on the screen lie much closer together in the world.
      4 * (END / 4) ** (1 - along),
    ]);
    raiseMast(stage, side * (HALF + 4), 24, light.dark);
  }
  mowPitch(stage);
  setGoal(stage);
};

/** Rows of seats, each a step with a line of spectators; `at` is a place along a row. */
function raiseStand(stage: Stage, random: Random, at: (along: number, tier: number) => Corner): void {
  const { context } = stage;
  const board: Rgb = litColor(stage, [52, 84, 150], { distance: 26 });
  const face = (low: Corner, high: Corner, otherLow: Corner, otherHigh: Corner, color: Rgb) =>
    fillCorners(stage, [low, high, otherHigh, otherLow], color);
  const down = ([x, , z]: Corner): Corner => [x, 0, z];
  for (let tier = TIERS; tier >= 0; tier--) {
    stage.checkpoint.check();
    const [left, right] = [at(0, tier), at(1, tier)];
    const lift = ([x, y, z]: Corner, by: number): Corner => [x, y + by, z];
    const color = litColor(stage, scale([150, 146, 150], tier % 2 ? 0.8 : 1), { distance: 30, sun: 0.3 });
    face(left, lift(left, 0.9), right, lift(right, 0.9), color);
    for (let along = 0.004; along < 1; along += 0.0085) {
      if (random.chance(0.16)) continue;
      const { x, y, scale: size } = project(stage, ...at(along + random.range(-0.002, 0.002), tier));
      const coat = litColor(stage, random.pick(CROWD), { distance: 24, sun: 0.4 });
      context.fillStyle = toCss(coat);
      context.fillRect(x - size * 0.22, y - size * 0.95, size * 0.44, size * 0.75);
      context.fillStyle = toCss(mix(coat, [226, 180, 146], 0.75));
      context.fillRect(x - size * 0.12, y - size * 1.2, size * 0.24, size * 0.28);
    }
  }
  const [left, right] = [at(0, 0), at(1, 0)];
  face(down(left), left, down(right), right, board);
  const roof = (along: number, tier: number, up: number): Corner => {
    const [x, y, z] = at(along, tier);
    return [x, y + up, z];
  };
  const edge = [roof(0, TIERS * 0.45, 8.6), roof(1, TIERS * 0.45, 8.6)] as const;
  const back = [roof(1, TIERS, 2.6), roof(0, TIERS, 2.6)] as const;
  fillCorners(stage, [...edge, ...back], litColor(stage, [226, 228, 232], { distance: 30 }));
  const fascia = edge.map(([x, y, z]): Corner => [x, y - 0.7, z]);
  fillCorners(
    stage,
    [edge[0], edge[1], fascia[1]!, fascia[0]!],
    litColor(stage, [196, 66, 58], { distance: 30 }),
  );
}

function raiseMast(stage: Stage, x: number, z: number, dark: boolean): void {
  const steel = litColor(stage, [120, 126, 136], { distance: z });
  const top = 24;
  fillCorners(
    stage,
    [
      [x - 0.35, 0, z],
      [x - 0.2, top, z],
      [x + 0.2, top, z],
      [x + 0.35, 0, z],
    ],
    steel,
  );
  fillCorners(
    stage,
    [
      [x - 2.4, top - 1, z],
      [x + 2.4, top - 1, z],
      [x + 2.4, top + 3, z],
      [x - 2.4, top + 3, z],
    ],
    scale(steel, 0.6),
  );
  for (let lamp = 0; lamp < 15; lamp++) {
    const at = project(stage, x - 1.9 + (lamp % 5) * 0.95, top - 0.2 + Math.floor(lamp / 5) * 1.25, z);
    stage.context.fillStyle = dark ? '#fffbe6' : '#eef2f4';
    stage.context.beginPath();
    stage.context.arc(at.x, at.y, at.scale * 0.4, 0, 7);
    stage.context.fill();
    if (dark && lamp % 7 === 0) lightBulb(stage, at.x, at.y, at.scale * 0.9, [226, 236, 255]);
  }
}

function mowPitch(stage: Stage): void {
  const strip = (z: number, long: number, half: number): Corner[] => [
    [-half, 0.01, z],
    [half, 0.01, z],
    [half, 0.01, z + long],
    [-half, 0.01, z + long],
  ];
  const lit = (color: Rgb) => litColor(stage, color, { sun: 0.42, ambient: 0.78, distance: 8 });
  for (let stripe = 0; stripe < 15; stripe++)
    fillCorners(
      stage,
      strip(stripe === 0 ? 0.9 : stripe * 3.8, 3.8, HALF),
      lit(stripe % 2 ? [92, 164, 70] : [116, 186, 84]),
    );
  const chalk = lit([250, 250, 244]);
  for (const [z, half] of rows<2>('5,11.5 27,11.5 44,6 53,11.5'))
    fillCorners(stage, strip(z, z * 0.012, half), chalk);
  for (const [x, from, to] of rows<3>('-11.5,0.9,53 11.4,0.9,53 -6,44,53 5.9,44,53'))
    fillCorners(
      stage,
      [
        [x, 0.01, from],
        [x + 0.14, 0.01, from],
        [x + 0.14, 0.01, to],
        [x, 0.01, to],
      ],
      chalk,
    );
  const ring = Array.from({ length: 40 }, (_, step): Corner => {
    const turn = (step / 39) * Math.PI * 2;
    return [Math.cos(turn) * 4.6, 0.01, 27 + Math.sin(turn) * 4.6];
  });
  const { context } = stage;
  context.strokeStyle = toCss(chalk);
  context.lineWidth = project(stage, 0, 0, 27).scale * 0.16;
  context.beginPath();
  for (const corner of ring) {
    const { x, y } = project(stage, ...corner);
    context.lineTo(x, y);
  }
  context.stroke();
}

function setGoal(stage: Stage): void {
  const white = litColor(stage, [252, 252, 250], { sun: 0.5 });
  const post = (x: number, y: number, wide: number, high: number, alpha = 1) =>
    fillCorners(
      stage,
      [
        [x, y, 53],
        [x + wide, y, 53],
        [x + wide, y + high, 53],
        [x, y + high, 53],
      ],
      white,
      alpha,
    );
  post(-3.2, 0, 6.4, 2.6, 0.22);
  for (const x of [-3.3, 3.1]) post(x, 0, 0.22, 2.7);
  post(-3.3, 2.6, 6.6, 0.22);
}
