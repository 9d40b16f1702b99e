import { mix, type Rgb } from '../../core/color.ts';
import type { ThingTools } from '../pen/thing-tools.ts';

export const CLAYS = ['#c2693f', '#3f6f9a', '#e8e2d4', '#6a8f6a'] as const;

/** A terracotta pot with its rim, standing at y = 0. */
export function drawPot(tools: ThingTools, x: number, height: number, half: number, clay: Rgb): void {
  tools.turned(x, `${half * 0.92},${-height * 0.8} ${half * 0.66},${-height * 0.02}`, clay, { tilt: 0.14 });
  tools.turned(x, `${half},${-height} ${half * 0.98},${-height * 0.76}`, mix(clay, [255, 220, 190], 0.12), {
    tilt: 0.16,
    inside: [84, 58, 44],
  });
}
