import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Breadth of a square in metres. */
const SQUARE = 1.1;
const PALE = [236, 230, 216] as const;
const DARK = [58, 52, 54] as const;

/** A floor of black and white squares that reaches to the horizon, as in dreams. */
export function paintCheckeredPlain(stage: Stage): void {
  const random = stage.random.fork('checkered plain');
  const shift = random.range(0, SQUARE);
  const { focal, noise } = stage;
  paintCountry(stage, {
    horizon: random.pick([0.42, 0.48, 0.54]),
    eye: random.range(2, 3),
    surface: {
      height: () => 0,
      paint: ({ x, z }, paint) => {
        // A pixel far away holds more than one square: there they run into each other.
        const pixel = (z / focal) * 1.2;
        const blend = smoothstep(SQUARE * 6, SQUARE * 28, z * (420 / focal));
        const wave = edgeOf(x + shift, pixel) * edgeOf(z, pixel * 3);
        const share = lerp(0.5 + wave * 0.5, 0.5, blend);
        const stone = 0.97 + noise.at(x * 0.8, z * 0.8) * 0.04;
        for (let channel = 0; channel < 3; channel++)
          paint[channel] = lerp(DARK[channel]!, PALE[channel]!, share) * stone;
      },
    },
    air: { far: 420, haze: 0.006, dapple: 0 },
  });
  paintWishedRays(stage);
}

/** 1 on one row of squares and -1 on the next, with an edge as soft as a pixel is wide. */
function edgeOf(place: number, pixel: number): number {
  const across = (((place / SQUARE) % 2) + 2) % 2;
  const side = across < 1 ? 1 : -1;
  const edge = Math.min(across % 1, 1 - (across % 1)) * SQUARE;
  return side * clamp(edge / Math.max(pixel, 0.004), 0, 1);
}
