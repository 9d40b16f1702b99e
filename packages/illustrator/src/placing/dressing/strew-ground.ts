import type { PlaceName, SceneKind } from '../../brief/brief.types.ts';
import type { Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { isNearGreen } from '../../places/country/near-green.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { distanceOfRow } from '../../stage/camera.ts';
import { isOnRoad } from '../../stage/ground/path.ts';
import { type Spot, scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { growsGrass } from '../render/ground-cover.ts';
import { drawLitter, type Litter } from './litter.ts';

/** What lies about on each kind of ground: the more often it is named, the more of it. */
type Kinds = readonly Litter[];
const SAND: Kinds = ['ripple', 'ripple', 'pebble', 'pebble', 'stalks'];
const PAVING: Kinds = ['leaf', 'crack', 'stain', 'stain'];
const EARTH: Kinds = ['pebble', 'pebble', 'leaf', 'tuft', 'stalks'];

const ON_SCENE: Partial<Record<SceneKind, Kinds>> = {
  meadow: ['tuft', 'tuft', 'clover', 'clover', 'pebble'],
  mountain: EARTH,
  forest: ['leaf', 'leaf', 'tuft', 'twig', 'pebble'],
  desert: SAND,
  beach: ['ripple', 'ripple', 'pebble', 'shell', 'shell'],
  snow: ['drift', 'drift', 'drift', 'stalks', 'twig'],
  moon: ['pebble', 'ripple'],
  city: PAVING,
  underwater: ['pebble', 'shell', 'ripple'],
};

const ON_PLACE: Partial<Record<PlaceName, Kinds>> = {
  'frozen-lake': ['drift', 'drift', 'crack'],
  canyon: SAND,
  village: EARTH,
  park: ['tuft', 'clover', 'leaf', 'pebble'],
  playground: ['tuft', 'clover', 'leaf', 'pebble'],
  savanna: ['stalks', 'stalks', 'pebble'],
  graveyard: EARTH,
  'floating-island': ['tuft', 'clover', 'pebble'],
};

/** In fields the crop covers the ground, and no ground is bare in a flooded wood or beyond the clouds. */
const COVERED: ReadonlySet<string> = new Set(
  'wheat-field lavender-field tulip-field sunflower-field vineyard rice-terraces swamp mangrove above-the-clouds rooftop balcony stadium station pond canal checkered-plain'.split(
    ' ',
  ),
);

const SPOTS = 100;
/** How many times as far as the lower edge of the picture things are still seen. */
const REACH = 10;

/**
 * Small things on bare ground, large near the lower edge and smaller further off, so that no lawn, sand, snow or
 * street is an empty sheet. They take their light from the ground they lie on, which is why they come after it.
 */
export function strewGround(stage: Stage, placed: readonly Placement[]): void {
  const kinds = kindsOn(stage);
  if (kinds.length === 0) return;
  const random = stage.random.fork('strewn');
  const { width, height } = stage;
  // Rising ground comes nearer than level ground would.
  const near = distanceOfRow(stage, height * 1.02) * 0.7;
  const spots = scatter(stage, random, { count: SPOTS, near, far: near * REACH });
  // The furthest comes first: above it nothing is read.
  const top = Math.min(height - 1, Math.max(0, Math.round(spots[0]?.y ?? 0)));
  const { data } = stage.context.getImageData(0, top, width, height - top);
  for (const spot of spots) {
    const kind = random.pick(kinds);
    const dice = random.fork(`${spot.x}`);
    const column = Math.round(spot.x);
    const row = Math.round(spot.y);
    if (column < 0 || column >= width || row < top || row >= height) continue;
    if (!isOpen(stage, spot, row * width + column) || isAtFeet(spot, placed)) continue;
    const offset = ((row - top) * width + column) * 4;
    const tone: Rgb = [data[offset]!, data[offset + 1]!, data[offset + 2]!];
    const grown = onTone(kind, tone, dice);
    if (grown) drawLitter(stage, dice, spot, { kind: grown, tone });
  }
}

function kindsOn({ brief, indoor, water }: Stage): Kinds {
  const { place, scene, snow, cameraAngle, detail } = brief;
  if (
    indoor ||
    water ||
    isNearGreen(brief) ||
    cameraAngle === 'aerial' ||
    detail < 0.5 ||
    (place && COVERED.has(place))
  )
    return [];
  const snowed = snow && scene !== 'city' && place !== 'frozen-lake';
  const kinds = snowed ? ON_SCENE.snow : ((place && ON_PLACE[place]) ?? ON_SCENE[scene]);
  return (kinds ?? []).filter((kind) => !forbids(brief, kind, ...(ALSO[kind] ?? [])));
}

/** What else to call a thing that must be left out. */
const ALSO: Partial<Record<Litter, readonly string[]>> = {
  tuft: ['grass'],
  clover: ['flower', 'plant'],
  pebble: ['stone', 'rock'],
  leaf: ['leave'],
  stalks: ['grass', 'plant'],
  drift: ['snow'],
};

/** Plants grow on grass, clover on green: the paths that run through every lawn have a pebble here and there. */
function onTone(kind: Litter, tone: Rgb, dice: Random): Litter | undefined {
  if (kind !== 'tuft' && kind !== 'clover') return kind;
  const [red, green, blue] = tone;
  if (growsGrass(tone) && green >= red * 0.94) return kind;
  const dry = green >= red * 0.76 && blue < red * 0.5;
  if (dry) return 'tuft';
  return dice.chance(0.3) ? 'pebble' : undefined;
}

/** Ground that is seen and dry. */
function isOpen(stage: Stage, { x, distance }: Spot, pixel: number): boolean {
  const { depth, wet, mask } = stage;
  if (isOnRoad(stage, x, distance)) return false;
  const seen = depth[pixel]!;
  return !wet?.[pixel] && mask[pixel] === 0 && seen > distance * 0.75 && seen < distance * 1.3;
}

/** Right before somebody's feet nothing may stand: subjects are drawn over it. */
function isAtFeet({ x, y, scale }: Spot, placed: readonly Placement[]): boolean {
  return placed.some(
    (subject) =>
      subject.footing === 'ground' &&
      Math.abs(x - subject.x) < subject.width * 0.6 &&
      y > subject.y - subject.height * 0.02 &&
      y < subject.y + scale * 0.4,
  );
}
