import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import { throwShafts } from './great-hall.ts';
import type { PaintPlace, Point, Room } from './room.types.ts';
import { fillBall, fillOutline, strokePath } from './room-shapes.ts';

interface CaveLook {
  rock: Rgb;
  /** The light that fills it: a shaft from above, or torches. */
  light: Rgb;
  kind: 'shaft' | 'torches' | 'crystals' | 'mouth';
}

/** Rock on all sides with stalactites; light falls through a hole, from torches, crystals or the cave's mouth. */
export const paintCave: PaintPlace = (room) => {
  const { random, stage } = room;
  const look: CaveLook = {
    rock: random.pick<Rgb>([
      [118, 104, 110],
      [104, 110, 130],
      [134, 104, 84],
      [96, 112, 108],
    ]),
    light: [255, 226, 170],
    kind: room.cosy
      ? 'torches'
      : room.daylight === 0
        ? random.pick(['torches', 'crystals'])
        : random.pick(['shaft', 'torches', 'crystals', 'mouth', 'shaft']),
  };
  if (look.kind === 'crystals')
    look.light = random.pick<Rgb>([
      [110, 220, 255],
      [200, 140, 255],
      [120, 255, 200],
    ]);
  if (look.kind === 'torches') look.light = [255, 176, 96];
  const source = {
    x: stage.width * (0.5 + room.side * (look.kind === 'mouth' ? 0.1 : 0.2)),
    y: stage.height * (look.kind === 'mouth' ? 0.4 : 0.06),
  };
  paintRock(room, look, source);
  stage.checkpoint.check();
  if (look.kind === 'mouth') openMouth(room, source);
  if (look.kind === 'shaft') openHole(room, source);
  fillPool(room, look);
  hangStalactites(room, look);
  raiseStalagmites(room, look);
  if (look.kind === 'torches') setTorches(room);
  growCrystals(room, look);
};

