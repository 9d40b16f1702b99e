import { pixelsOf } from '../../core/canvas.ts';
import type { Stage } from '../stage.types.ts';
import { directionOf, turnsOf } from './hue-turns.ts';

/**
 * Turns the hues of the finished scene to those of the brief's color scheme, before any style reads
 * them, so that every medium works with the scheme's own paints. Brightness stays; grays stay gray,
 * their tint is the grade's part.
 */
export function keepToColorScheme(stage: Stage): void {
  const family = stage.brief.grade.tones;
  if (!family) return;
  if (family.rainbow) layRainbow(stage, family.turn ?? 0.7);
  else if (family.hues?.length) turnHues(stage);
}

/** Subjects keep part of their own color: nobody has green skin because the scheme is green. */
const SUBJECT_SHARE = 0.55;

function turnHues(stage: Stage): void {
  const { steps, directions } = turnsOf(stage.brief.grade.tones ?? {});
  const image = pixelsOf(stage.canvas);
  const { data } = image;
  const { width, height, mask } = stage;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    for (let index = y * width, end = index + width; index < end; index++) {
      const offset = index * 4;
      const red = data[offset]!;
      const green = data[offset + 1]!;
      const blue = data[offset + 2]!;
      const high = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
      const low = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
      const spread = high - low;
      if (spread < 4) continue;
      const sixth =
        high === red
          ? (green - blue) / spread + 6
          : high === green
            ? (blue - red) / spread + 2
            : (red - green) / spread + 4;
      const at = ((((sixth * steps) / 6) | 0) % steps) * 3;
      const gray = red * 0.299 + green * 0.587 + blue * 0.114;
      const amount = mask[index]! > 0 ? SUBJECT_SHARE : 1;
      data[offset] = red + (gray + directions[at]! * spread - red) * amount;
      data[offset + 1] = green + (gray + directions[at + 1]! * spread - green) * amount;
      data[offset + 2] = blue + (gray + directions[at + 2]! * spread - blue) * amount;
    }
  }
  stage.context.putImageData(image, 0, 0);
}

/** Every hue once, slanting across the picture; subjects keep more of their own. */
function layRainbow(stage: Stage, turn: number): void {
  const { width, height, mask } = stage;
  const image = pixelsOf(stage.canvas);
  const { data } = image;
  const steps = 512;
  const colors = new Float32Array(steps * 3);
  for (let step = 0; step < steps; step++) {
    const direction = directionOf((step / steps) * 0.84);
    for (const channel of [0, 1, 2] as const) colors[step * 3 + channel] = direction[channel];
  }
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    const down = (y / height) * 0.32;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      const at = ((((x / width) * 0.68 + down) * (steps - 1)) | 0) * 3;
      const red = data[offset]!;
      const green = data[offset + 1]!;
      const blue = data[offset + 2]!;
      const gray = red * 0.299 + green * 0.587 + blue * 0.114;
      const amount = mask[index]! > 0 ? turn * 0.5 : turn;
      // Neither black nor white can carry color.
      const chroma = 34 + 0.5 * Math.min(gray, 255 - gray) * 1.5;
      data[offset] = red + (gray + colors[at]! * chroma - red) * amount;
      data[offset + 1] = green + (gray + colors[at + 1]! * chroma - green) * amount;
      data[offset + 2] = blue + (gray + colors[at + 2]! * chroma - blue) * amount;
    }
  }
  stage.context.putImageData(image, 0, 0);
}
