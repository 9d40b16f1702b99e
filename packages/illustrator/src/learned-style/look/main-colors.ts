import type { Lab } from '../../core/oklab.ts';
import { MOST_COLORS } from '../learned-style.schema.ts';
import type { SmallLook } from '../small-look.ts';

interface MainColor {
  lab: Lab;
  /** Of the picture, 0..1. */
  share: number;
}

const ROUNDS = 8;
const SAMPLES = 4_000;

/** The main colors of pictures together, the commonest first, and how far colors lie from them on average. */
export function findMainColors(looks: readonly SmallLook[]): { colors: MainColor[]; residual: number } {
  const samples = looks.flatMap((look) => takeSamples(look, SAMPLES / looks.length));
  let middles = startApart(samples);
  let groups: Lab[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = middles.map(() => []);
    for (const sample of samples) groups[nearestColor(middles, sample)]!.push(sample);
    middles = groups.map((group, index) => (group.length > 0 ? middleOf(group) : middles[index]!));
  }
  const residual =
    samples.reduce(
      (sum, sample) => sum + Math.sqrt(distance(middles[nearestColor(middles, sample)]!, sample)),
      0,
    ) / samples.length;
  const colors = middles.map((lab, index) => ({ lab, share: groups[index]!.length / samples.length }));
  return { colors: colors.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share), residual };
}

/** Which of the colors is nearest; lightness counts half, as shading changes it. */
export function nearestColor(colors: readonly Lab[], color: Lab): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let index = 0; index < colors.length; index++) {
    const far = distance(colors[index]!, color);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

function distance(one: Lab, other: Lab): number {
  return 0.5 * (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

function takeSamples({ light, red, yellow }: SmallLook, count: number): Lab[] {
  const step = Math.max(1, light.length / count);
  return Array.from({ length: Math.floor(light.length / step) }, (_, index) => {
    const at = Math.floor(index * step);
    return [light[at]!, red[at]!, yellow[at]!];
  });
}

/** Each next one as far as possible from those before, so that small areas of a strong color are found. */
function startApart(samples: readonly Lab[]): Lab[] {
  const chosen: Lab[] = [middleOf(samples)];
  while (chosen.length < MOST_COLORS) {
    let [farthest, most] = [samples[0]!, -1];
    for (const sample of samples) {
      const far = distance(chosen[nearestColor(chosen, sample)]!, sample);
      if (far > most) [farthest, most] = [sample, far];
    }
    chosen.push(farthest);
  }
  return chosen;
}

function middleOf(group: readonly Lab[]): Lab {
  const sum: Lab = [0, 0, 0];
  for (const color of group) for (const axis of [0, 1, 2] as const) sum[axis] += color[axis] / group.length;
  return sum;
}
