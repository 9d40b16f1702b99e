import type { SKRSContext2D } from '../../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../../core/color.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import { down, fade, fill, line, polygon } from '../../pen/pen.ts';

/** A striped cloth roof over a shop window or a stall, its scalloped edge towards us. */
export function drawAwning(
  context: SKRSContext2D,
  left: number,
  right: number,
  stripe: Rgb,
  { lightSide, snow }: DrawingRequest,
  top = -0.5,
  reach = 0.17,
): void {
  const count = Math.round((right - left) / 0.075);
  for (let band = 0; band < count; band++) {
    const cloth: Rgb = band % 2 === 0 ? stripe : [248, 242, 228];
    const lerpX = (edge: number, grow: number) => left - grow + ((right - left + grow * 2) * edge) / count;
    const [a, b] = [lerpX(band, 0), lerpX(band + 1, 0)];
    const [c, d] = [lerpX(band, 0.045), lerpX(band + 1, 0.045)];
    const low = top + reach;
    fill(
      context,
      polygon([
        [a, top],
        [b, top],
        [d, low],
        [c, low],
      ]),
      down(
        context,
        top,
        low,
        fade(scale(snow ? [226, 234, 246] : cloth, 0.86), snow ? [246, 249, 253] : cloth),
      ),
    );
    const flap = `M${c} ${low}H${d}V${low + 0.02}Q${(c + d) / 2} ${low + 0.06} ${c} ${low + 0.02}Z`;
    fill(context, flap, scale(cloth, lightSide < 0 ? 0.9 : 0.82));
    line(context, flap, toCss(scale(stripe, 0.45), 0.5), 0.004);
  }
  fill(
    context,
    polygon([
      [left - 0.03, top + reach + 0.05],
      [right + 0.03, top + reach + 0.05],
      [right, top + reach + 0.13],
      [left, top + reach + 0.13],
    ]),
    'rgba(20,12,24,0.22)',
  );
}
