import { pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { paintPark } from './city-park.ts';
import type { PaintTown } from './town-street.ts';

/** A park with a slide, swings, a climbing frame and a sandpit. */
export const paintPlayground: PaintTown = (stage, random, light) => {
  paintPark(stage, random, light);
  const side = random.chance(0.5) ? 1 : -1;
  layPit(stage, -side * 3.4, 9);
  raiseSwings(stage, random, -side * 4.6, 15);
  raiseSlide(stage, random, side * 3.8, 12.5, -side);
  raiseDome(stage, side * 0.4, 20);
};

type Corner = readonly [number, number, number];

function bar(stage: Stage, from: Corner, to: Corner, thick: number, color: Rgb): void {
  const [a, b] = [project(stage, ...from), project(stage, ...to)];
  const { context } = stage;
  context.strokeStyle = toCss(litColor(stage, color, { distance: from[2], sun: 0.42 }));
  context.lineWidth = Math.max(1, a.scale * thick);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
}

function layPit(stage: Stage, x: number, z: number): void {
  const { context } = stage;
  for (const [size, color] of coloredRows<1>('1.9,#c47846 1.7,#f4dca0')) {
    context.fillStyle = toCss(
      litColor(stage, stage.brief.snow ? [236, 240, 248] : color, { distance: z, sun: 0.44 }),
    );
    context.beginPath();
    for (let step = 0; step < 24; step++) {
      const angle = (step / 24) * Math.PI * 2;
      const point = project(stage, x + Math.cos(angle) * size, 0.02, z + Math.sin(angle) * size * 0.9);
      context.lineTo(point.x, point.y);
    }
    context.fill();
  }
}

function raiseSwings(stage: Stage, random: Random, x: number, z: number): void {
  const frame = pickColor(random, '#ce3e38 #3c6eaa #ecaa3c');
  for (const end of [-2, 2])
    for (const leg of [-0.8, 0.8]) bar(stage, [x + end * 1.05, 0, z + leg], [x + end, 2.7, z], 0.13, frame);
  bar(stage, [x - 2, 2.7, z], [x + 2, 2.7, z], 0.15, frame);
  for (const [at, swing] of rows<2>('-1,-0.3 0.9,0.2')) {
    for (const rope of [-0.26, 0.26])
      bar(stage, [x + at + rope, 2.7, z], [x + at + rope + swing, 0.6, z], 0.04, [90, 80, 76]);
    bar(stage, [x + at - 0.32 + swing, 0.6, z], [x + at + 0.32 + swing, 0.6, z], 0.12, [150, 96, 60]);
  }
}

function raiseSlide(stage: Stage, random: Random, x: number, z: number, way: number): void {
  const tone = pickColor(random, '#fabe3c #46aabe #e65a50');
  const { context } = stage;
  for (const leg of [-0.45, 0.45]) bar(stage, [x + leg, 0, z], [x + leg, 2.6, z], 0.12, [90, 130, 170]);
  for (let rung = 1; rung < 7; rung++)
    bar(stage, [x - 0.45, rung * 0.3, z], [x + 0.45, rung * 0.3, z], 0.07, [90, 130, 170]);
  const chute = rows<2>('0,2 0.5,1.9 1.6,1 2.5,0.36 3.3,0.26');
  for (const [lift, color] of [
    [0, scale(tone, 0.7)],
    [0.18, tone],
  ] as const) {
    context.strokeStyle = toCss(litColor(stage, color, { distance: z, sun: 0.45 }));
    context.lineWidth = project(stage, x, 0, z).scale * 0.3;
    context.lineJoin = 'round';
    context.beginPath();
    for (const [dx, y] of chute) {
      const point = project(stage, x + way * dx, y + lift, z - 0.2);
      context.lineTo(point.x, point.y);
    }
    context.stroke();
  }
  const [left, right, top] = [
    project(stage, x - 0.8, 2.6, z),
    project(stage, x + 0.8, 2.6, z),
    project(stage, x, 3.5, z),
  ];
  context.fillStyle = toCss(litColor(stage, [206, 62, 70], { distance: z, sun: 0.45 }));
  context.beginPath();
  for (const { x: px, y } of [left, top, right]) context.lineTo(px, y);
  context.fill();
}

/** Half a globe of bars to climb on. */
function raiseDome(stage: Stage, x: number, z: number): void {
  for (let meridian = 0; meridian < 6; meridian++) {
    const turn = (meridian / 6) * Math.PI;
    for (let step = 0; step < 10; step++) {
      const [a, b] = [(step / 10) * Math.PI, ((step + 1) / 10) * Math.PI];
      const at = (angle: number): Corner => [
        x + Math.cos(angle) * Math.cos(turn) * 1.9,
        Math.sin(angle) * 1.8,
        z + Math.cos(angle) * Math.sin(turn) * 1.9,
      ];
      bar(stage, at(a), at(b), 0.07, [120, 190, 120]);
    }
  }
}
