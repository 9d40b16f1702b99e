import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points, rows } from '../../../core/number-tables.ts';
import { ellipse, fill, limb, line, path, pathAt } from '../../pen/pen.ts';
import { type DrawHeadwear, dome, GOLD, WHITE } from './hat-shapes.ts';

/** Cloth that frames the face and falls on the shoulders; the opening follows the turn of the head. */
function cowl(
  { model, context, bones, fromBehind }: Parameters<DrawHeadwear>[0],
  color: Rgb,
  fall: number,
): void {
  const s = bones.turn * 0.16;
  const outer = `M-1.0 -0.2C-1.06 -0.9 -0.6 -1.26 0 -1.26C0.6 -1.26 1.06 -0.9 1.0 -0.2L1.1 ${fall}Q0.5 ${fall + 0.2} 0 ${fall}Q-0.5 ${fall + 0.2} -1.1 ${fall}Z`;
  const opening = `M${-0.7 + s} 0C${-0.72 + s} -0.66 ${-0.36 + s} -0.84 ${s} -0.84C${0.4 + s} -0.84 ${0.74 + s * 0.4} -0.66 ${0.72 + s * 0.4} 0C${0.7 + s * 0.4} 0.6 ${0.36 + s} 0.96 ${s} 0.98C${-0.36 + s} 0.96 ${-0.7 + s} 0.6 ${-0.7 + s} 0Z`;
  if (fromBehind) {
    model(outer, color, 0.16, 0.045);
    return;
  }
  const cloth = path(outer + opening);
  context.fillStyle = toCss(color);
  context.fill(cloth, 'evenodd');
  line(context, cloth, toCss(scale(color, 0.35), 0.85), 0.045);
  for (const side of [-1, 1])
    line(
      context,
      `M${side * 0.86} -0.4Q${side * 0.98} 0.4 ${side * 0.9} ${fall}`,
      toCss(scale(color, 0.6), 0.6),
      0.06,
    );
  line(context, 'M-0.6 -0.98Q-0.2 -1.16 0.2 -1.14', toCss(mix(color, WHITE, 0.6), 0.5), 0.07);
}

