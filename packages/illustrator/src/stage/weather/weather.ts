import { createLayer, drawSoftly } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import { countFor, forbids } from '../brief-questions.ts';
import { keepToColorScheme } from '../color-scheme/keep-to-color-scheme.ts';
import { layLight } from '../light/lay-light.ts';
import { airThickness } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';
import { drawFallingLeaves } from './falling-leaves.ts';
import { drawFestiveAir } from './festive-air.ts';
import { drawFireflies } from './fireflies.ts';
import { drawEclipse, drawMeteors } from './sky-events.ts';
import { strengthenRainbow } from './strengthen-rainbow.ts';
import { drawBlownSand, drawGusts, drawHail, drawTornado, shimmer } from './wild-weather.ts';

/** Whatever falls or hangs in the air, over everything else. Nothing falls indoors, in space or under water. */
export function drawWeather(stage: Stage): void {
  const { brief } = stage;
  // After everything that stands in front, so that near leaves are lit like the rest.
  stage.foreground.push(layLight, keepToColorScheme);
  if (stage.indoor || !hasAir(stage)) return;
  stage.checkpoint.check();
  drawRareSky(stage);
  if (brief.weather === 'fog' && !forbids(brief, 'fog', 'mist')) drawFog(stage);
  if ((brief.weather === 'rain' || brief.weather === 'storm') && !forbids(brief, 'rain')) drawRain(stage);
  if (brief.weather === 'snowfall' && !forbids(brief, 'snow', 'snowflake')) drawSnowfall(stage);
  if (brief.features.has('falling-leaves') || (brief.weather === 'wind' && brief.season === 'autumn'))
    drawFallingLeaves(stage);
  if (brief.features.has('fireflies')) drawFireflies(stage);
  if (brief.weather === 'wind' && brief.features.has('fierce-weather')) drawGusts(stage);
  if (brief.features.has('hail')) drawHail(stage);
  if (brief.features.has('sandstorm')) drawBlownSand(stage);
  drawFestiveAir(stage);
}

function drawRareSky(stage: Stage): void {
  const { features } = stage.brief;
  if (features.has('heat-shimmer')) shimmer(stage);
  if (features.has('solar-eclipse')) drawEclipse(stage, 'solar');
  if (features.has('lunar-eclipse')) drawEclipse(stage, 'lunar');
  if (features.has('rainbow')) strengthenRainbow(stage);
  if (features.has('meteors')) drawMeteors(stage);
  if (features.has('tornado')) drawTornado(stage);
}

/** Drops and flakes compared with an ordinary shower. */
function fierceness({ features }: Stage['brief']): number {
  return features.has('fierce-weather') ? 2.4 : features.has('gentle-weather') ? 0.32 : 1;
}

function hasAir(stage: Stage): boolean {
  return (
    !['space', 'underwater', 'abstract', 'moon', 'portrait'].includes(stage.brief.scene) ||
    stage.brief.features.has('mars')
  );
}

interface RainLayer {
  length: number;
  count: number;
  strength: number;
  width: number;
}

const RAIN: readonly RainLayer[] = [
  { length: 0.025, count: 620, strength: 0.5, width: 0.9 },
  { length: 0.045, count: 400, strength: 0.7, width: 1.4 },
  { length: 0.09, count: 120, strength: 0.8, width: 2.3 },
];

function drawRain(stage: Stage): void {
  const { context, width, height, palette, brief } = stage;
  const random = stage.random.fork('rain');
  const fierce = fierceness(brief);
  const strength = (brief.weather === 'storm' ? 0.5 : 0.44) * Math.min(1.3, 0.5 + fierce * 0.5);
  const slant = (random.range(0.06, 0.28) + (fierce > 1 ? 0.2 : 0)) * (random.chance(0.5) ? 1 : -1);
  const color = mix(palette.horizon, [225, 235, 250], 0.7);
  const side = Math.min(width, height);
  for (const layer of RAIN) {
    stage.checkpoint.check();
    const length = height * layer.length * (fierce > 1 ? 1.5 : 1);
    context.strokeStyle = toCss(color, strength * layer.strength);
    context.lineWidth = Math.max(0.6, (layer.width * side) / 1024);
    context.beginPath();
    const drops = countFor(brief, (layer.count * fierce * width) / side);
    for (let drop = 0; drop < drops; drop++) {
      const x = random.range(-0.15, 1.15) * width;
      const y = random.range(-0.1, 1) * height;
      context.moveTo(x, y);
      context.lineTo(x + slant * length, y + length);
    }
    context.stroke();
  }
}

