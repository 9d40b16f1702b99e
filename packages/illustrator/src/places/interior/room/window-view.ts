import type { Season } from '../../../brief/brief.types.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillBox, fillDisc, fillOval } from '../../../core/ink.ts';
import { TAU } from '../../../core/maths.ts';
import type { Point, Room } from './room.types.ts';

/** What a window looks out on. */
export type WindowView = 'garden' | 'town' | 'sky' | 'sea';

/** Sky, something green or a town below it, and what falls from the sky. The caller clips. */
export function paintView(room: Room, outline: readonly Point[], view: WindowView): void {
  const { context, outside, stage, random } = room;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [right - left, bottom - top];
  const sky = context.createLinearGradient(0, top, 0, bottom);
  sky.addColorStop(0, toCss(mix(outside.zenith, outside.middle, 0.35)));
  sky.addColorStop(0.75, toCss(outside.horizon));
  fillBox(context, sky, left, top, wide, high);
  if (outside.night) {
    for (let star = 0; star < 14; star++) {
      context.fillStyle = toCss([255, 250, 226], random.range(0.4, 1));
      context.fillRect(
        left + random.next() * wide,
        top + random.next() * high * 0.6,
        high * 0.012,
        high * 0.012,
      );
    }
    fillDisc(context, [255, 248, 222], left + wide * 0.68, top + high * 0.26, Math.min(wide, high) * 0.1);
  } else if (view !== 'town') paintPuffs(room, left, top, wide, high);
  if (view === 'garden') paintGarden(room, left, top, wide, high);
  if (view === 'town') paintTown(room, left, top, wide, high);
  if (view === 'sea') {
    context.fillStyle = toCss(mix(outside.zenith, [30, 110, 140], outside.night ? 0.2 : 0.6));
    context.fillRect(left, top + high * 0.62, wide, high * 0.4);
  }
  paintFalling(room, left, top, wide, high, stage.brief.weather);
}

function paintPuffs({ context, random }: Room, left: number, top: number, wide: number, high: number): void {
  for (let puff = 0; puff < 7; puff++) {
    context.fillStyle = toCss([255, 255, 255], 0.5);
    context.beginPath();
    context.ellipse(
      left + random.next() * wide,
      top + high * random.range(0.12, 0.4),
      wide * random.range(0.08, 0.2),
      high * random.range(0.02, 0.05),
      0,
      0,
      TAU,
    );
    context.fill();
  }
}

const TREE_LEAVES: Record<Season, Rgb> = {
  spring: [136, 184, 96],
  summer: [92, 150, 74],
  autumn: [204, 130, 58],
  winter: [176, 178, 176],
};

function paintGarden(
  { context, random, outside, stage }: Room,
  left: number,
  top: number,
  wide: number,
  high: number,
): void {
  const { brief } = stage;
  const leaf: Rgb = brief.snow ? [226, 234, 246] : TREE_LEAVES[brief.season];
  const light = outside.night ? 0.24 : brief.timeOfDay === 'day' ? 1 : 0.72;
  const tint = (tone: number) =>
    toCss(mix(scale(leaf, light * tone), outside.horizon, outside.night ? 0.1 : 0.14));
  fillOval(context, tint(0.98), left + wide * 0.3, top + high * 1.02, wide * 0.9, high * 0.36);
  for (let bush = 0; bush < 11; bush++) {
    context.fillStyle = tint(random.range(0.66, 1.16));
    context.beginPath();
    context.arc(
      left + random.next() * wide,
      top + high * random.range(0.66, 0.95),
      wide * random.range(0.07, 0.17),
      0,
      TAU,
    );
    context.fill();
  }
}

function paintTown(
  { context, random, outside }: Room,
  left: number,
  top: number,
  wide: number,
  high: number,
): void {
  for (let house = 0; house < 7; house++) {
    const x = left + (wide * (house - 0.3)) / 6;
    const tall = high * random.range(0.3, 0.66);
    context.fillStyle = toCss(
      mix(
        pickColor(random, '#c49678 #aa8c82 #d2b48c'),
        outside.night ? outside.zenith : outside.horizon,
        outside.night ? 0.7 : 0.3,
      ),
    );
    context.fillRect(x, top + high - tall, wide / 5, tall);
    context.fillStyle = outside.night ? toCss([255, 214, 130]) : toCss([90, 96, 110], 0.5);
    for (let pane = 0; pane < 8; pane++)
      if (random.chance(0.6))
        context.fillRect(
          x + wide * (0.03 + 0.07 * (pane % 2)),
          top + high - tall + high * (0.06 + 0.11 * (pane >> 1)),
          wide * 0.035,
          high * 0.05,
        );
  }
}

function paintFalling(
  { context, random }: Room,
  left: number,
  top: number,
  wide: number,
  high: number,
  weather: string,
): void {
  if (weather === 'rain' || weather === 'storm') {
    context.strokeStyle = 'rgba(226,236,246,0.5)';
    context.lineWidth = Math.max(0.6, high * 0.005);
    for (let drop = 0; drop < 34; drop++) {
      const [x, y] = [left + random.next() * wide, top + random.next() * high];
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - high * 0.02, y + high * 0.08);
      context.stroke();
    }
  }
  if (weather !== 'snowfall') return;
  context.fillStyle = 'rgba(255,255,255,0.9)';
  for (let flake = 0; flake < 40; flake++) {
    context.beginPath();
    context.arc(
      left + random.next() * wide,
      top + random.next() * high,
      high * random.range(0.006, 0.014),
      0,
      TAU,
    );
    context.fill();
  }
}
