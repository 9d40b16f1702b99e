import type { Brief, TimeOfDay } from '../brief/brief.types.ts';
import { fromHex, hslToRgb, mix, type Rgb, rgbToHsl, scale } from '../core/color.ts';
import { clamp } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { COLORS } from '../vocabulary/colors.ts';
import type { Palette } from './stage.types.ts';

function palette(colors: string, sunElevation: number, night = false): Palette {
  const [zenith, middle, horizon, sun, ambient, fog] = colors.split(' ').map(fromHex);
  return {
    zenith: zenith!,
    middle: middle!,
    horizon: horizon!,
    sun: sun!,
    ambient: ambient!,
    fog: fog!,
    sunElevation,
    night,
  };
}

/** Several skies for each hour, so that two seeds of one prompt do not share one. Columns: zenith, middle, horizon, sun, ambient, fog. */
const SKIES: Record<TimeOfDay, Palette[]> = {
  day: [
    palette('#2a6bc0 #78b3e8 #dcebf2 #fff3d8 #a9bfdc #c6d9e8', 0.42),
    palette('#1d5fb4 #5aa6e2 #c9e6f0 #fff6df #a2bedf #bcd6e6', 0.36),
    palette('#3f86c9 #93c8e6 #f0efdc #fff0cc #b3c2d2 #d6dfdc', 0.32),
    palette('#2c7bb8 #6fc2de #d8f1ea #fff5da #a4c4d2 #c4e0e2', 0.4),
    palette('#6aa0c8 #b4d2dc #fbeccb #ffedbe #bcc0c4 #e6dcc4', 0.3),
    palette('#123f8e #3b83cf #b5dcf2 #fffbea #95b4dd #b2d0ea', 0.44),
    palette('#6f9fd8 #b9cdeb #f8e3e0 #fff0dc #b8bcd6 #dfdbe4', 0.27),
    palette('#0f6f9a #4fb4c8 #d5f2e2 #fff8da #9cc6cf #bfe4dc', 0.38),
  ],
  dawn: [
    palette('#6a83c4 #e7a9b4 #ffe2b4 #ffd9a8 #b59fb8 #efc9bd', 0.14),
    palette('#7f9bc9 #c9bede #ffd9c2 #ffdcb4 #b0a8c4 #e6cfd2', 0.11),
    palette('#5b93bb #b9cfcb #fff0bf #ffe3a4 #a9b3b8 #e4dcc2', 0.15),
  ],
  sunset: [
    palette('#27366f #b0507c #ffb55e #ffa04e #8a6c98 #e58e66', 0.08),
    palette('#35508f #d77a62 #ffd07a #ffb45c #947896 #eaa56e', 0.1),
    palette('#3a2a66 #c2436a #ff8f5a #ff8348 #84608e #d8706a', 0.06),
    palette('#3c6a9a #e89a8e #ffdf9c #ffc070 #9a8aa6 #eeb894', 0.11),
  ],
  twilight: [
    palette('#0f1c4a #4a4f94 #e3a0a0 #d59ab4 #565d96 #7d77a8', 0.05),
    palette('#10263f #37648a #f0b48c #e2a690 #4f6688 #7d93a6', 0.05),
    palette('#1b1442 #6a3f86 #f08a98 #dc86b0 #5e4c8a #8a6a9c', 0.04),
  ],
  night: [
    palette('#050a20 #11235a #33558f #bcd2ff #30457e #29447c', 0.4, true),
    palette('#080717 #1d1b4c #4b4a86 #cbc8ff #3a3a74 #37376e', 0.36, true),
    palette('#03101c #0c3048 #2c6a7c #c0e4f4 #2a4f66 #245264', 0.34, true),
  ],
  neon: [
    palette('#0d0622 #3b1163 #d83a8a #ff5fc0 #5a3a92 #6a2c86', 0.2, true),
    palette('#060a26 #14306e #18b6c8 #58d8ff #3a4a9a #1f5a8c', 0.2, true),
    palette('#14041c #5a0f4a #ff6a4a #ff9a5a #6a3478 #8a2c5c', 0.2, true),
  ],
};

const STORM = palette('#2a323c #55606b #97a3a4 #d6d2c6 #767878 #78858c', 0.3);
const RAINY = palette('#5f7184 #8796a4 #b4bec4 #efe3cf #9c9a96 #a4b0b8', 0.4);
const SANDY = palette('#b08246 #cf9a58 #e2b878 #f2d09a #b4926a #d8a868', 0.3);
const OVERCAST = palette('#7f93a8 #a9b8c4 #d4dbdd #f2efe8 #a3b0bc #c3ccd2', 0.4);

/** How much of the blue the clouds take away, 0..1. */
const GRAYNESS: Record<Brief['weather'], number> = {
  clear: 0,
  wind: 0,
  cloudy: 0.75,
  snowfall: 0.6,
  fog: 0.7,
  rain: 0.85,
  storm: 1,
};

export function choosePalette(brief: Brief, random: Random): Palette {
  const base = random.pick(SKIES[brief.lighting === 'neon' ? 'neon' : brief.timeOfDay]);
  const drifted = driftHue(base, random.range(-0.018, 0.018), random.range(0.95, 1.05));
  // At noon the sun often stands above the picture.
  const sunElevation =
    brief.timeOfDay === 'day' ? base.sunElevation * random.pick([0.8, 1, 1.15, 1.9]) : base.sunElevation;
  return inColoredAir(relight(season(overcast({ ...drifted, sunElevation }, brief), brief), brief), brief);
}

