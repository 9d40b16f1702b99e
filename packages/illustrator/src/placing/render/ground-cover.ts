import { pixelsOf } from '../../core/canvas.ts';
import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill } from '../../drawings/pen/pen.ts';
import { isOnRoad } from '../../stage/ground/path.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { baseRow, contactsOf, contactsOnPicture, isBowed } from './contact.ts';

/** The ground's own colors along a foot line, taken before anything is drawn on it. */
export function sampleGround(stage: Stage, { x, y, width }: Placement): Rgb[] {
  const left = Math.min(Math.max(0, Math.round(x - width / 2)), stage.width - 1);
  const span = Math.max(1, Math.min(Math.round(width), stage.width - left));
  const row = Math.min(Math.max(0, Math.round(y + 2)), stage.height - 1);
  const { data } = stage.canvas.getContext('2d').getImageData(left, row, span, 1);
  const count = 24;
  return Array.from({ length: count }, (_, index): Rgb => {
    const offset = Math.floor((index / count) * span) * 4;
    return [data[offset]!, data[offset + 1]!, data[offset + 2]!];
  });
}

/** Not on the gray and beige of paths, which run through every meadow. */
export function growsGrass(tone: Rgb): boolean {
  const most = Math.max(...tone);
  return most - Math.min(...tone) > most * 0.36;
}

type Cover = 'grass' | 'drift' | 'stones' | 'none';

/** A lawn is a lawn in a town too. */
function isGreen(ground: readonly Rgb[]): boolean {
  const green = ground.filter(([red, lawn, blue]) => lawn > red * 1.08 && lawn > blue * 1.3);
  return green.length > ground.length * 0.6;
}

function coverOf(stage: Stage, ground: readonly Rgb[] = []): Cover {
  const { scene, snow, place } = stage.brief;
  if (place === 'pier' || place === 'checkered-plain') return 'none';
  if (scene === 'underwater' || scene === 'moon') return 'drift';
  if (stage.indoor || stage.floating || stage.water) return 'none';
  if (scene === 'city') return isGreen(ground) ? 'grass' : 'none';
  if (snow || scene === 'snow') return 'drift';
  if (scene === 'mountain' || scene === 'meadow' || scene === 'forest') return 'grass';
  return scene === 'desert' || scene === 'beach' ? 'drift' : 'stones';
}

/** How deep a foot sinks into snow or sand, in pixels; 0 on firm ground. */
export function sinkInto(stage: Stage, { drawing, request, width, height }: Placement): number {
  if (coverOf(stage) !== 'drift') return 0;
  const [foot] = contactsOf(drawing);
  // A bottle that lies on its edge is half buried; an animal stands on its feet however broad it is.
  const onItsEdge =
    request.noun.kind === 'item' && height < width * 0.7 && foot !== undefined && foot.to - foot.from < 0.3;
  return onItsEdge ? height * 0.15 : Math.min(height, width) * 0.022;
}

/**
 * Blends a foot line into its ground: tufts of grass, a bank of snow or sand, or pebbles, in the
 * colors of the ground itself and only where something touches it.
 */
