import { fromOklab, type Lab } from '../../core/oklab.ts';
import { boxBlur } from '../../core/plane.ts';
import { momentsOf, valuesAt } from '../features/statistics.ts';
import { borderOf } from '../features/surroundings.ts';
import { TONE_STEPS } from '../learned-style.schema.ts';
import type { StyleLook, ToneBand } from '../learned-style.types.ts';
import type { SmallLook } from '../small-look.ts';
import { measureGrain } from './grain.ts';
import { findMainColors } from './main-colors.ts';
import { measureBands } from './tone-bands.ts';

/** Pixels per side at which looks are measured: grain is finer than what tells media apart. */
export const GRAIN_SIDE = 512;

/** Colors lie about this far from six main ones in a picture of few, and of many colors. */
const FEW = 0.015;
const MANY = 0.05;
const BORDER = 0.12;
/** Deviation of color within which surroundings are plain. */
const PLAIN = 0.05;

/** What is transferred from pictures, each at `GRAIN_SIDE`: the middle of what they have. */
export function measureLookOf(looks: readonly SmallLook[]): StyleLook {
  const shares = Array.from({ length: TONE_STEPS }, (_, step) => 0.005 + (step / (TONE_STEPS - 1)) * 0.99);
  const tones = looks.map((look) => valuesAt(look.light, shares));
  const bands = looks.map(measureBands);
  const grain = looks.map(measureGrain);
  const { colors, residual } = findMainColors(looks);
  return {
    tones: rising(shares.map((_, step) => unit(middle(tones.map((each) => each[step]!))))),
    bands: [0, 1, 2].map((band) => middleBand(bands.map((each) => each[band]!))),
    palette: colors.map(({ lab, share }) => ({ color: toHex(lab), share: round(share) })),
    limited: unit((MANY - residual) / (MANY - FEW)),
    lines: limit(middle(looks.map(darkLinesOf)), 0, 0.25),
    grain: [0, 1, 2].map((size) => ({
      strength: limit(middle(grain.map((each) => each[size]!.strength)), 0, 0.25),
      along: [0, 1, 2, 3].map((way) => unit(middle(grain.map((each) => each[size]!.along[way]!)))),
    })),
    background: measureBackground(looks),
  };
}

/** How far dark lines lie below their surroundings. */
export function darkLinesOf({ light, width, height }: SmallLook): number {
  const soft = boxBlur(light, width, height, 6);
  let sum = 0;
  for (let index = 0; index < light.length; index++) sum += Math.max(0, soft[index]! - light[index]! - 0.05);
  return sum / light.length;
}

function measureBackground(looks: readonly SmallLook[]): StyleLook['background'] {
  const borders = looks.map((look) => {
    const border = borderOf(look, BORDER);
    const [light, red, yellow] = [look.light, look.red, look.yellow].map((plane) =>
      momentsOf(plane.filter((_, index) => border[index] === 1)),
    ) as [Moments, Moments, Moments];
    const unrest = Math.hypot(light.deviation, red.deviation, yellow.deviation);
    const color: Lab = [light.mean, red.mean, yellow.mean];
    return { plain: unit(1.5 - unrest / PLAIN), color };
  });
  const color = ([0, 1, 2] as const).map((axis) =>
    middle(borders.map((border) => border.color[axis])),
  ) as Lab;
  return { plain: unit(middle(borders.map(({ plain }) => plain))), color: toHex(color) };
}

type Moments = ReturnType<typeof momentsOf>;

function middleBand(bands: readonly ToneBandMeasure[]): ToneBand {
  const of = (pick: (band: ToneBandMeasure) => number, low: number, high: number) =>
    limit(middle(bands.map(pick)), low, high);
  return {
    mean: [of(({ mean }) => mean[0], -0.5, 0.5), of(({ mean }) => mean[1], -0.5, 0.5)],
    spread: [
      of(({ spread }) => spread[0], 0, 0.25),
      of(({ spread }) => spread[1], -0.25, 0.25),
      of(({ spread }) => spread[2], 0, 0.25),
    ],
    contrast: of(({ contrast }) => contrast, 0, 0.25),
  };
}

type ToneBandMeasure = ReturnType<typeof measureBands>[number];

const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** Never -0, which a file does not keep. */
const round = (value: number) => Math.round(value * 1e5) / 1e5 + 0;
const limit = (value: number, low: number, high: number) => round(Math.min(high, Math.max(low, value)));
const unit = (value: number) => limit(value, 0, 1);

/** Rounding must not make a step fall. */
function rising(tones: readonly number[]): number[] {
  return tones.map((_, step) => Math.max(...tones.slice(0, step + 1)));
}

function toHex(lab: Lab): string {
  return `#${fromOklab(...lab)
    .map((level) => level.toString(16).padStart(2, '0'))
    .join('')}`;
}
