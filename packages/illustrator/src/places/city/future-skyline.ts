import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, linear } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { CityLight } from './city-light.ts';

const SHELLS: readonly Rgb[] = [
  [150, 178, 198],
  [112, 146, 176],
  [164, 152, 188],
  [92, 128, 152],
];
const STRIPS: readonly Rgb[] = [
  [96, 232, 255],
  [255, 120, 220],
  [140, 255, 210],
  [180, 150, 255],
];

interface Spire {
  x: number;
  base: number;
  width: number;
  height: number;
  haze: number;
}

export function isOfTheFuture({ brief }: Stage): boolean {
  return brief.epoch === 'futuristic';
}

/** Needles, sails, domes and rings of glass with strips of light, sky bridges between, small craft above. */
export function paintFutureSkyline(stage: Stage, random: Random, light: CityLight, tall: number): void {
  const { width, height, horizon } = stage;
  const layers = 4;
  for (let layer = 0; layer < layers; layer++) {
    stage.checkpoint.check();
    const near = layer / (layers - 1);
    // In a mist the far rows are faint enough already.
    const haze = (stage.brief.weather === 'fog' ? 0.56 : 0.68) * (1 - near * 0.86);
    let x = -width * 0.02;
    let last: Spire | undefined;
    while (x < width * 1.02) {
      const spire: Spire = {
        x: x + width * 0.03,
        base: horizon,
        width: width * random.range(0.04, 0.085) * (1 + near * 0.6),
        height: height * tall * random.range(0.4, 1) * (0.75 + near * 0.35),
        haze,
      };
      if (last && random.chance(0.4)) bridge(stage, last, spire);
      raiseSpire(stage, random, light, spire);
      last = spire;
      x += spire.width * random.range(1.05, 1.8);
    }
    paintHazeBand(stage, { y: horizon, reach: height * 0.1, strength: 0.2 });
  }
  flankWithTowers(stage, random, light, tall);
  flyTraffic(stage, random, tall);
  stage.depth.fill(
    stage.brief.weather === 'fog' ? 60 : 400,
    Math.floor(horizon - height * tall * 0.5) * width,
    Math.ceil(horizon) * width,
  );
}

/** Two or three towers that are near and dark: they give the rest its distance. */
function flankWithTowers(stage: Stage, random: Random, light: CityLight, tall: number): void {
  const { width, height, horizon } = stage;
  for (const across of [-0.02, 0.1, random.range(0.9, 0.95), 1.03]) {
    const spire: Spire = {
      x: width * across,
      base: horizon,
      width: width * random.range(0.12, 0.17),
      height: Math.min(horizon * 0.94, height * tall * random.range(1.1, 1.7)),
      haze: 0,
    };
    raiseSpire(stage, random, light, spire, 0.58);
  }
}

function shellOf(stage: Stage, color: Rgb, haze: number): Rgb {
  return mix(litColor(stage, color, { sun: 0.4, ambient: 0.6 }), stage.palette.fog, haze);
}

function bridge({ context, palette }: Stage, from: Spire, to: Spire): void {
  const y = from.base - Math.min(from.height, to.height) * 0.55;
  context.strokeStyle = toCss(mix([200, 214, 224], palette.fog, from.haze));
  context.lineWidth = Math.max(1.5, from.width * 0.1);
  context.beginPath();
  context.moveTo(from.x, y);
  context.quadraticCurveTo((from.x + to.x) / 2, y + from.width * 0.2, to.x, y);
  context.stroke();
}

function raiseSpire(stage: Stage, random: Random, light: CityLight, spire: Spire, tone = 1): void {
  const { context } = stage;
  const { x, base, width, height, haze } = spire;
  const top = base - height;
  const half = width / 2;
  const shell = scale(shellOf(stage, random.pick(SHELLS), haze), tone);
  const lit = stage.light[0] < 0;
  context.fillStyle = linear(
    context,
    [x - half, 0, x + half, 0],
    lit
      ? fade(mix(shell, [255, 255, 255], 0.3), scale(shell, 0.62))
      : fade(scale(shell, 0.62), mix(shell, [255, 255, 255], 0.3)),
  );
  const kind = random.next();
  context.beginPath();
  context.moveTo(x - half, base);
  if (kind < 0.4) {
    context.bezierCurveTo(x - half * 0.9, base - height * 0.5, x - half * 0.3, top + height * 0.2, x, top);
    context.bezierCurveTo(
      x + half * 0.3,
      top + height * 0.2,
      x + half * 0.9,
      base - height * 0.5,
      x + half,
      base,
    );
  } else if (kind < 0.7) {
    context.lineTo(x - half * 0.8, top + width * 0.9);
    context.bezierCurveTo(
      x - half * 0.8,
      top,
      x + half * 0.4,
      top - width * 0.5,
      x + half * 0.8,
      top - width * 0.3,
    );
    context.lineTo(x + half, base);
  } else {
    context.lineTo(x - half * 0.3, base - height * 0.1);
    context.lineTo(x - half * 0.24, top + width * 0.5);
    context.ellipse(x, top + width * 0.4, half * 1.1, width * 0.34, 0, Math.PI, 0);
    context.lineTo(x + half * 0.24, top + width * 0.5);
    context.lineTo(x + half * 0.3, base - height * 0.1);
    context.lineTo(x + half, base);
  }
  context.fill();
  drawStrips(stage, random, light, spire, top);
}

function drawStrips(
  { context }: Stage,
  random: Random,
  light: CityLight,
  { x, base, width, height, haze }: Spire,
  top: number,
): void {
  const glow = random.pick(STRIPS);
  const strength = (light.dark ? 0.95 : 0.6) * (1 - haze);
  for (let row = base - height * 0.08; row > top + height * 0.2; row -= height * 0.055) {
    const shrink = 0.16 + (0.5 * (row - top)) / height;
    context.strokeStyle = random.chance(0.7)
      ? toCss(scale(glow, 0.9), strength * 0.7)
      : `rgba(255,240,200,${strength})`;
    context.lineWidth = Math.max(0.8, width * 0.04);
    context.beginPath();
    context.moveTo(x - width * shrink * 0.6, row);
    context.lineTo(x + width * shrink * 0.6, row);
    context.stroke();
  }
  context.strokeStyle = toCss(glow, strength);
  context.lineWidth = Math.max(1, width * 0.035);
  context.beginPath();
  context.moveTo(x, top + height * 0.1);
  context.lineTo(x, base);
  context.stroke();
}

function flyTraffic(stage: Stage, random: Random, tall: number): void {
  const { context, width, height, horizon } = stage;
  for (let craft = 0; craft < 9; craft++) {
    const size = width * random.range(0.012, 0.026);
    const [x, y] = [random.range(0.04, 0.96) * width, horizon - height * tall * random.range(0.35, 1.1)];
    const way = random.chance(0.5) ? 1 : -1;
    context.fillStyle = toCss(shellOf(stage, [230, 236, 242], 0.1));
    context.beginPath();
    context.ellipse(x, y, size, size * 0.3, 0, 0, 7);
    context.ellipse(x + way * size * 0.1, y - size * 0.2, size * 0.5, size * 0.24, 0, 0, 7);
    context.fill();
    const trail = context.createLinearGradient(x, y, x - way * size * 5, y);
    trail.addColorStop(0, 'rgba(150,240,255,0.8)');
    trail.addColorStop(1, 'rgba(150,240,255,0)');
    context.strokeStyle = trail;
    context.lineWidth = Math.max(1, size * 0.16);
    context.beginPath();
    context.moveTo(x - way * size, y);
    context.lineTo(x - way * size * 5, y);
    context.stroke();
  }
}
