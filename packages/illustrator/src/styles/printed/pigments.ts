import { colorList } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Colors } from '../shared/color-clusters.ts';

/** Pigments of Edo prints: Prussian blue, indigo, safflower red, red lead, ochre, orpiment, verdigris, sumi, paper. */
const PIGMENTS = colorList(`
  #1d3557 #2f5d8a #6d9dc5 #b7d3df #f1e6cf #e7c9a0 #d98e5f #c2412d #8f2f3a #d98a94 #8c9c6c #4d7057 #b3bb8c
  #c9b79c #94704e #5a4a50 #34333f #e3ac3c #8a82aa
`);

/** Printed colors are lighter and cleaner than seen ones, and lean towards the nearest pigment; in place. */
export function mixPigments(colors: Colors, lightness: number, share: (color: number) => number): void {
  for (let start = 0; start < colors.length; start += 3) {
    const luma = colors[start]! * 0.299 + colors[start + 1]! * 0.587 + colors[start + 2]! * 0.114;
    const lifted = 255 * (luma / 255) ** lightness;
    const [red, green, blue] = colors.subarray(start, start + 3);
    // White fur in bluish light is printed as bare paper, not in blue.
    const pure = 0.5 + smoothstep(12, 44, Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!));
    const color = [0, 1, 2].map((channel) => lifted + (colors[start + channel]! - luma) * pure);
    const pigment = PIGMENTS[nearestPigment(color[0]!, color[1]!, color[2]!)]!;
    for (const channel of [0, 1, 2] as const)
      colors[start + channel] = lerp(color[channel]!, pigment[channel], share(start / 3));
  }
}

/** Nearest by hue first: a dark red is printed in red, not in the gray of the same darkness. */
function nearestPigment(red: number, green: number, blue: number): number {
  const luma = red * 0.299 + green * 0.587 + blue * 0.114;
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [entry, pigment] of PIGMENTS.entries()) {
    const light = pigment[0] * 0.299 + pigment[1] * 0.587 + pigment[2] * 0.114;
    const redness = red - luma - (pigment[0] - light);
    const blueness = blue - luma - (pigment[2] - light);
    const distance = (luma - light) ** 2 * 0.45 + redness ** 2 * 2 + blueness ** 2 * 1.4;
    if (distance < lowest) {
      lowest = distance;
      best = entry;
    }
  }
  return best;
}