/** Scarves, veils, turbans and caps of wool. */
export const CLOTH_HATS = {
  'wool-cap': (tools, color) => {
    dome(tools, color, { brow: -0.4, top: -1.42 });
    for (let rib = -3; rib <= 3; rib++)
      line(
        tools.context,
        `M${rib * 0.27} -0.6Q${rib * 0.2} -1.1 ${rib * 0.06} -1.38`,
        toCss(scale(color, 0.6), 0.4),
        0.04,
      );
    line(tools.context, 'M-0.9 -0.42Q0 -0.62 0.9 -0.42', mix(color, WHITE, 0.3), 0.28);
    tools.model(ellipse(0, -1.5, 0.25), mix(color, WHITE, 0.6), 0.1, 0.04);
  },
  bandana: (tools, color) => {
    dome(tools, color, { brow: -0.4, top: -1.2, wide: 0.96 });
    tools.model(limb('-0.86,-0.36 -1.3,-0.2 -1.5,0.26', [0.2, 0.24, 0.08]), color, 0.06, 0.045);
    for (const [x, y] of points('-0.5,-0.7 0,-0.8 0.5,-0.7 -0.24,-1 0.26,-1'))
      fill(tools.context, ellipse(x, y, 0.07), WHITE);
  },
  headscarf: (tools, color) => {
    cowl(tools, color, 1.02);
    if (tools.fromBehind) return;
    const s = tools.bones.turn * 0.16;
    for (const side of [-1, 1])
      tools.model(
        pathAt(s, 1.08, 'M0 -0.06Q0.3 0.06 0.36 0.46L0.08 0.36Z', side),
        scale(color, 0.92),
        0.05,
        0.03,
      );
    tools.model(ellipse(s, 1.06, 0.13, 0.11), scale(color, 0.96), 0.05, 0.03);
  },
  hood: (tools, color) => cowl(tools, color, 1.2),
  'fur-hood': (tools, color) => {
    cowl(tools, color, 1.0);
    const s = tools.bones.turn * 0.16;
    for (let tuft = 0; tuft < 20; tuft++) {
      const angle = (tuft / 20) * Math.PI * 2;
      tools.model(
        ellipse(s + Math.cos(angle) * 0.84, 0.06 + Math.sin(angle) * 0.96, 0.19),
        tuft % 2 ? [240, 228, 206] : [222, 204, 176],
        0.06,
        0,
      );
    }
  },
  veil: ({ context, model }, color) => {
    fill(context, 'M-0.8 -0.9Q-1.6 0.6 -1.7 3.4H-0.7Q-1 1 -0.84 -0.2Z', toCss(color, 0.62));
    fill(context, 'M0.8 -0.9Q1.6 0.6 1.7 3.4H0.7Q1 1 0.84 -0.2Z', toCss(color, 0.62));
    model(
      'M-0.92 -0.3Q-0.9 -1.3 0 -1.32Q0.9 -1.3 0.92 -0.3Q0.6 -1 0 -1.02Q-0.6 -1 -0.92 -0.3Z',
      color,
      0.08,
      0.03,
    );
    for (let bloom = -3; bloom <= 3; bloom++) {
      model(
        ellipse(bloom * 0.23, -1.04 + Math.abs(bloom) * 0.07, 0.14),
        mix(color, [255, 220, 226], 0.4),
        0.05,
        0.025,
      );
      fill(context, ellipse(bloom * 0.23, -1.04 + Math.abs(bloom) * 0.07, 0.045), GOLD);
    }
  },
  'nun-veil': (tools, color) => {
    cowl(tools, color, 1.9);
    const s = tools.bones.turn * 0.16;
    line(
      tools.context,
      `M${-0.74 + s} 0.1C${-0.74 + s} -0.6 ${-0.4 + s} -0.82 ${s} -0.82C${0.4 + s} -0.82 ${0.76 + s * 0.4} -0.6 ${0.74 + s * 0.4} 0.1`,
      WHITE,
      0.2,
    );
    tools.model(
      `M${-0.74 + s} 0.3Q${-0.6 + s} 1 ${s} 1.04Q${0.6 + s} 1 ${0.74 + s * 0.4} 0.3L0.8 1.3Q0 1.9 -0.8 1.3Z`,
      WHITE,
      0.08,
      0.03,
    );
  },
  shawl: (tools, color) => cowl(tools, color, 1.9),
  turban: ({ context, model }, color) => {
    model(ellipse(0, -0.9, 1.12, 0.6), color, 0.2, 0.045);
    for (const [x, y, lean] of rows<3>('-0.4,-0.8,-0.5 0.1,-0.76,0.4 0.3,-1.06,0.5 -0.2,-1.16,-0.4'))
      line(
        context,
        `M${x - 0.6} ${y - lean * 0.4}Q${x} ${y - 0.1} ${x + 0.6} ${y + lean * 0.4}`,
        toCss(scale(color, 0.55), 0.5),
        0.05,
      );
    model(ellipse(0, -0.86, 0.15, 0.19), [206, 40, 64], 0.06, 0.04);
    model('M-0.04 -1.06Q-0.2 -1.7 0.1 -2.0Q0.24 -1.6 0.06 -1.06Z', WHITE, 0.06, 0.035);
  },
  keffiyeh: (tools, color) => {
    cowl(tools, color, 1.4);
    line(tools.context, 'M-0.96 -0.56Q0 -0.9 0.96 -0.56M-0.97 -0.7Q0 -1.04 0.97 -0.7', [38, 34, 38], 0.1);
  },
  'santa-hat': ({ model, context }, color) => {
    model(
      limb('0,-0.6 0.1,-1.2 0.6,-1.6 1.2,-1.2 1.34,-0.66', [1.76, 1.3, 0.76, 0.4, 0.14]),
      color,
      0.16,
      0.045,
    );
    model(ellipse(1.36, -0.56, 0.24), WHITE, 0.09, 0.03);
    for (let tuft = -4; tuft <= 4; tuft++)
      model(ellipse(tuft * 0.23, -0.52 + Math.abs(tuft) * 0.03, 0.22, 0.2), WHITE, 0.07, 0);
    line(context, 'M-0.9 -0.38Q0 -0.3 0.9 -0.38', 'rgba(140,150,170,0.3)', 0.05);
  },
  'elf-cap': ({ model }, color) => {
    model(limb('0,-0.5 -0.1,-1.2 -0.5,-1.8 -1.1,-1.9', [1.8, 1.2, 0.6, 0.06]), color, 0.16, 0.045);
    model(
      'M-0.92 -0.3L-0.7 -0.62L-0.46 -0.36L-0.2 -0.66L0 -0.4L0.2 -0.66L0.46 -0.36L0.7 -0.62L0.92 -0.3Q0.9 -0.8 0 -0.86Q-0.9 -0.8 -0.92 -0.3Z',
      mix(color, [250, 220, 110], 0.55),
      0.07,
      0.04,
    );
    model(ellipse(-1.16, -1.88, 0.14), GOLD, 0.05, 0.04);
  },
  'mob-cap': ({ model, context }, color) => {
    model(ellipse(0, -0.86, 1.0, 0.6), color, 0.14, 0.04);
    for (let frill = -5; frill <= 5; frill++)
      model(ellipse(frill * 0.19, -0.46 + Math.abs(frill) * 0.04, 0.15, 0.13), color, 0.05, 0.03);
    line(context, 'M-0.9 -0.56Q0 -0.74 0.9 -0.56', [120, 150, 200], 0.07);
  },
  bonnet: ({ model, context }, color) => {
    model(
      'M-1.0 0.3C-1.3 -0.9 -0.6 -1.4 0 -1.4C0.6 -1.4 1.3 -0.9 1.0 0.3Q0.9 -0.5 0.5 -0.74Q0 -0.9 -0.5 -0.74Q-0.9 -0.5 -1.0 0.3Z',
      color,
      0.14,
      0.045,
    );
    line(
      context,
      'M-0.94 0.3Q-0.6 0.9 -0.1 1.06M0.94 0.3Q0.6 0.9 0.1 1.06',
      mix(color, [220, 80, 110], 0.5),
      0.09,
    );
  },
} satisfies Record<string, DrawHeadwear>;
