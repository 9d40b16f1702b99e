import { scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { stampDepth } from '../depth-stamp.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';
import type { PlantSpot } from './foliage-pine.ts';

/** A coconut palm with a ringed, bowed trunk; `lean` is -1 (left) to 1 (right). */
export function drawPalm(stage: Stage, spot: PlantSpot, random: Random, lean = random.range(-1, 1)): void {
  const { x, y, size, distance } = spot;
  const bow = lean * size * 0.26;
  drawPalmTrunk(stage, spot, bow);
  const crownX = x + bow;
  const crownY = y - size * 0.85;
  const fronds = 11;
  for (let index = 0; index < fronds; index++) {
    const angle = -Math.PI / 2 + (index - (fronds - 1) / 2) * 0.5 + random.range(-0.14, 0.14);
    const length = size * random.range(0.32, 0.44);
    const tint = random.range(0.6, 1.2);
    drawFrond(stage, { x: crownX, y: crownY, angle, length, tint, distance, size });
  }
  drawCoconuts(stage, crownX, crownY, size, random);
  stampDepth(stage, {
    x: crownX,
    y: crownY + size * 0.1,
    width: size * 0.6,
    height: size * 0.3,
    distance: distance || 4,
    shape: 'ball',
  });
  stampDepth(stage, {
    x: x + bow * 0.4,
    y,
    width: size * 0.06,
    height: size * 0.85,
    distance: distance || 4,
    shape: 'post',
  });
}

function drawPalmTrunk(stage: Stage, { x, y, size, distance }: PlantSpot, bow: number): void {
  const { context } = stage;
  const rings = 52;
  for (let ring = 0; ring < rings; ring++) {
    const t = ring / rings;
    const brown = scale([134, 104, 74], 0.9 + 0.16 * (ring % 2));
    context.fillStyle = toCss(litColor(stage, brown, { distance, sun: 0.42 }));
    context.beginPath();
    context.ellipse(
      x + bow * t * t,
      y - size * 0.85 * t,
      size * 0.028 * (1 - t * 0.45),
      size * 0.02,
      0,
      0,
      TAU,
    );
    context.fill();
  }
}

interface Frond {
  x: number;
  y: number;
  angle: number;
  length: number;
  tint: number;
  distance: number;
  size: number;
}

function drawFrond(stage: Stage, { x, y, angle, length, tint, distance, size }: Frond): void {
  const { context } = stage;
  const tip = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length * 0.6 + length * 0.42 };
  const bend = {
    x: x + Math.cos(angle) * length * 0.55,
    y: y + Math.sin(angle) * length * 0.75 - length * 0.12,
  };
  context.strokeStyle = toCss(litColor(stage, scale([66, 122, 54], tint), { distance, sun: 0.44 }));
  context.lineWidth = Math.max(0.8, size * 0.0075);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(bend.x, bend.y, tip.x, tip.y);
  const leaflets = size > 160 ? 26 : size > 60 ? 14 : 8;
  for (let leaflet = 1; leaflet < leaflets; leaflet++) {
    const t = leaflet / leaflets;
    const baseX = (1 - t) * (1 - t) * x + 2 * t * (1 - t) * bend.x + t * t * tip.x;
    const baseY = (1 - t) * (1 - t) * y + 2 * t * (1 - t) * bend.y + t * t * tip.y;
    const reach = length * 0.2 * (1 - t * 0.7) * Math.min(1, t * 5);
    for (const side of [-1, 1]) {
      context.moveTo(baseX, baseY);
      context.lineTo(
        baseX + Math.cos(angle + side * 0.9) * reach,
        baseY + Math.sin(angle + side * 0.9) * reach + reach * 0.75,
      );
    }
  }
  context.stroke();
}

function drawCoconuts(stage: Stage, x: number, y: number, size: number, random: Random): void {
  const { context } = stage;
  context.fillStyle = toCss(litColor(stage, [92, 66, 42]));
  for (let nut = 0; nut < 4; nut++) {
    context.beginPath();
    context.arc(
      x + random.range(-0.035, 0.035) * size,
      y + random.range(0, 0.035) * size,
      size * 0.02,
      0,
      TAU,
    );
    context.fill();
  }
}
