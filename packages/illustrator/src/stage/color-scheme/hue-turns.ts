import type { ColorFamily } from '../../brief/brief.types.ts';
import { fromHex, hslToRgb, type Rgb, rgbToHsl } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';

/** Directions of pure color per hue: red, green and blue relative to gray, for a spread of 1 between them. */
interface HueTurns {
  steps: number;
  directions: Float32Array;
}

const STEPS = 360;
/** How sharply a hue decides for the nearest of the family: higher is sharper. */
const DECISION = 7;

/** For every hue, the direction of the scheme's hue that it turns to, `turn` of the way. */
export function turnsOf({ hues = [], turn = 0.85 }: ColorFamily): HueTurns {
  const directions = new Float32Array(STEPS * 3);
  const family = hues.map((hex) => rgbToHsl(...fromHex(hex))[0]);
  for (let step = 0; step < STEPS; step++) {
    const hue = step / STEPS;
    const own = directionOf(hue);
    const sum = [0, 0, 0];
    let weights = 0;
    for (const other of family) {
      const weight = Math.exp(DECISION * (Math.cos((hue - other) * TAU) - 1));
      const towards = directionOf(other);
      weights += weight;
      for (const channel of [0, 1, 2] as const) sum[channel]! += towards[channel] * weight;
    }
    for (const channel of [0, 1, 2] as const) {
      const target = weights > 0 ? sum[channel]! / weights : own[channel];
      directions[step * 3 + channel] = own[channel] + (target - own[channel]) * turn;
    }
  }
  return { steps: STEPS, directions };
}

/** A pure hue minus its own brightness. */
export function directionOf(hue: number): Rgb {
  const [red, green, blue] = hslToRgb(hue, 1, 0.5);
  const gray = red * 0.299 + green * 0.587 + blue * 0.114;
  return [(red - gray) / 255, (green - gray) / 255, (blue - gray) / 255];
}