/** How much of the air's color each part of a palette takes: sky, fog, ambient light and sun. */
const AIR_SHARES = {
  light: { sky: 0.45, fog: 0.6, ambient: 0.66, sun: 0.8 },
  fog: { sky: 0.5, fog: 0.8, ambient: 0.4, sun: 0.3 },
  sky: { sky: 0.72, fog: 0.5, ambient: 0.3, sun: 0.25 },
} as const;

function inColoredAir(from: Palette, { air }: Brief): Palette {
  if (!air) return from;
  const color = fromHex(COLORS[air.color]!);
  const share = AIR_SHARES[air.of];
  // As bright as it was, so that night stays night.
  const toned = (tone: Rgb, amount: number): Rgb => {
    const light = (tone[0] * 0.3 + tone[1] * 0.59 + tone[2] * 0.11) / 255;
    return mix(tone, scale(color, 0.35 + light * 0.9), amount);
  };
  return {
    ...mapSky(from, (tone) => toned(tone, share.sky)),
    fog: toned(from.fog, share.fog),
    ambient: toned(from.ambient, share.ambient),
    sun: toned(from.sun, share.sun),
  };
}

function mapSky(from: Palette, change: (color: Rgb) => Rgb): Palette {
  return { ...from, zenith: change(from.zenith), middle: change(from.middle), horizon: change(from.horizon) };
}

function mapAll(from: Palette, change: (color: Rgb) => Rgb): Palette {
  const changed = mapSky(from, change);
  return { ...changed, sun: change(from.sun), ambient: change(from.ambient), fog: change(from.fog) };
}

function driftHue(from: Palette, turn: number, lighter: number): Palette {
  return mapSky(from, (color) => {
    const [hue, saturation, lightness] = rgbToHsl(...color);
    return hslToRgb(hue + turn, saturation, clamp(lightness * lighter));
  });
}

function overcast(from: Palette, brief: Brief): Palette {
  // Mist takes the color of a low sun; only at noon is it gray.
  const mist = brief.weather === 'fog' && brief.timeOfDay !== 'day';
  if (brief.features.has('sandstorm'))
    return { ...blend(from, SANDY, from.night ? 0.45 : 0.88), night: from.night };
  const broken = brief.features.has('broken-clouds') ? 0.25 : 1;
  const amount = (mist ? 0.2 : GRAYNESS[brief.weather]) * broken;
  if (amount === 0) return from;
  if (brief.timeOfDay === 'day') {
    if (brief.weather === 'rain') return blend(from, RAINY, amount);
    const stormy = brief.weather === 'storm' || brief.features.has('dark-clouds');
    return blend(from, stormy ? STORM : OVERCAST, amount);
  }
  const darkening = brief.weather === 'storm' ? 0.72 : 0.9;
  const grayed = mapAll(from, (color) => {
    const gray = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11;
    const dulled = mix(color, [gray * 0.96, gray, gray * 1.06], amount * 0.55);
    return scale(dulled, 1 - (1 - darkening) * amount);
  });
  return { ...grayed, sun: mix(grayed.sun, grayed.ambient, amount * 0.35) };
}

function season(from: Palette, brief: Brief): Palette {
  if (brief.season === 'autumn')
    return { ...from, sun: mix(from.sun, [255, 206, 140], 0.3), fog: mix(from.fog, [232, 204, 170], 0.22) };
  if (brief.season === 'winter' || brief.snow)
    return { ...from, ambient: mix(from.ambient, [150, 178, 224], from.night ? 0.08 : 0.2) };
  return from;
}

function relight(from: Palette, brief: Brief): Palette {
  switch (brief.lighting) {
    case 'golden-hour': {
      const gold = SKIES.sunset[3]!;
      return brief.timeOfDay === 'day'
        ? blend(from, gold, 0.72)
        : { ...from, sun: mix(from.sun, gold.sun, 0.5) };
    }
    case 'soft':
      return { ...from, sun: scale(from.sun, 0.86), ambient: scale(from.ambient, 1.16) };
    case 'hard':
      return { ...from, sun: scale(from.sun, 1.14), ambient: scale(from.ambient, 0.8) };
    case 'low-key':
    case 'chiaroscuro':
      return mapAll(from, (color) => scale(color, 0.86));
    case 'high-key':
      return mapAll(from, (color) => mix(color, [255, 255, 255], 0.3));
    case 'backlit':
    case 'silhouette':
      return { ...from, sunElevation: Math.min(from.sunElevation, 0.17) };
    default:
      return from;
  }
}

export function blend(from: Palette, to: Palette, amount: number): Palette {
  return {
    zenith: mix(from.zenith, to.zenith, amount),
    middle: mix(from.middle, to.middle, amount),
    horizon: mix(from.horizon, to.horizon, amount),
    sun: mix(from.sun, to.sun, amount),
    ambient: mix(from.ambient, to.ambient, amount),
    fog: mix(from.fog, to.fog, amount),
    sunElevation: from.sunElevation + (to.sunElevation - from.sunElevation) * amount,
    night: amount > 0.5 ? to.night : from.night,
  };
}
