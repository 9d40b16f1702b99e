import type { SKRSContext2D } from '../../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../../core/color.ts';
import { box, clipped, fill, line, modelled, path, pathAt } from '../../pen/pen.ts';

/** An open umbrella: `y` is the rim, the handle reaches down to `grip`. */
export function drawUmbrella(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  grip: number,
  color: Rgb,
  lightSide: -1 | 1,
): void {
  line(
    context,
    `M${x} ${y - radius * 0.5}V${grip}q0 0.045 -0.03 0.045q-0.026 0 -0.026 -0.026`,
    [92, 62, 44],
    0.013,
  );
  const rise = radius * 0.66;
  let data = pathAt(x, y, 'M-1 0C-0.9 -1.1 -0.3 -1.25 0 -1.25C0.3 -1.25 0.9 -1.1 1 0', radius, rise);
  const edges = [1, 0.52, 0, -0.52, -1];
  for (let index = 1; index < edges.length; index++) {
    const middle = (edges[index - 1]! + edges[index]!) / 2;
    data += `Q${x + middle * radius} ${y - radius * 0.13} ${x + edges[index]! * radius} ${y}`;
  }
  const canopy = path(`${data}Z`);
  modelled(context, canopy, color, { depth: radius * 0.2, lightSide, outline: 0.006 });
  clipped(context, canopy, () => {
    for (const [edge, dark] of [
      [-0.52, false],
      [0, true],
      [0.52, false],
    ] as const)
      line(
        context,
        `M${x} ${y - rise * 1.25}Q${x + edge * radius * 1.1} ${y - rise * 0.9} ${x + edge * radius} ${y}`,
        toCss(scale(color, dark ? 0.55 : 0.62), 0.7),
        0.008,
      );
    fill(
      context,
      pathAt(x, y, 'M0 -1.25Q-0.6 -0.9 -0.52 0H-0.98Q-0.8 -1 0 -1.25Z', radius, rise),
      'rgba(255,255,255,0.12)',
    );
  });
  fill(context, box(x, y - rise * 1.22, 0.014, 0.05, 0.006), [92, 62, 44]);
}
