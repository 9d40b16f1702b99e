import { createLayer, drawSoftly } from '../../core/canvas.ts';
import { hslToRgb, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, fillDisc, linear } from '../../core/ink.ts';
import { clamp, lerp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';

export type Backdrop =
  | 'painterly'
  | 'studio'
  | 'garden'
  | 'evening-lights'
  | 'window'
  | 'arch'
  | 'sky'
  | 'woods'
  | 'baroque'
  | 'gilded'
  | 'patterned';

export interface Tones {
  dark: Rgb;
  bright: Rgb;
  hue: number;
}

export type PaintBackdrop = (stage: Stage, random: Random, tones: Tones) => void;

/** Fills the picture from a field of values 0..1 between the dark and the bright tone, at half resolution. */
function fillField(stage: Stage, { dark, bright }: Tones, field: (x: number, y: number) => number): void {
  const { context, width, height } = stage;
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const { canvas, context: small } = createLayer(columns, rows);
  const image = small.createImageData(columns, rows);
  for (let y = 0; y < rows; y++) {
    if ((y & 7) === 0) stage.checkpoint.check();
    for (let x = 0; x < columns; x++) {
      const value = clamp(field(x / columns, y / rows));
      const offset = (y * columns + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        image.data[offset + channel] = lerp(dark[channel]! * 0.7, bright[channel]! * 1.22, value);
      image.data[offset + 3] = 255;
    }
  }
  small.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, columns * 2, rows * 2);
}

export const painterly: PaintBackdrop = (stage, _random, tones) => {
  const { noise, width, height } = stage;
  const light = { x: stage.sun.x / width, y: 0.32 };
  const long = height / width;
  fillField(stage, tones, (x, y) => {
    const cloud = noise.fbm(x * 2.4, y * 2.4 * long + noise.at(x * 3, y * 3) * 0.4, 5);
    const stroke = noise.at(x * 9 + y * 5, y * 22 * long - x * 6) * 0.06;
    return 1 - Math.hypot(x - light.x, (y - light.y) * long) * 1.2 + cloud * 0.36 + stroke;
  });
};

export const studio: PaintBackdrop = (stage, random, tones) => {
  const long = stage.height / stage.width;
  const centre = random.range(0.42, 0.58);
  fillField(
    stage,
    tones,
    (x, y) =>
      1.02 - Math.hypot(x - centre, (y - 0.42) * long) * 1.35 + stage.noise.at(x * 90, y * 90) * 0.012,
  );
};

const bokehDiscs = (
  stage: Stage,
  random: Random,
  {
    count,
    hues,
    lightness,
    low,
  }: { count: number; hues: readonly [number, number]; lightness: number; low: number },
): void => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  drawSoftly(context, width, height, { blur: unit * 0.003, blend: 'screen', resolution: 0.5 }, (soft) => {
    for (let disc = 0; disc < countFor(stage.brief, count); disc++) {
      const radius = unit * random.range(0.015, 0.062);
      const color = hslToRgb(random.range(hues[0], hues[1]), 0.75, lightness);
      const x = random.next() * width;
      const y = random.next() * height * low;
      fillDisc(soft, toCss(color, random.range(0.06, 0.3)), x, y, radius);
      // The edge of an out-of-focus light is its brightest part.
      soft.strokeStyle = toCss(color, random.range(0.1, 0.34));
      soft.lineWidth = radius * 0.07;
      soft.stroke();
    }
  });
};

