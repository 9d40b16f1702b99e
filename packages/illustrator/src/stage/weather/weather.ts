import { drawSoftly } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { countFor, forbids, isEerie } from '../brief-questions.ts';
import { keepToColorScheme } from '../color-scheme/keep-to-color-scheme.ts';
import { layLight } from '../light/lay-light.ts';
import type { Stage } from '../stage.types.ts';
import { drawDarkFrame } from './dark-frame.ts';
import { drawFallingLeaves } from './falling-leaves.ts';
import { drawFestiveAir } from './festive-air.ts';
import { drawFireflies } from './fireflies.ts';
import { drawFog } from './fog.ts';
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
  const foggy = brief.weather === 'fog' && !forbids(brief, 'fog', 'mist');
  if (foggy) drawFog(stage);
  if ((foggy && !brief.features.has('sandstorm')) || isEerie(brief)) drawDarkFrame(stage);
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
