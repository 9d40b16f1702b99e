import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { fill, limb, line, modelled, type Point, polygon } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawSideHead, type SideHeadPlan } from '../head/side-head.ts';
import { paintHide } from '../paint-hide.ts';
import { dragonHead } from './dragon-body.ts';

/** The long, wingless dragon of the East: it winds through the air with antlers, beard and mane. */
export function drawEasternDragon(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const skin = request.color ?? pickColor(random.fork('skin'), '#ce3a30 #2e966e #e0a83c #3c74be');
  const gold: Rgb = request.color ? mix(skin, [255, 224, 140], 0.6) : [246, 200, 90];
  return sketch(
    { size: size * 0.95, left: -1.5, right: 1.5, top: -1.3, bottom: 0.2, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const spine = serpentine();
      const widths = spine.map(
        (_, index) =>
          0.03 +
          0.2 * Math.sin(Math.min(1, (index + 1) / 7) * Math.PI * 0.5) -
          (index > 14 ? (index - 14) * 0.018 : 0),
      );
      for (const index of [5, 12]) drawClawLeg(sheet, spine[index]!, skin, 0.78, lightSide);
      drawMane(sheet, spine, widths, mix(gold, [255, 110, 60], 0.3));
      for (const lean of [-0.3, 0, 0.3])
        paintHide(
          context,
          limb(
            [
              spine[0]!,
              [spine[0]![0] - 0.14, spine[0]![1] + lean * 0.4],
              [spine[0]![0] - 0.24, spine[0]![1] + lean * 0.7 - 0.06],
            ],
            [0.05, 0.08, 0.01],
          ),
          gold,
          { lightSide, depth: 0.01 },
        );
      paintHide(context, limb(spine, widths), skin, {
        lightSide,
        depth: 0.07,
        markings: (clipped) => {
          const under = spine.map(([x, y], index) => `${x} ${y + widths[index]! * 0.42}`);
          line(clipped, `M${under.join('L')}`, toCss(gold, 0.85), 0.09);
          paintScales(clipped, spine, widths, scale(skin, 0.66));
        },
      });
      for (const index of [6, 13]) drawClawLeg(sheet, spine[index]!, skin, 1, lightSide);
      const head = spine[spine.length - 1]!;
      framed(context, { at: [head[0] + 0.06, head[1] - 0.04], turn: 0.1, scale: [0.66, 0.66] }, () =>
        drawSideHead(
          context,
          easternHead(skin, gold, lightSide),
          moodOf(request),
          request.pose === 'howling' || request.qualities.includes('fire-breathing'),
        ),
      );
      sheet.anchor('hat', head[0] + 0.04, head[1] - 0.2);
      sheet.anchor('face', head[0] + 0.1, head[1]);
      sheet.anchor('seat', spine[10]![0], spine[10]![1] - 0.08);
      sheet.anchor('back', spine[10]![0], spine[10]![1] - 0.08);
      sheet.anchor('hand', head[0] + 0.4, head[1]);
      sheet.head(0.3);
    },
  );
}

/** Three waves from the tail at the left to the raised head at the right. */
function serpentine(): Point[] {
  return Array.from({ length: 19 }, (_, index): Point => {
    const t = index / 18;
    const rise = t > 0.78 ? (t - 0.78) * 1.6 : 0;
    return [-1.02 + t * 1.62, -0.5 + Math.sin(t * 10.4 + 1.2) * (0.17 + 0.18 * Math.sin(t * Math.PI)) - rise];
  });
}

function drawMane({ context }: Sketch, spine: readonly Point[], widths: readonly number[], color: Rgb): void {
  for (let index = 1; index < spine.length - 1; index++) {
    const [x, y] = spine[index]!;
    const [nextX, nextY] = spine[index + 1]!;
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [ax, ay] = [(nextX - x) / length, (nextY - y) / length];
    for (const part of [0, 0.5]) {
      const [px, py] = [
        x + (nextX - x) * part + ay * widths[index]! * 0.44,
        y + (nextY - y) * part - ax * widths[index]! * 0.44,
      ];
      fill(
        context,
        polygon([
          [px - ax * 0.05, py - ay * 0.05],
          [px + ay * 0.1 - ax * 0.06, py - ax * 0.1 - ay * 0.06],
          [px + ax * 0.05, py + ay * 0.05],
        ]),
        color,
      );
    }
  }
}

