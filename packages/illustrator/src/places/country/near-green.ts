import type { Brief } from '../../brief/brief.types.ts';
import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { setHorizon } from '../../stage/camera.ts';
import type { Stage } from '../../stage/stage.types.ts';

const GREEN_PLACES: ReadonlySet<string> = new Set([
  'garden',
  'hills',
  'farm',
  'orchard',
  'savanna',
  'park',
  'pond',
]);

/** Whether a lens so close to something small sees no country behind it, only green. */
export function isNearGreen({ lens, cameraAngle, scene, place, snow, subjects }: Brief): boolean {
  const close = lens === 'macro' || (cameraAngle === 'close-up' && subjects.length > 0);
  if (!close || snow || (scene !== 'meadow' && scene !== 'forest')) return false;
  return place === undefined || GREEN_PLACES.has(place);
}

const LEAVES: Record<Brief['season'], Rgb> = {
  spring: [132, 178, 84],
  summer: [92, 146, 70],
  autumn: [186, 126, 58],
  winter: [150, 152, 120],
};
/** Metres: far enough to be out of focus, and the ground before it. */
const BEHIND = 14;
const BEFORE = 1.3;
/** Where the ground begins, as a share of the height. */
const EDGE = 0.72;

/** Leaves, blades and spots of light, all out of focus. */
export function paintNearGreen(stage: Stage): void {
  const random = stage.random.fork('near green');
  const { palette, brief } = stage;
  const leaf = palette.night
    ? mix(scale(LEAVES[brief.season], 0.3), palette.zenith, 0.4)
    : LEAVES[brief.season];
  paintGreenAir(stage, leaf);
  paintLeaves(stage, random, leaf);
  paintSpots(stage, random, leaf);
  layGround(stage);
}

function paintGreenAir({ context, width, height, palette }: Stage, leaf: Rgb): void {
  const air = context.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, toCss(mix(leaf, palette.horizon, 0.5)));
  air.addColorStop(0.5, toCss(leaf));
  air.addColorStop(1, toCss(scale(leaf, 0.5)));
  fillBox(context, air, 0, 0, width, height);
}

function paintLeaves(stage: Stage, random: Random, leaf: Rgb): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  drawSoftly(context, width, height, { blur: unit * 0.022, resolution: 0.25 }, (soft) => {
    for (let cloud = 0; cloud < 26; cloud++) {
      stage.checkpoint.check();
      const y = height * random.next();
      soft.fillStyle = toCss(scale(leaf, random.range(0.6, 1.25) * (1.15 - (y / height) * 0.4)), 0.5);
      soft.beginPath();
      soft.ellipse(
        width * random.next(),
        y,
        unit * random.range(0.08, 0.22),
        unit * random.range(0.05, 0.13),
        random.range(0, 3),
        0,
        TAU,
      );
      soft.fill();
    }
    for (let blade = 0; blade < 34; blade++) {
      const x = width * random.next();
      const top = height * random.range(0.45, 0.85);
      soft.strokeStyle = toCss(scale(leaf, random.range(0.55, 1.2)), 0.6);
      soft.lineWidth = unit * random.range(0.01, 0.03);
      soft.beginPath();
      soft.moveTo(x, height * 1.05);
      soft.quadraticCurveTo(x, (top + height) / 2, x + unit * random.range(-0.12, 0.12), top);
      soft.stroke();
    }
  });
}

function paintSpots({ context, width, height, palette }: Stage, random: Random, leaf: Rgb): void {
  const unit = Math.min(width, height);
  drawSoftly(context, width, height, { blur: unit * 0.004, resolution: 0.5 }, (soft) => {
    for (let spot = 0; spot < 22; spot++) {
      soft.fillStyle = toCss(mix(leaf, palette.sun, random.range(0.4, 0.8)), random.range(0.1, 0.3));
      soft.beginPath();
      soft.arc(
        width * random.next(),
        height * random.next() ** 1.4,
        unit * random.range(0.015, 0.05),
        0,
        TAU,
      );
      soft.fill();
    }
  });
}

function layGround(stage: Stage): void {
  const { width, height } = stage;
  const edge = Math.round(height * EDGE);
  stage.depth.fill(BEHIND);
  for (let y = edge; y < height; y++)
    stage.depth.fill(
      BEHIND + (BEFORE - BEHIND) * Math.min(1, ((y - edge) / (height - edge)) * 2),
      y * width,
      (y + 1) * width,
    );
  stage.ground = () => 0;
  setHorizon(stage, edge);
}