function drawSnowfall(stage: Stage): void {
  const { context, width, height, brief } = stage;
  const random = stage.random.fork('snowfall');
  const side = Math.min(width, height);
  const layers = [
    { blur: 0, count: 460, radius: 1.7, strength: 0.75 },
    { blur: 1, count: 190, radius: 3.8, strength: 0.86 },
    { blur: 3.4, count: 44, radius: 8.5, strength: 0.66 },
  ];
  for (const layer of layers) {
    stage.checkpoint.check();
    const softness = (layer.blur * side) / 1024;
    drawSoftly(context, width, height, { blur: softness, resolution: layer.blur ? 0.5 : 1 }, (soft) => {
      const flakes = countFor(brief, (layer.count * fierceness(brief) * width) / side);
      for (let flake = 0; flake < flakes; flake++) {
        soft.fillStyle = `rgba(245,249,255,${layer.strength * random.range(0.5, 1)})`;
        soft.beginPath();
        soft.arc(
          random.next() * width,
          random.next() * height,
          (layer.radius * random.range(0.6, 1.2) * side) / 1024,
          0,
          7,
        );
        soft.fill();
      }
    });
  }
}

/** Fog thickens with distance, in drifting banks; a quarter of the resolution is enough. */
function drawFog(stage: Stage): void {
  const { context, width, height, depth, noise, palette, horizon } = stage;
  const columns = Math.ceil(width / 4);
  const rows = Math.ceil(height / 4);
  const { canvas, context: small } = createLayer(columns, rows);
  const image = small.createImageData(canvas.width, canvas.height);
  const { features } = stage.brief;
  const density =
    0.0085 *
    airThickness(stage.brief) *
    // By night there is little to be seen that it could hide.
    (palette.night ? 0.5 : 1) *
    (features.has('gentle-weather') ? 0.5 : features.has('sandstorm') ? 1.7 : 1);
  for (let y = 0; y < rows; y++) {
    if ((y & 15) === 0) stage.checkpoint.check();
    for (let x = 0; x < columns; x++) {
      const distance = depth[Math.min(height - 1, y * 4) * width + Math.min(width - 1, x * 4)]!;
      const bank = 0.75 + 0.5 * noise.fbm((x / columns) * 3, (y / columns) * 7.5, 4);
      // High in the sky there is less of it to look through.
      const low = distance > 5000 ? clamp(0.35 + (0.65 * y * 4) / Math.max(1, horizon)) : 1;
      const offset = (y * canvas.width + x) * 4;
      image.data[offset] = palette.fog[0];
      image.data[offset + 1] = palette.fog[1];
      image.data[offset + 2] = palette.fog[2];
      image.data[offset + 3] = clamp((1 - Math.exp(-distance * density)) * 0.48 * bank * low + 0.05) * 255;
    }
  }
  small.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, columns * 4, rows * 4);
  driftBanks(stage);
}

/** Long banks with bright brows lie over the land: fog that shows a shape is a mood, even gray only fades the picture. */
function driftBanks(stage: Stage): void {
  const { context, width, height, horizon, palette } = stage;
  if (stage.indoor || stage.brief.features.has('sandstorm')) return;
  const random = stage.random.fork('fog banks');
  const bright = mix(palette.fog, palette.night ? palette.sun : [255, 252, 244], palette.night ? 0.12 : 0.4);
  drawSoftly(context, width, height, { blur: height * 0.014, resolution: 0.25 }, (soft) => {
    for (let bank = 0; bank < 9; bank++) {
      const low = bank / 8;
      const y = horizon + height * (-0.12 + low * low * 0.46);
      const middle = width * random.range(-0.1, 1.1);
      const long = width * random.range(0.3, 0.6);
      const high = height * (0.012 + low * 0.016);
      soft.fillStyle = toCss(bright, (0.34 - low * 0.16) * (palette.night ? 0.5 : 1));
      for (let puff = 0; puff < 9; puff++) {
        const across = puff / 4 - 1;
        soft.beginPath();
        soft.ellipse(
          middle + across * long,
          y + random.range(-0.6, 0.6) * high,
          long * 0.34,
          high * (1.5 - Math.abs(across)) * random.range(0.8, 1.4),
          0,
          0,
          7,
        );
        soft.fill();
      }
    }
  });
}
