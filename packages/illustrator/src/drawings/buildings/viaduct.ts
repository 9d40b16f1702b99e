import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, down, ellipse, fade, fill, line, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { archShape } from './parts/house-parts.ts';
import { layStones } from './parts/masonry.ts';

const ARCHES = 5;
const REACH = 1.24;
const DECK = -0.6;

/** A stone viaduct with tall arches over a stream; its deck is level, for trains. */
export function drawViaduct({ size, random, color, lightSide, snow }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#b8aa94 #a89c90 #c0a080');
  return sketch({ size: size * 1.15, left: -1.32, right: 1.32, top: -0.74, bottom: 0.12 }, ({ context }) => {
    fill(
      context,
      'M-1.0 -0.03Q0 -0.08 1.0 -0.03L1.12 0.07Q0 0.14 -1.12 0.07Z',
      down(context, -0.07, 0.1, coloredRows<1>('0,#466c7e 1,#8ebac8')),
    );
    for (let ripple = 0; ripple < 9; ripple++)
      line(
        context,
        `M${-0.8 + ripple * 0.18} ${0.02 + (ripple % 3) * 0.026}q0.06 -0.012 0.12 0`,
        'rgba(240,250,252,0.65)',
        0.008,
      );
    const pitch = (REACH * 2) / ARCHES;
    const wall = path(`M${-REACH} ${DECK}H${REACH}V0H${-REACH}Z`);
    const arches = Array.from({ length: ARCHES }, (_, arch) => ({
      x: -REACH + (arch + 0.5) * pitch,
      bottom: 0.02,
      width: pitch * 0.72,
      height: 0.48,
    }));
    const face = path('');
    face.addPath(wall);
    for (const arch of arches) face.addPath(archShape(arch));
    // The far edge of each vault is seen through its arch on the side away from the light.
    for (const arch of arches) {
      fill(context, archShape(arch), 'rgba(30,26,36,0.28)');
      fill(context, archShape({ ...arch, x: arch.x + lightSide * 0.035 }), 'rgba(200,214,222,0.16)');
    }
    context.save();
    context.clip(face, 'evenodd');
    fill(context, wall, down(context, DECK, 0, fade(mix(stone, [255, 250, 238], 0.22), scale(stone, 0.74))));
    layStones(context, random, { left: -REACH, right: REACH, top: DECK, bottom: 0 }, stone, 0.034, 0.7);
    context.restore();
    for (const arch of arches) {
      line(context, archShape(arch), scale(stone, 0.5), 0.03);
      line(context, archShape(arch, 0.012), mix(stone, [255, 250, 238], 0.35), 0.016);
      fill(
        context,
        box(arch.x, 0.02 - arch.height + 0.02, 0.05, 0.06, 0.006),
        mix(stone, [255, 250, 238], 0.4),
      );
    }
    for (let pier = 0; pier <= ARCHES; pier++) {
      const x = Math.max(-REACH + 0.04, Math.min(REACH - 0.04, -REACH + pier * pitch));
      fill(context, box(x, 0.03, 0.15, 0.09, 0.008), scale(stone, 0.86));
    }
    fill(context, box(0, DECK + 0.02, REACH * 2 + 0.05, 0.05, 0.006), mix(stone, [255, 250, 238], 0.3));
    line(context, `M${-REACH} ${DECK + 0.025}H${REACH}`, toCss(scale(stone, 0.45), 0.7), 0.01);
    if (snow) fill(context, box(0, DECK - 0.03, REACH * 2 + 0.04, 0.022, 0.01), [242, 246, 252]);
    for (let tuft = 0; tuft < 20; tuft++)
      fill(
        context,
        ellipse((tuft % 2 === 0 ? -1 : 1) * random.range(1.02, 1.28), random.range(0, 0.04), 0.05, 0.03),
        snow ? [236, 242, 250] : random.pick(['#6f9a4c', '#7fae58', '#5f8a42']),
      );
  });
}
