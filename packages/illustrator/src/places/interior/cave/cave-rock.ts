import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillBox } from '../../../core/ink.ts';
import { TAU } from '../../../core/maths.ts';
import type { Point, Room } from '../room/room.types.ts';
import { wallDistance } from '../room/room-shell.ts';

export interface CaveLook {
  rock: Rgb;
  /** The light that fills it: a shaft from above, or torches. */
  light: Rgb;
  kind: 'shaft' | 'torches' | 'crystals' | 'mouth';
}

/** Ring behind ring of rough rock, each smaller and nearer to the light, above a floor of stone. */
export function paintRock(room: Room, look: CaveLook, source: Point): void {
  const { stage, context } = room;
  const { width, height, horizon } = stage;
  const heart = { x: look.kind === 'mouth' ? source.x : (source.x + width) / 3, y: height * 0.4 };
  const deep = context.createRadialGradient(
    heart.x,
    heart.y,
    0,
    heart.x,
    heart.y,
    Math.max(width, height) * 0.5,
  );
  deep.addColorStop(0, toCss(mix(look.rock, look.light, 0.62)));
  deep.addColorStop(0.5, toCss(mix(scale(look.rock, 0.9), look.light, 0.22)));
  deep.addColorStop(1, toCss(scale(look.rock, 0.5)));
  fillBox(context, deep, 0, 0, width, height);
  layFloor(room, look, heart);
  for (let ring = 0; ring < RINGS; ring++) {
    stage.checkpoint.check();
    raiseRing(room, look, heart, ring);
  }
  const wall = wallDistance(stage, 5.4);
  for (let y = 0; y < height; y++) {
    const distance = y < horizon ? wall : wall / (1 + ((y - horizon) / (height - horizon)) * 2.6);
    stage.depth.fill(distance, y * width, (y + 1) * width);
  }
}

const RINGS = 5;

/** One arch of rock: everything outside a jagged opening, with facets that catch the light along its edge. */
function raiseRing(
  { stage, context, random, side }: Room,
  { rock, light }: CaveLook,
  heart: Point,
  ring: number,
): void {
  const { width, height, horizon } = stage;
  const open = 0.24 + (ring / (RINGS - 1)) * 0.34;
  const tone = mix(scale(rock, 0.92 - ring * 0.15), light, 0.34 - ring * 0.075);
  const foot = horizon + (height - horizon) * (ring / RINGS) ** 1.5 * 0.62;
  const edge: Point[] = [];
  const steps = 26;
  for (let step = 0; step <= steps; step++) {
    const angle = Math.PI * (1 + step / steps);
    const rough = random.range(0.86, 1.1);
    edge.push({
      x: heart.x + (width / 2 - heart.x) * (ring / RINGS) + Math.cos(angle) * width * open * rough,
      y: foot + Math.sin(angle) * (foot - height * (0.2 - ring * 0.052)) * random.range(0.93, 1.05),
    });
  }
  edge[0]!.y = foot;
  edge[steps]!.y = foot;
  context.fillStyle = toCss(tone);
  context.beginPath();
  context.moveTo(-2, foot + height * 0.02);
  for (const { x, y } of edge) context.lineTo(x, y);
  for (const [x, y] of [
    [width + 2, foot + height * 0.02],
    [width + 2, -2],
    [-2, -2],
  ] as const)
    context.lineTo(x, y);
  context.fill();
  for (let step = 0; step < steps; step++) {
    const [a, b] = [edge[step]!, edge[step + 1]!];
    const outwards = random.range(1.1, 1.34);
    const middle = {
      x: heart.x + ((a.x + b.x) / 2 - heart.x) * outwards,
      y: foot + ((a.y + b.y) / 2 - foot) * outwards,
    };
    const facing = (step / steps - 0.5) * -side;
    context.fillStyle = toCss(mix(scale(tone, 1.08 + facing * 0.5), light, 0.1 + random.next() * 0.1), 0.85);
    context.beginPath();
    for (const { x, y } of [a, b, middle]) context.lineTo(x, y);
    context.fill();
    const further = { x: middle.x + (middle.x - heart.x) * 0.22, y: middle.y + (middle.y - foot) * 0.16 };
    context.fillStyle = toCss(scale(tone, random.range(0.74, 1.06)), 0.8);
    context.beginPath();
    for (const { x, y } of [b, middle, further]) context.lineTo(x, y);
    context.fill();
  }
}

/** Slabs that grow towards us, lit where the light falls. */
function layFloor({ stage, context, random }: Room, { rock, light }: CaveLook, heart: Point): void {
  const { width, height, horizon } = stage;
  const ground = context.createRadialGradient(
    width * 0.5,
    horizon + (height - horizon) * 0.4,
    0,
    width * 0.5,
    horizon + (height - horizon) * 0.4,
    width * 0.62,
  );
  ground.addColorStop(0, toCss(mix(rock, light, 0.42)));
  ground.addColorStop(1, toCss(scale(rock, 0.5)));
  fillBox(context, ground, 0, horizon, width, height - horizon);
  for (let slab = 0; slab < 90; slab++) {
    const down = ((slab + random.next()) / 90) ** 1.5;
    const y = horizon + (height - horizon) * down;
    const size = width * (0.03 + down * 0.1);
    const x = width * random.range(-0.05, 1.05);
    const near = 1 - Math.min(1, Math.hypot(x - (heart.x + width) / 3, (y - horizon) * 0.8) / (width * 0.6));
    context.fillStyle = toCss(mix(scale(rock, random.range(0.5, 0.95)), light, near * 0.36), 0.55);
    context.beginPath();
    for (let corner = 0; corner < 7; corner++) {
      const angle = (corner / 7) * TAU;
      context.lineTo(
        x + Math.cos(angle) * size * random.range(0.7, 1.1),
        y + Math.sin(angle) * size * 0.24 * random.range(0.7, 1.1),
      );
    }
    context.fill();
  }
}
