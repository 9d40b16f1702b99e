import { createLayer } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { forbids } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import { paintFireworks } from '../weather/fireworks.ts';
import { paintLightning } from '../weather/lightning.ts';
import { paintAurora } from './aurora.ts';
import { paintBirds } from './birds.ts';
import { type CloudSample, type Clouds, type CloudWish, createClouds, planClouds } from './clouds.ts';
import { paintCumulus } from './cumulus.ts';
import { paintMilkyWay } from './milky-way.ts';
import { paintRainbow } from './rainbow.ts';
import type { SkyCover } from './sky-cover.ts';
import { paintStars } from './stars.ts';
import { paintSunOrMoon } from './sun-and-moon.ts';

export interface SkyWish extends CloudWish {
  /** False when the scene hides the sun or draws its own. */
  sun?: boolean;
}

/** Paints sky, clouds and lights of the sky from the top of the picture to the horizon. */
export function paintSky(stage: Stage, wish: SkyWish = {}): void {
  const { brief, context, width, height, palette, horizon } = stage;
  const visibleSun = showsSun(stage) && wish.sun !== false;
  const plan = planClouds(stage, wish);
  const clouds = plan && createClouds(stage, plan);
  const cover = paintAir(stage, clouds, visibleSun);
  context.fillStyle = toCss(palette.horizon);
  const end = Math.floor(horizon) + 6;
  if (end < height) context.fillRect(0, end, width, height - end);
  if (palette.night && brief.weather !== 'storm' && brief.weather !== 'rain') {
    paintMilkyWay(stage, cover);
    paintStars(stage, { cover });
  }
  if (visibleSun) paintSunOrMoon(stage, { cover });
  if (brief.features.has('aurora')) paintAurora(stage);
  if (plan?.form === 'heaped' && !brief.features.has('aurora')) paintCumulus(stage, plan.coverage);
  if (brief.features.has('rainbow')) paintRainbow(stage);
  if (brief.weather === 'storm' && !forbids(brief, 'lightning')) paintLightning(stage);
  if (brief.features.has('fireworks')) paintFireworks(stage);
  paintBirds(stage);
}

function showsSun(stage: Stage): boolean {
  const { brief, palette, sun, height } = stage;
  const unwanted = palette.night ? forbids(brief, 'moon') : forbids(brief, 'sun');
  const hidden = brief.weather === 'storm' || (brief.weather === 'rain' && !palette.night);
  return !unwanted && !hidden && sun.y > -height * 0.1;
}

interface Air {
  stage: Stage;
  columns: number;
  rows: number;
  /** Rows of the small picture down to the horizon. */
  skyRows: number;
  sunX: number;
  sunY: number;
  glow: boolean;
  lightCloud: Rgb;
  darkCloud: Rgb;
}

/** Half the resolution is enough: nothing in a sky is sharper than its clouds. */
function paintAir(stage: Stage, clouds: Clouds | undefined, glow: boolean): SkyCover {
  const air = openAir(stage, glow);
  const { columns, rows } = air;
  const cover = new Float32Array(columns * rows);
  const { canvas, context: small } = createLayer(columns, rows);
  const image = small.createImageData(columns, rows);
  const dither = stage.random.fork('dither');
  const sample: CloudSample = { cover: 0, light: 0 };
  const color = new Float32Array(3);
  for (let y = 0; y < rows; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    const down = clamp(y / air.skyRows);
    for (let x = 0; x < columns; x++) {
      const distance = Math.hypot(x - air.sunX, y - air.sunY) / columns;
      clearAir(air, color, down, distance, Math.abs(x - air.sunX) / columns);
      clouds?.(x / columns, down, sample);
      if (sample.cover > 0.01) {
        cover[y * columns + x] = sample.cover;
        addCloud(air, color, sample, distance);
      }
      const offset = (y * columns + x) * 4;
      // A trace of noise keeps long gradients from falling into bands.
      const grain = dither.next() * 1.6 - 0.3;
      for (let channel = 0; channel < 3; channel++) image.data[offset + channel] = color[channel]! + grain;
      image.data[offset + 3] = 255;
    }
  }
  small.putImageData(image, 0, 0);
  stage.context.imageSmoothingEnabled = true;
  stage.context.drawImage(canvas, 0, 0, columns * 2, rows * 2);
  return (x, y) => cover[Math.min(rows - 1, y >> 1) * columns + clamp(x >> 1, 0, columns - 1)] ?? 0;
}

function openAir(stage: Stage, glow: boolean): Air {
  const { width, height, horizon, palette, sun } = stage;
  return {
    stage,
    columns: Math.max(2, Math.ceil(width / 2)),
    rows: Math.max(2, Math.ceil(Math.min(horizon, height) / 2)) + 4,
    skyRows: Math.max(2, horizon / 2),
    sunX: sun.x / 2,
    sunY: sun.y / 2,
    glow,
    lightCloud: palette.night
      ? mix(palette.ambient, palette.sun, 0.34)
      : mix(palette.sun, [255, 255, 255], 0.45),
    darkCloud: palette.night
      ? mix(palette.zenith, palette.middle, 0.6)
      : mix(palette.ambient, palette.middle, 0.45),
  };
}

function clearAir(air: Air, color: Float32Array, down: number, distance: number, across: number): void {
  const { palette } = air.stage;
  const upper = down < 0.55;
  const t = upper ? smoothstep(0, 1, down / 0.55) : smoothstep(0, 1, (down - 0.55) / 0.45);
  const from = upper ? palette.zenith : palette.middle;
  const to = upper ? palette.middle : palette.horizon;
  // At dawn and dusk the half of the sky that faces away from the sun stays cool.
  const low = palette.sunElevation < 0.2 && !palette.night;
  const cool = low ? smoothstep(0.25, 1, across) * 0.42 * down : 0;
  const broad = air.glow ? Math.exp(-distance * (palette.night ? 9 : 4.2)) * (palette.night ? 0.32 : 0.6) : 0;
  const tight = air.glow ? Math.exp(-distance * 22) * (palette.night ? 0.3 : 0.5) : 0;
  const glow = Math.min(1, broad + tight);
  for (let channel = 0; channel < 3; channel++) {
    const base = lerp(lerp(from[channel]!, to[channel]!, t), palette.middle[channel]!, cool);
    color[channel] = base + (palette.sun[channel]! - base) * glow;
  }
}

function addCloud(air: Air, color: Float32Array, sample: CloudSample, distance: number): void {
  const { palette, brief } = air.stage;
  const storm = brief.weather === 'storm';
  // Thin edges near the sun shine: light passes through them.
  const silver = air.glow ? Math.exp(-distance * 3) * (1 - sample.cover) * 0.9 : 0;
  const light = clamp(sample.light + silver);
  const warm = palette.sunElevation < 0.2 && !palette.night ? clamp(1 - distance * 1.4) * light * 0.7 : 0;
  const darkness = storm ? 0.5 + 0.5 * light : 1;
  const opacity = sample.cover * (storm ? 0.95 : 0.9);
  for (let channel = 0; channel < 3; channel++) {
    const own = lerp(air.darkCloud[channel]!, air.lightCloud[channel]!, light);
    const lit = lerp(own, palette.sun[channel]!, warm) * darkness;
    color[channel] = lerp(color[channel]!, lit, opacity);
  }
}