/** Ring behind ring of rough rock, each smaller and nearer to the light, above a floor of stone. */
function paintRock(room: Room, look: CaveLook, source: Point): void {
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
  context.fillStyle = deep;
  context.fillRect(0, 0, width, height);
  layFloor(room, look, heart);
  for (let ring = 0; ring < RINGS; ring++) {
    stage.checkpoint.check();
    raiseRing(room, look, heart, ring);
  }
  for (let y = 0; y < height; y++) {
    const distance = y < horizon ? 7 : 7 / (1 + ((y - horizon) / (height - horizon)) * 2.6);
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
  context.fillStyle = ground;
  context.fillRect(0, horizon, width, height - horizon);
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

/** The world outside, seen through the cave's mouth. */
function openMouth({ stage, context, outside, random, unit }: Room, at: Point): void {
  const outline: Point[] = [];
  const [wide, high] = [unit * 0.24, unit * 0.25];
  for (let step = 0; step < 26; step++) {
    const angle = (step / 26) * TAU;
    const wobble = random.range(0.88, 1.12);
    outline.push({
      x: at.x + Math.cos(angle) * wide * wobble,
      y: Math.min(stage.horizon, at.y + Math.sin(angle) * high * wobble),
    });
  }
  const sky = context.createLinearGradient(0, at.y - high, 0, stage.horizon);
  sky.addColorStop(0, toCss(outside.middle));
  sky.addColorStop(1, toCss(outside.horizon));
  context.fillStyle = sky;
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.fill();
  context.save();
  context.clip();
  for (let hill = 0; hill < 3; hill++) {
    context.fillStyle = toCss(mix([84, 140, 84], outside.horizon, 0.6 - hill * 0.2));
    context.beginPath();
    context.ellipse(
      at.x + (hill - 1) * wide * 0.8,
      stage.horizon + high * 0.1,
      wide,
      high * (0.66 - hill * 0.14),
      0,
      0,
      TAU,
    );
    context.fill();
  }
  context.restore();
}

function openHole(room: Room, at: Point): void {
  const { context, unit, outside, stage } = room;
  const glow = context.createRadialGradient(at.x, 0, 0, at.x, 0, unit * 0.3);
  glow.addColorStop(0, toCss(mix(outside.horizon, [255, 250, 230], 0.5)));
  glow.addColorStop(0.4, toCss(mix(outside.horizon, [255, 240, 200], 0.4), 0.7));
  glow.addColorStop(1, 'rgba(255,240,200,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, stage.width, unit * 0.4);
  throwShafts(
    room,
    [-0.12, 0, 0.14].map((shift) => ({
      from: { x: at.x + unit * shift * 0.5, y: 0 },
      to: { x: stage.width * 0.5 + unit * shift * 2.2, y: stage.height * 0.86 },
      wide: unit * 0.09,
      colour: [255, 236, 190] as Rgb,
    })),
    1,
  );
}

function fillPool({ stage, context, random, side, unit }: Room, { light }: CaveLook): void {
  const { width, height, horizon } = stage;
  const y = horizon + (height - horizon) * 0.24;
  const [x, wide, high] = [
    width * (0.5 - side * random.range(0.24, 0.32)),
    unit * 0.27,
    (height - horizon) * 0.12,
  ];
  const water = context.createLinearGradient(0, y - high, 0, y + high);
  water.addColorStop(0, toCss(mix([40, 120, 140], light, 0.35)));
  water.addColorStop(1, toCss([16, 52, 72]));
  context.fillStyle = water;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, TAU);
  context.fill();
  context.strokeStyle = toCss(mix(light, [255, 255, 255], 0.4), 0.5);
  context.lineWidth = Math.max(0.6, unit * 0.002);
  for (let ring = 1; ring < 4; ring++) {
    context.beginPath();
    context.ellipse(x + wide * 0.15, y, wide * 0.2 * ring, high * 0.2 * ring, 0, 0.4, Math.PI * 1.2);
    context.stroke();
  }
}

function spike(room: Room, x: number, root: number, long: number, half: number, colour: Rgb): void {
  const { context, side } = room;
  const shade = context.createLinearGradient(x - half * side, 0, x + half * side, 0);
  shade.addColorStop(0, toCss(scale(colour, 0.45)));
  shade.addColorStop(0.6, toCss(colour));
  shade.addColorStop(1, toCss(scale(colour, 1.25)));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - half, root);
  context.quadraticCurveTo(x - half * 0.3, root + long * 0.35, x, root + long);
  context.quadraticCurveTo(x + half * 0.3, root + long * 0.35, x + half, root);
  context.fill();
}

function hangStalactites(room: Room, { rock, light }: CaveLook): void {
  const { stage, random, unit } = room;
  const spikes = Math.round(16 * (stage.width / unit));
  for (let index = 0; index < spikes; index++) {
    const x = (stage.width * (index + random.next())) / spikes;
    const edge = Math.abs(x / stage.width - 0.5) * 2;
    const far = random.chance(0.5);
    spike(
      room,
      x,
      -unit * 0.01,
      unit * random.range(0.06, 0.16) * (0.6 + edge * 1.2) * (far ? 0.7 : 1.1),
      unit * random.range(0.014, 0.036),
      mix(scale(rock, far ? 0.7 : 0.36), light, far ? 0.2 : 0.06),
    );
  }
}

function raiseStalagmites(room: Room, { rock, light }: CaveLook): void {
  const { stage, random, unit } = room;
  for (let index = 0; index < 9; index++) {
    const side = index % 2 ? 1 : -1;
    const x = stage.width * (0.5 + side * random.range(0.34, 0.52));
    const y = stage.horizon + (stage.height - stage.horizon) * (0.02 + index * 0.03);
    spike(
      room,
      x,
      y,
      -unit * random.range(0.07, 0.2),
      unit * random.range(0.02, 0.045),
      mix(scale(rock, 0.6), light, 0.14),
    );
  }
}

function setTorches(room: Room): void {
  const { stage, unit } = room;
  for (const share of [0.14, 0.86]) {
    const at = { x: stage.width * share, y: stage.height * 0.4 };
    const size = unit * 0.05;
    strokePath(room, [{ x: at.x, y: at.y + size * 2 }, at], [80, 54, 38], size * 0.34);
    fillBall(room, at.x, at.y - size * 0.5, size * 0.5, size * 0.95, [255, 150, 56]);
    fillBall(room, at.x, at.y - size * 0.3, size * 0.28, size * 0.55, [255, 232, 150]);
    room.lamps.push({
      x: at.x,
      y: at.y - size * 0.4,
      radius: unit * 0.42,
      colour: [255, 160, 80],
      strength: 1,
    });
  }
}

function growCrystals(room: Room, { light, kind }: CaveLook): void {
  const { stage, random, unit } = room;
  const clusters = kind === 'crystals' ? 7 : 2;
  const colour: Rgb =
    kind === 'crystals'
      ? light
      : random.pick<Rgb>([
          [120, 210, 230],
          [200, 150, 240],
        ]);
  for (let cluster = 0; cluster < clusters; cluster++) {
    const x = stage.width * (0.5 + (cluster % 2 ? 1 : -1) * random.range(0.3, 0.48));
    const y = stage.horizon + (stage.height - stage.horizon) * random.range(0, 0.3);
    for (let shard = 0; shard < 5; shard++) {
      const lean = (shard - 2) * 0.34 + random.range(-0.1, 0.1);
      const long = unit * random.range(0.05, 0.12) * (kind === 'crystals' ? 1.2 : 0.7);
      const half = long * 0.17;
      const [dx, dy] = [Math.sin(lean), -Math.cos(lean)];
      const tip = { x: x + dx * long, y: y + dy * long };
      const [left, right] = [-1, 1].map((edge) => ({
        x: x + dx * long * 0.7 + edge * dy * -half,
        y: y + dy * long * 0.7 + edge * dx * half,
      }));
      fillOutline(room, [{ x, y }, left!, tip], scale(colour, 0.7), 0.92);
      fillOutline(room, [{ x, y }, tip, right!], mix(colour, [255, 255, 255], 0.35), 0.92);
    }
    if (kind === 'crystals')
      room.lamps.push({ x, y: y - unit * 0.05, radius: unit * 0.26, colour, strength: 0.7 });
  }
}
