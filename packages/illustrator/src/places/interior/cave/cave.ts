import { fromHex, mix, pickColor, type Rgb, toCss } from '../../../core/color.ts';
import { fade, fillBox, fillOval, linear } from '../../../core/ink.ts';
import { TAU } from '../../../core/maths.ts';
import { COLORS } from '../../../vocabulary/colors.ts';
import { throwShafts } from '../halls/great-hall.ts';
import type { PaintPlace, Point, Room } from '../room/room.types.ts';
import { fillBall, strokePath } from '../room/room-shapes.ts';
import { growCrystals, hangStalactites, raiseStalagmites } from './cave-growths.ts';
import { type CaveLook, paintRock } from './cave-rock.ts';

/** Rock on all sides with stalactites; light falls through a hole, from torches, crystals or the cave's mouth. */
export const paintCave: PaintPlace = (room) => {
  const { random, stage } = room;
  const look: CaveLook = {
    rock: pickColor(random, '#76686e #686e82 #866854 #60706c'),
    light: [255, 226, 170],
    kind: kindOf(room),
  };
  if (stage.brief.snow)
    Object.assign(look, { rock: [96, 158, 204], light: [214, 244, 255] } satisfies Partial<CaveLook>);
  else if (look.kind === 'crystals') look.light = pickColor(random, '#6edcff #c88cff #78ffc8');
  else if (look.kind === 'torches') look.light = [255, 176, 96];
  const told = toldLight(room);
  if (told) Object.assign(look, { rock: mix(look.rock, told, 0.3), light: told } satisfies Partial<CaveLook>);
  const source = {
    x: stage.width * (0.5 + room.side * (look.kind === 'mouth' ? 0.1 : 0.2)),
    y: stage.height * (look.kind === 'mouth' ? 0.4 : 0.06),
  };
  paintRock(room, look, source);
  stage.checkpoint.check();
  if (look.kind === 'mouth') openMouth(room, source);
  if (look.kind === 'shaft') openHole(room, source);
  const lake = stage.brief.features.has('lake') || stage.brief.features.has('river');
  if (!lake) fillPool(room, look);
  hangStalactites(room, look);
  raiseStalagmites(room, look);
  if (look.kind === 'torches') setTorches(room);
  growCrystals(room, look);
  if (lake) floodFloor(room, look);
};

function kindOf({ cosy, daylight, random, stage: { brief } }: Room): CaveLook['kind'] {
  if (brief.placeHints?.has('of-crystals') || brief.air?.of === 'light') return 'crystals';
  if (cosy && !brief.snow) return 'torches';
  if (daylight === 0) return random.pick(['torches', 'crystals']);
  if (brief.snow) return random.pick(['shaft', 'mouth']);
  return random.pick(['shaft', 'torches', 'crystals', 'mouth', 'shaft']);
}

/** "a cave glowing purple", "a purple crystal cave" */
function toldLight({ stage: { brief } }: Room): Rgb | undefined {
  const light = brief.air?.of === 'light' ? brief.air.color : undefined;
  const crystals = brief.placeHints?.has('of-crystals') ? brief.colors?.[0] : undefined;
  const hex = COLORS[light ?? crystals ?? ''];
  return hex ? mix(fromHex(hex), [255, 255, 255], 0.2) : undefined;
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
  const sky = linear(context, [0, at.y - high, 0, stage.horizon], fade(outside.middle, outside.horizon));
  context.fillStyle = sky;
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.fill();
  context.save();
  context.clip();
  for (let hill = 0; hill < 3; hill++) {
    context.fillStyle = toCss(
      mix(stage.brief.snow ? [236, 244, 252] : [84, 140, 84], outside.horizon, 0.6 - hill * 0.2),
    );
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
  fillBox(context, glow, 0, 0, stage.width, unit * 0.4);
  throwShafts(
    room,
    [-0.12, 0, 0.14].map((shift) => ({
      from: { x: at.x + unit * shift * 0.5, y: 0 },
      to: { x: stage.width * 0.5 + unit * shift * 2.2, y: stage.height * 0.86 },
      wide: unit * 0.09,
      color: [255, 236, 190] as Rgb,
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
  fillOval(context, water, x, y, wide, high);
  context.strokeStyle = toCss(mix(light, [255, 255, 255], 0.4), 0.5);
  context.lineWidth = Math.max(0.6, unit * 0.002);
  for (let ring = 1; ring < 4; ring++) {
    context.beginPath();
    context.ellipse(x + wide * 0.15, y, wide * 0.2 * ring, high * 0.2 * ring, 0, 0.4, Math.PI * 1.2);
    context.stroke();
  }
}

/** A lake from wall to wall that mirrors all above it and glows from below; we stand on its shore. */
function floodFloor({ stage, context, unit, random }: Room, { light }: CaveLook): void {
  const { width, height, horizon, canvas } = stage;
  const top = horizon - height * 0.02;
  const shore = (x: number) => height * (0.77 + Math.sin(x * 5 + 1) * 0.02);
  const water = () => {
    context.beginPath();
    context.moveTo(0, top);
    for (let step = 0; step <= 24; step++) {
      const x = step / 24;
      context.lineTo(width * x, top + Math.abs(Math.sin(step * 1.7)) * height * 0.006);
    }
    for (let step = 24; step >= 0; step--) context.lineTo((width * step) / 24, shore(step / 24));
    context.closePath();
  };
  context.save();
  water();
  context.clip();
  context.translate(0, top * 2);
  context.scale(1, -1);
  context.drawImage(canvas, 0, 0);
  context.restore();
  const deep = mix([20, 150, 160], light, 0.2);
  const glow = linear(
    context,
    [0, top, 0, height * 0.78],
    fade(toCss(deep, 0.2), [0.55, toCss(deep, 0.62)], toCss([24, 86, 96], 0.8)),
  );
  water();
  context.fillStyle = glow;
  context.fill();
  for (let ripple = 0; ripple < 26; ripple++) {
    const down = random.next() ** 1.5;
    const y = top + (height * 0.76 - top) * down;
    const wide = unit * (0.02 + 0.1 * down) * random.range(0.6, 1.4);
    fillOval(
      context,
      toCss(mix(light, [220, 255, 250], 0.6), 0.4),
      random.next() * width,
      y,
      wide,
      unit * (0.0012 + 0.002 * down),
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
      color: [255, 160, 80],
      strength: 1,
    });
  }
}
