import { drawSoftly, type SKRSContext2D } from '../../core/canvas.ts';
import { lerp } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';

interface Stroke {
  points: Array<[number, number]>;
  width: number;
}

/** One forked flash from the clouds to the horizon, with the glow it throws on them. */
export function paintLightning(stage: Stage): void {
  const { context, width, height, horizon } = stage;
  const random = stage.random.fork('lightning');
  const x = width * (random.chance(0.5) ? random.range(0.12, 0.36) : random.range(0.64, 0.88));
  lightClouds(stage, x);
  const strokes: Stroke[] = [];
  const start: [number, number] = [x, -5];
  const end: [number, number] = [x + random.range(-0.1, 0.1) * width, horizon];
  grow(strokes, random, start, end, {
    width: Math.min(width, height) * 0.0026,
    forks: 2,
    jitter: width * 0.024,
  });
  for (const [thickness, strength, blur] of rows<3>('9,0.3,12 3.2,0.55,4 1,1,0')) {
    const softness = (blur * Math.min(width, height)) / 1024;
    drawSoftly(
      context,
      width,
      height,
      { blur: softness, blend: 'lighter', resolution: blur ? 0.5 : 1 },
      (layer) => strokeAll(layer, strokes, thickness, strength),
    );
  }
}

function lightClouds(stage: Stage, x: number): void {
  const { context, width, horizon } = stage;
  context.save();
  context.globalCompositeOperation = 'lighter';
  const glow = context.createRadialGradient(x, 0, 0, x, horizon * 0.3, width * 0.5);
  glow.addColorStop(0, 'rgba(170,185,228,0.42)');
  glow.addColorStop(1, 'rgba(120,140,190,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, horizon);
  context.restore();
}

function grow(
  strokes: Stroke[],
  random: Random,
  start: readonly [number, number],
  end: readonly [number, number],
  { width, forks, jitter }: { width: number; forks: number; jitter: number },
): void {
  const joints = 16;
  const points: Array<[number, number]> = [[start[0], start[1]]];
  for (let joint = 1; joint <= joints; joint++) {
    const t = joint / joints;
    const wander = joint === joints ? 0 : random.range(-1, 1) * jitter;
    points.push([lerp(start[0], end[0], t) + wander, lerp(start[1], end[1], t)]);
  }
  strokes.push({ points, width });
  for (let fork = 0; fork < forks; fork++) {
    const from = points[3 + random.integer(8)]!;
    const fall = (end[1] - start[1]) * random.range(0.2, 0.36);
    const tip = [from[0] + random.range(-0.6, 0.6) * fall, from[1] + fall] as const;
    grow(strokes, random, from, tip, { width: width * 0.55, forks: forks - 1, jitter: jitter * 0.5 });
  }
}

function strokeAll(context: SKRSContext2D, strokes: Stroke[], thickness: number, strength: number): void {
  context.strokeStyle = `rgba(208,222,255,${strength})`;
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.lineWidth = Math.max(0.6, stroke.width * thickness);
    context.beginPath();
    stroke.points.forEach(([x, y], index) => {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.stroke();
  }
}