function paintScales(
  context: Sketch['context'],
  spine: readonly Point[],
  widths: readonly number[],
  color: Rgb,
): void {
  for (let index = 1; index + 1 < spine.length; index++) {
    const [x, y] = spine[index]!;
    for (const offset of [-0.26, -0.04, 0.16]) {
      const py = y + offset * widths[index]!;
      for (const shift of [0, 0.055])
        line(context, `M${x + shift - 0.022} ${py}q0.022 0.034 0.044 0`, toCss(color, 0.6), 0.009);
    }
  }
}

function drawClawLeg({ context }: Sketch, [x, y]: Point, skin: Rgb, shade: number, lightSide: -1 | 1): void {
  paintHide(context, limb(pointsAt(x, y, '0,0.04 0.1,0.14 0.05,0.24'), [0.13, 0.09, 0.06]), skin, {
    lightSide,
    shade,
    depth: 0.02,
  });
  for (const lean of [-0.05, 0.02, 0.09])
    modelled(
      context,
      limb(
        [
          [x + 0.05, y + 0.24],
          [x + 0.06 + lean, y + 0.28],
          [x + 0.08 + lean * 1.4, y + 0.32],
        ],
        [0.04, 0.032, 0.006],
      ),
      scale([250, 236, 196], shade),
      { depth: 0.006, outline: 0.005 },
    );
}

function easternHead(skin: Rgb, gold: Rgb, lightSide: -1 | 1): SideHeadPlan {
  return {
    ...dragonHead(skin, gold, { lightSide }),
    ear: { kind: 'none', size: 0 },
    behind: (context) => {
      for (let lock = 0; lock < 9; lock++) {
        const angle = 1.5 + lock * 0.3;
        modelled(
          context,
          limb(
            [
              [-0.06, 0],
              [Math.cos(angle) * 0.34, -Math.sin(angle) * 0.3 + 0.06],
              [Math.cos(angle) * 0.56 - 0.06, -Math.sin(angle) * 0.44 + 0.16],
            ],
            [0.14, 0.14, 0.01],
          ),
          scale(gold, 0.8 + (lock % 3) * 0.12),
          { depth: 0.02, lightSide, outline: 0.012 },
        );
      }
    },
    after: (context) => {
      for (const shade of [0.8, 1]) {
        const shift = shade < 1 ? 0.1 : 0;
        modelled(
          context,
          limb(pointsAt(shift, 0, '0,-0.22 -0.12,-0.44 -0.3,-0.6'), [0.08, 0.06, 0.015]),
          scale([226, 196, 140], shade),
          { depth: 0.014, lightSide, outline: 0.012 },
        );
        modelled(
          context,
          limb(pointsAt(shift, 0, '-0.1,-0.42 -0.02,-0.52 0.02,-0.62'), [0.05, 0.04, 0.01]),
          scale([226, 196, 140], shade),
          { depth: 0.01, lightSide, outline: 0.01 },
        );
      }
      for (const bend of [0.1, 0.26])
        line(context, `M0.62 0.12C0.8 ${0.1 - bend} 0.9 ${0.3 - bend} 1.06 ${0.12 - bend}`, gold, 0.026);
      for (const x of [0.1, 0.2, 0.3])
        modelled(context, limb(pointsAt(x, 0, '0,0.24 -0.03,0.36 -0.1,0.44'), [0.08, 0.06, 0.008]), gold, {
          depth: 0.014,
          lightSide,
          outline: 0.01,
        });
      line(context, 'M0.0 -0.19Q0.12 -0.27 0.26 -0.15', gold, 0.06);
    },
  };
}