export const garden: PaintBackdrop = (stage, random) => {
  const { context, width, height, brief, palette } = stage;
  const unit = Math.min(width, height);
  const autumn = brief.season === 'autumn';
  const base: Rgb = autumn ? [150, 104, 48] : [70, 112, 62];
  const gold: Rgb = brief.timeOfDay === 'sunset' ? [255, 190, 110] : [232, 240, 190];
  const sky = linear(context, [0, 0, 0, height], fade(mix(base, gold, 0.55), [0.5, base], scale(base, 0.5)));
  fillBox(context, sky, 0, 0, width, height);
  stage.palette = { ...palette, fog: base, sun: mix([255, 240, 214], gold, 0.4) };
  drawSoftly(context, width, height, { blur: unit * 0.03, resolution: 0.25 }, (soft) => {
    for (let blob = 0; blob < 70; blob++) {
      const y = random.next() * height;
      const tone = random.range(0.5, 1.4) * (1.2 - (0.6 * y) / height);
      soft.fillStyle = toCss(mix(scale(base, tone), gold, random.next() ** 3 * 0.5), 0.7);
      soft.beginPath();
      soft.arc(random.next() * width, y, unit * random.range(0.03, 0.12), 0, TAU);
      soft.fill();
    }
    for (let flower = 0; flower < (brief.features.has('flowers') ? 60 : 22); flower++) {
      soft.fillStyle = toCss(hslToRgb(random.pick([0.95, 0.9, 0.13, 0.75]), 0.7, 0.7), 0.8);
      soft.beginPath();
      soft.arc(
        random.next() * width,
        height * random.range(0.45, 1),
        unit * random.range(0.012, 0.034),
        0,
        TAU,
      );
      soft.fill();
    }
  });
  bokehDiscs(stage, random, {
    count: 40,
    hues: autumn ? [0.06, 0.14] : [0.12, 0.3],
    lightness: 0.68,
    low: 0.75,
  });
};

export const eveningLights: PaintBackdrop = (stage, random, { hue }) => {
  const { context, width, height } = stage;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, toCss(hslToRgb(0.64 + hue * 0.12, 0.55, 0.1)));
  sky.addColorStop(0.65, toCss(hslToRgb(0.68 + hue * 0.14, 0.5, 0.2)));
  sky.addColorStop(1, toCss(hslToRgb(0.02 + hue * 0.06, 0.4, 0.14)));
  fillBox(context, sky, 0, 0, width, height);
  bokehDiscs(stage, random, { count: 34, hues: [0.04, 0.14], lightness: 0.56, low: 0.95 });
  bokehDiscs(stage, random, { count: 26, hues: [0.5, 0.95], lightness: 0.58, low: 0.8 });
};

export const slantedWindow: PaintBackdrop = (stage, random, tones) => {
  studio(stage, random, { ...tones, bright: scale(tones.bright, 0.8) });
  const { context, width, height, sun } = stage;
  const side = sun.x > width / 2 ? 1 : -1;
  drawSoftly(context, width, height, { blur: width * 0.012, blend: 'screen', resolution: 0.25 }, (soft) => {
    soft.fillStyle = 'rgba(255,226,178,0.3)';
    for (let pane = 0; pane < 6; pane++) {
      const x = width / 2 + side * width * (0.06 + 0.17 * (pane % 3)) - side * width * 0.1;
      const y = height * (pane < 3 ? 0.06 : 0.36);
      soft.beginPath();
      soft.moveTo(x, y + height * 0.03);
      soft.lineTo(x + side * width * 0.13, y);
      soft.lineTo(x + side * width * 0.13 - side * width * 0.06, y + height * 0.26);
      soft.lineTo(x - side * width * 0.06, y + height * 0.29);
      soft.fill();
    }
  });
};

/** A bright disc or arch behind the head, as on icons and posters. */
export const arch: PaintBackdrop = (stage, random, tones) => {
  painterly(stage, random, { ...tones, bright: mix(tones.dark, tones.bright, 0.55) });
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const radius = unit * random.range(0.34, 0.4);
  const gold = hslToRgb(tones.hue + random.pick([0.08, 0.45, 0.55]), 0.34, 0.62);
  drawSoftly(context, width, height, { blur: unit * 0.002, resolution: 0.75 }, (soft) => {
    const fill = soft.createRadialGradient(
      width / 2,
      height * 0.42,
      radius * 0.2,
      width / 2,
      height * 0.42,
      radius,
    );
    fill.addColorStop(0, toCss(mix(gold, [255, 250, 232], 0.5), 0.95));
    fill.addColorStop(1, toCss(gold, 0.9));
    fillDisc(soft, fill, width / 2, height * 0.42, radius);
  });
};