export function coverFoot(stage: Stage, random: Random, placement: Placement, ground: readonly Rgb[]): void {
  strewUnderTree(stage, random.fork('strewn'), placement);
  const cover = coverOf(stage, ground);
  if (cover === 'none' || ground.length === 0 || isOnRoad(stage, placement.x, placement.distance)) return;
  const building = placement.request.noun.kind === 'building';
  const { x, y, width, height } = placement;
  // Of a person standing the breadth is that of the feet; grass reaches to their ankles.
  const size = building ? Math.min(height, width) * 0.03 : Math.min(height, width * 1.8) * 0.044;
  const detail = Math.min(1.5, 0.5 + stage.brief.detail * 0.5);
  const toneAt = (column: number) => {
    const along = (column - x) / width + 0.5;
    return ground[Math.min(ground.length - 1, Math.max(0, Math.floor(along * ground.length)))]!;
  };
  const touching =
    cover !== 'drift' && isBowed(placement)
      ? [{ from: x - width * 0.45, to: x + width * 0.45 }]
      : contactsOnPicture(placement, sinkInto(stage, placement) / height);
  for (const { from, to } of touching) {
    const reach = to - from + size * 2;
    if (cover === 'drift') {
      drawBank(
        stage,
        random,
        { from: from - size, to: to + size, y, high: size * 0.9 },
        toneAt((from + to) / 2),
      );
      continue;
    }
    const count = Math.ceil((reach / size) * (cover === 'grass' ? 2.1 : 1.4) * detail);
    for (let index = 0; index < Math.min(count, 90); index++) {
      const footX = from - size + random.next() * reach;
      const footY = baseRow(placement, footX) + random.range(0, 0.6) * size;
      if (cover === 'grass') {
        const length = size * random.range(0.7, 1.4);
        if (growsGrass(toneAt(footX))) drawTuft(stage, random, footX, footY, length, toneAt(footX));
      } else drawPebble(stage, random, footX, footY, size * random.range(0.3, 0.8), toneAt(footX));
    }
  }
}

/** Three to five blades from one root. */
export function drawTuft(
  { context }: Stage,
  random: Random,
  x: number,
  y: number,
  length: number,
  tone: Rgb,
): void {
  const blades = 3 + Math.floor(random.next() * 3);
  for (let blade = 0; blade < blades; blade++) {
    const lean = (((blade + 0.5) / blades) * 2 - 1) * length * 0.55 + random.range(-0.12, 0.12) * length;
    const tall = length * random.range(0.7, 1.1) * (1 - Math.abs(lean / length) * 0.4);
    context.fillStyle = toCss(scale(tone, random.range(0.74, 1.18)), 0.95);
    context.beginPath();
    context.moveTo(x - length * 0.1, y);
    context.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean, y - tall);
    context.quadraticCurveTo(x + lean * 0.5, y - tall * 0.4, x + length * 0.1, y);
    context.fill();
  }
}

/** A stone that is bedded in the ground: a flat foot, an uneven back, light on its upper side and shade behind it. */
export function drawPebble(
  { context, light }: Stage,
  random: Random,
  x: number,
  y: number,
  radius: number,
  tone: Rgb,
): void {
  const stone = scale(tone, random.range(0.82, 1.1));
  const tall = radius * random.range(0.7, 1.05);
  const lit = light[0] < 0 ? -1 : 1;
  const [low, high] = [random.range(0.3, 0.75), random.range(-0.35, 0.35)];
  const at = (across: number, up: number) => `${x + across * radius} ${y - up * tall}`;
  const back = `M${at(-1, 0)}Q${at(-1, low)} ${at(-0.5, 0.8)}Q${at(high, 1.2)} ${at(0.55, 0.74)}Q${at(1.02, low * 0.8)} ${at(1, 0)}`;
  fill(
    context,
    ellipse(x - lit * radius * 0.3, y, radius * 1.2, radius * 0.24),
    toCss(scale(tone, 0.34), 0.5),
  );
  fill(context, `${back}Q${at(0, -0.3)} ${at(-1, 0)}Z`, scale(stone, 0.8));
  const top = `M${at(-0.72, 0.5)}Q${at(-0.6, 0.78)} ${at(-0.44, 0.82)}Q${at(high, 1.16)} ${at(0.5, 0.74)}Q${at(0.7, 0.6)} ${at(0.6 - lit * 0.1, 0.52)}Q${at(lit * 0.3, 0.3)} ${at(-0.72, 0.5)}Z`;
  fill(context, top, toCss(mix(stone, [255, 250, 240], 0.12)));
}

