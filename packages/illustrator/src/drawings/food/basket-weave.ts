import { mix, pickColor, type Rgb, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { clipped, path } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';

/** Bands of straw that run before and behind upright stakes by turns, about a body that narrows downwards. */
export function drawWeave(tools: ThingTools, straw: Rgb): void {
  const [rows, stakes] = [8, 15];
  for (let row = 0; row < rows; row++) {
    const y = -0.49 + row * 0.062;
    const half = 0.71 - (y + 0.52) * 0.36;
    const tone = mix(straw, [255, 236, 190], row % 2 ? 0.06 : 0.18);
    for (let stake = 0; stake < stakes; stake++) {
      if ((stake + row) % 2) continue;
      const [from, to] = [stake - 0.98, stake + 0.98].map((at) => (at / (stakes - 1) - 0.5) * Math.PI);
      const [x0, x1] = [Math.sin(from!) * half, Math.sin(to!) * half];
      const sag = (angle: number) => y + Math.max(0, Math.cos(angle)) * 0.14;
      const bulge = 0.018;
      tools.solid(
        `M${x0} ${sag(from!) - 0.024}Q${(x0 + x1) / 2} ${(sag(from!) + sag(to!)) / 2 - 0.036 + bulge} ${x1} ${sag(to!) - 0.024}` +
          `L${x1} ${sag(to!) + 0.026}Q${(x0 + x1) / 2} ${(sag(from!) + sag(to!)) / 2 + 0.044 + bulge} ${x0} ${sag(from!) + 0.026}Z`,
        tone,
        0.014,
      );
    }
  }
}

/** A chequered cloth that hangs over the near rim in soft points. */
export function drawLining(tools: ThingTools, random: Random): void {
  const tone: Rgb = pickColor(random, '#d8434a #4f80bc #5aa25c');
  let data = 'M-0.7 -0.54A0.7 0.165 0 0 0 0.7 -0.54';
  const points = 5;
  for (let point = points - 1; point >= 0; point--) {
    const [a, b] = [((point + 1) / points) * Math.PI, (point / points) * Math.PI];
    const at = (angle: number, low: number) =>
      `${-Math.cos(angle) * 0.71} ${-0.52 + Math.sin(angle) * 0.17 + low}`;
    data += `L${at(a, 0.03)}Q${at((a + b) / 2, random.range(0.16, 0.26))} ${at(b, 0.03)}`;
  }
  const cloth = path(`${data}Z`);
  tools.solid(cloth, [250, 244, 236], 0.02);
  clipped(tools.context, cloth, () => {
    for (let band = -7; band <= 7; band++) tools.stroke(`M${band * 0.1} -0.6V-0.1`, toCss(tone, 0.6), 0.05);
    for (const y of [-0.5, -0.4, -0.3, -0.2])
      tools.stroke(`M-0.72 ${y - 0.1}Q0 ${y + 0.22} 0.72 ${y - 0.1}`, toCss(tone, 0.6), 0.045);
  });
}
