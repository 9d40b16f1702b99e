import { pixelsOf } from '../core/canvas.ts';
import { type Rgb, scale, toCss } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';
import type { Placement } from './placement.types.ts';

/** The ground's own colours along a foot line, taken before anything is drawn on it. */
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

type Cover = 'grass' | 'drift' | 'stones' | 'none';

function coverOf(stage: Stage): Cover {
  const { scene, snow } = stage.brief;
  if (stage.indoor || stage.floating || stage.water || scene === 'city') return 'none';
  if (snow || scene === 'snow') return 'drift';
  if (scene === 'mountain' || scene === 'meadow' || scene === 'forest') return 'grass';
  return scene === 'desert' || scene === 'beach' ? 'drift' : 'stones';
}

/**
 * Blends a foot line into its ground: blades of grass, snow drifts or pebbles in the colours of the
 * ground itself, small enough to hide a straight edge and nothing more.
 */
export function coverFoot(stage: Stage, random: Random, placement: Placement, ground: readonly Rgb[]): void {
  strewUnderTree(stage, random.fork('strewn'), placement);
  const cover = coverOf(stage);
  if (cover === 'none') return;
  const building = placement.request.noun.kind === 'building';
  const { x, y, width, height } = placement;
  const size = Math.min(height, width) * (building ? 0.03 : 0.035);
  const count = Math.round((building ? 90 : 26) * Math.min(1.6, 0.5 + stage.brief.detail * 0.5));
  const { context } = stage;
  for (let index = 0; index < count; index++) {
    const along = random.range(-0.5, 0.5);
    const tone = scale(
      ground[Math.min(ground.length - 1, Math.floor((along + 0.5) * ground.length))]!,
      random.range(cover === 'drift' ? 0.95 : 0.78, cover === 'drift' ? 1.04 : 1.16),
    );
    const footX = x + along * width * (building ? 1.04 : 0.9);
    const footY = y + random.range(-0.1, 0.5) * size;
    if (cover === 'grass') drawBlade(footX, footY, size * random.range(0.5, 1.3), tone);
    else drawMound(footX, footY, size * random.range(0.6, 1.5), tone, cover === 'drift' ? 0.34 : 0.6);
  }

  function drawBlade(footX: number, footY: number, length: number, tone: Rgb): void {
    const lean = random.range(-0.5, 0.5) * length;
    context.fillStyle = toCss(tone, 0.95);
    context.beginPath();
    context.moveTo(footX - length * 0.11, footY);
    context.quadraticCurveTo(footX, footY - length * 0.5, footX + lean, footY - length);
    context.quadraticCurveTo(footX + length * 0.12, footY - length * 0.5, footX + length * 0.11, footY);
    context.fill();
  }

  function drawMound(footX: number, footY: number, radius: number, tone: Rgb, flatness: number): void {
    context.fillStyle = toCss(tone, 0.9);
    context.beginPath();
    context.ellipse(footX, footY, radius, radius * flatness * 0.6, 0, 0, TAU);
    context.fill();
  }
}

const AUTUMN_LEAVES: readonly Rgb[] = [
  [214, 120, 42],
  [196, 78, 44],
  [222, 168, 50],
  [150, 92, 44],
];
const PETALS: readonly Rgb[] = [
  [246, 190, 208],
  [255, 226, 234],
  [238, 156, 184],
];

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
  const colours = fallenUnder(stage, placement);
  if (!colours) return;
  const { context, palette } = stage;
  const { x, y, width, height } = placement;
  const size = Math.max(1, height * 0.011);
  const light = palette.ambient.map(
    (ambient, channel) => (ambient * 0.55 + palette.sun[channel]! * 0.5) / 255,
  );
  for (let index = 0; index < 130; index++) {
    const angle = random.next() * TAU;
    const away = random.next() ** 0.7;
    const tone = random.pick(colours);
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

/** Average colour of some pixels, for tests and for bodies that must match a head. */
export function averageColour(canvas: Parameters<typeof pixelsOf>[0], fromRow: number, rows: number): Rgb {
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