/** Snow or sand heaped against a foot: an uneven crest that fades into the ground before it. */
function drawBank(
  { context }: Stage,
  random: Random,
  { from, to, y, high }: { from: number; to: number; y: number; high: number },
  tone: Rgb,
): void {
  const fade = context.createLinearGradient(0, y - high, 0, y + high);
  // It lies in the shade of what stands in it.
  fade.addColorStop(0, toCss(scale(tone, 0.9), 0.98));
  fade.addColorStop(0.5, toCss(scale(tone, 0.82), 0.6));
  fade.addColorStop(1, toCss(tone, 0));
  context.fillStyle = fade;
  const steps = Math.max(4, Math.ceil((to - from) / (high * 7)));
  const step = (to - from) / steps;
  context.beginPath();
  context.moveTo(from, y + high * 1.2);
  context.lineTo(from, y + high * 0.4);
  for (let index = 0; index < steps; index++) {
    const left = from + index * step;
    const ends = index === steps - 1 ? y + high * 0.4 : y - high * random.range(-0.1, 0.35);
    context.quadraticCurveTo(left + step * 0.5, y - high * random.range(0.4, 1.1), left + step, ends);
  }
  context.lineTo(to, y + high * 1.2);
  context.fill();
}

const AUTUMN_LEAVES: readonly Rgb[] = colorList('#d6782a #c44e2c #dea832 #965c2c');
const PETALS: readonly Rgb[] = colorList('#f6bed0 #ffe2ea #ee9cb8');

/** What lies on the ground under a tree by its kind and the season. */
function fallenUnder({ brief, indoor }: Stage, { request }: Placement): readonly Rgb[] | undefined {
  const { kind, name } = request.noun;
  if (kind !== 'tree' || indoor || brief.snow) return undefined;
  if (name === 'cherry tree') return PETALS;
  const evergreen = /pine|fir|palm|christmas|bamboo|olive|dead/.test(name);
  return brief.season === 'autumn' && !evergreen ? AUTUMN_LEAVES : undefined;
}

/** Leaves and petals on the ground around a tree, in the scene's light, thinning out with distance. */
function strewUnderTree(stage: Stage, random: Random, placement: Placement): void {
  const colors = fallenUnder(stage, placement);
  if (!colors) return;
  const { context, palette } = stage;
  const { x, y, width, height } = placement;
  const size = Math.max(1, height * 0.011);
  const light = palette.ambient.map(
    (ambient, channel) => (ambient * 0.55 + palette.sun[channel]! * 0.5) / 255,
  );
  for (let index = 0; index < 130; index++) {
    const angle = random.next() * TAU;
    const away = random.next() ** 0.7;
    const tone = random.pick(colors);
    const lit: Rgb = [tone[0] * light[0]!, tone[1] * light[1]!, tone[2] * light[2]!];
    context.fillStyle = toCss(scale(lit, random.range(0.8, 1.05)), 0.95);
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * away * width * 0.62,
      y + Math.sin(angle) * away * height * 0.085 + height * 0.02,
      size * random.range(0.7, 1.3),
      size * random.range(0.3, 0.55),
      random.range(-0.6, 0.6),
      0,
      TAU,
    );
    context.fill();
  }
}

/** Average color of some pixels, for tests and for bodies that must match a head. */
export function averageColor(canvas: Parameters<typeof pixelsOf>[0], fromRow: number, rows: number): Rgb {
  const { data, width } = pixelsOf(canvas);
  const total = [0, 0, 0, 0];
  for (
    let offset = Math.floor(fromRow) * width * 4;
    offset < Math.floor(fromRow + rows) * width * 4;
    offset += 4
  ) {
    if ((data[offset + 3] ?? 0) < 200) continue;
    total[0]! += data[offset]!;
    total[1]! += data[offset + 1]!;
    total[2]! += data[offset + 2]!;
    total[3]! += 1;
  }
  const count = Math.max(1, total[3]!);
  return [total[0]! / count, total[1]! / count, total[2]! / count];
}
