import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, down, ellipse, fill, limb, line, modelled, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

/** A tiered stone fountain, water falling from bowl to bowl. */
export function drawFountain({ size, random, color, lightSide, lamps }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#b8b2a8 #c4b8a4 #a8acb0');
  const model = { depth: 0.03, lightSide };
  return sketch({ size, left: -0.85, right: 0.85, top: -1.1, bottom: 0.06 }, (sheet) => {
    const { context } = sheet;
    const bowl = (y: number, half: number, deep: number) => {
      fill(context, ellipse(0, y, half, half * 0.2), scale(stone, 0.8));
      fill(
        context,
        ellipse(0, y, half * 0.9, half * 0.16),
        down(context, y - 0.06, y + 0.06, coloredRows<1>('0,#5c96b4 1,#bee2ee')),
      );
      modelled(
        context,
        `M${-half} ${y}Q0 ${y + half * 0.4} ${half} ${y}Q${half * 0.8} ${y + deep} ${half * 0.2} ${y + deep}H${-half * 0.2}Q${-half * 0.8} ${y + deep} ${-half} ${y}Z`,
        stone,
        model,
      );
      line(
        context,
        `M${-half} ${y}Q0 ${y + half * 0.4} ${half} ${y}`,
        mix(stone, [255, 255, 255], 0.5),
        0.02,
      );
    };
    modelled(context, 'M-0.74 -0.2V-0.02Q0 0.14 0.74 -0.02V-0.2Z', stone, model);
    fill(context, ellipse(0, -0.2, 0.76, 0.13), mix(stone, [255, 255, 255], 0.25));
    fill(
      context,
      ellipse(0, -0.2, 0.68, 0.105),
      down(context, -0.3, -0.1, coloredRows<1>('0,#4a84a4 1,#b0dae8')),
    );
    for (let block = -5; block <= 5; block++)
      line(
        context,
        `M${block * 0.13} ${-0.09 + (1 - (block / 6) ** 2) * 0.035}v0.1`,
        toCss(scale(stone, 0.5), 0.6),
        0.008,
      );
    modelled(context, 'M-0.09 -0.16Q-0.05 -0.34 -0.1 -0.46H0.1Q0.05 -0.34 0.09 -0.16Z', stone, model);
    bowl(-0.52, 0.42, 0.12);
    modelled(context, 'M-0.06 -0.54Q-0.03 -0.66 -0.06 -0.74H0.06Q0.03 -0.66 0.06 -0.54Z', stone, model);
    bowl(-0.78, 0.23, 0.08);
    const jets = path('M0 -0.78V-1.02');
    for (const side of [-1, 1])
      for (const [from, reach, to] of rows<3>('-0.78,0.2,-0.5 -0.78,0.12,-0.54')) {
        jets.moveTo(0, -1.0);
        jets.quadraticCurveTo(side * reach * 0.9, -1.06, side * (reach + 0.1), from + 0.02);
        jets.moveTo(side * (reach + 0.02), from + 0.02);
        jets.quadraticCurveTo(side * (reach + 0.16), from, side * (reach + 0.2), to + 0.04);
        jets.moveTo(side * (reach + 0.18), -0.5);
        jets.quadraticCurveTo(side * (reach + 0.34), -0.46, side * (reach + 0.36), -0.2);
      }
    for (const target of lamps ? [context, sheet.glow] : [context])
      line(target, jets, lamps ? 'rgba(190,232,255,0.55)' : 'rgba(226,244,252,0.8)', 0.022);
    line(context, jets, 'rgba(255,255,255,0.9)', 0.008);
    for (let drop = 0; drop < 60; drop++)
      fill(
        context,
        ellipse(
          random.range(-0.58, 0.58),
          random.pick([-0.2, -0.2, -0.52]) + random.range(-0.06, 0.04),
          random.range(0.006, 0.016),
        ),
        'rgba(255,255,255,0.85)',
      );
    if (lamps) sheet.light(0, -0.4, 0.8, [150, 210, 255]);
    sheet.opening(0, -0.2, 0.64, 0.09);
  });
}

/** A bronze or marble figure on a plinth: a hero with a raised arm, his cloak about him. */
export function drawStatue({ size, random, color, lightSide, snow }: DrawingRequest): Drawing {
  const metal: Rgb = color ?? pickColor(random, '#5f8a7a #c8c4bc #8a6a44');
  const stone: Rgb = [168, 162, 154];
  const model = { depth: 0.022, lightSide, outline: 0.006 };
  return sketch({ size, left: -0.5, right: 0.5, top: -1.12 }, ({ context }) => {
    for (const [width, height, bottom] of rows<3>(
      '0.66,0.06,0.02 0.56,0.05,-0.03 0.44,0.26,-0.075 0.52,0.045,-0.32',
    ))
      fill(
        context,
        box(0, bottom, width, height, 0.006),
        across(context, -width / 2, width / 2, barrel(stone, lightSide, 0.8)),
      );
    fill(context, box(0, -0.15, 0.24, 0.1, 0.006), [186, 150, 84]);
    for (const y of [-0.22, -0.19]) line(context, `M-0.09 ${y}h0.18`, [120, 90, 44], 0.01);
    modelled(
      context,
      'M-0.05 -0.84Q-0.24 -0.72 -0.22 -0.38Q-0.1 -0.34 0.06 -0.38L0.08 -0.8Z',
      scale(metal, 0.78),
      model,
    );
    for (const [x, foot] of rows<2>('-0.05,-0.1 0.06,0.1')) {
      modelled(
        context,
        limb(
          [
            [x, -0.62],
            [x + foot * 0.2, -0.5],
            [foot * 0.9, -0.37],
          ],
          [0.1, 0.085, 0.06],
        ),
        metal,
        model,
      );
      modelled(context, ellipse(foot * 0.9 + 0.02, -0.37, 0.055, 0.022), metal, model);
    }
    modelled(
      context,
      'M-0.11 -0.86Q0 -0.9 0.12 -0.85L0.1 -0.66L0.12 -0.54Q0 -0.5 -0.12 -0.54L-0.09 -0.66Z',
      metal,
      model,
    );
    modelled(context, limb('0.1,-0.82 0.2,-0.9 0.27,-1.02', [0.075, 0.06, 0.045]), metal, model);
    line(context, 'M0.24 -0.98L0.4 -1.09', scale(metal, 0.85), 0.02);
    modelled(context, limb('-0.1,-0.82 -0.17,-0.7 -0.1,-0.62', [0.075, 0.06, 0.045]), metal, model);
    modelled(context, ellipse(0.01, -0.955, 0.062, 0.07), metal, model);
    modelled(
      context,
      'M-0.085 -0.985Q-0.04 -1.06 0.02 -1.05Q0.08 -1.05 0.11 -0.98Q0.02 -0.99 -0.085 -0.985Z',
      scale(metal, 0.85),
      model,
    );
    for (let streak = 0; streak < 7; streak++)
      line(
        context,
        `M${random.range(-0.1, 0.1)} ${random.range(-0.84, -0.6)}v${random.range(0.03, 0.08)}`,
        toCss(mix(metal, [210, 236, 224], 0.5), 0.5),
        0.008,
      );
    if (snow)
      for (const [x, y, half] of rows<3>('0.01,-1.045,0.06 -0.1,-0.87,0.05 0,-0.365,0.24'))
        fill(context, ellipse(x, y, half, 0.02), [244, 248, 253]);
  });
}

/** A tower crane with its jib, counterweight, cab and a hanging load. */
export function drawTowerCrane({ size, random, color, lamps }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#f0b52c #d8542f #3f7ab0');
  return sketch({ size, left: -0.62, right: 0.95, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    const web = path('');
    for (let y = -0.04; y > -0.82; y -= 0.08) {
      web.moveTo(-0.05, y);
      web.lineTo(0.05, y - 0.08);
      web.lineTo(-0.05, y - 0.08);
      web.moveTo(0.05, y);
      web.lineTo(-0.05, y - 0.08);
    }
    for (let x = 0.06; x < 0.84; x += 0.08) {
      web.moveTo(x, -0.86);
      web.lineTo(x + 0.04, -0.93);
      web.lineTo(x + 0.08, -0.86);
    }
    line(context, web, scale(paint, 0.85), 0.012);
    line(context, 'M-0.05 0V-0.88M0.05 0V-0.88M-0.46 -0.86H0.9M0.06 -0.93H0.84L0.9 -0.86', paint, 0.022);
    line(context, 'M-0.05 0V-0.88M-0.46 -0.87H0.9', mix(paint, [255, 255, 255], 0.5), 0.006);
    line(context, 'M-0.05 -0.88L0 -1.08L0.05 -0.88', paint, 0.022);
    line(context, 'M0 -1.07L0.6 -0.93M0 -1.07L-0.42 -0.87', [80, 80, 88], 0.009);
    fill(context, box(-0.38, -0.76, 0.17, 0.13, 0.01), [122, 124, 130]);
    fill(context, box(0.1, -0.74, 0.11, 0.11, 0.015), scale(paint, 0.9));
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(target, box(0.115, -0.76, 0.065, 0.06, 0.01), lamps ? [255, 226, 150] : [170, 206, 222]);
    line(context, 'M0.6 -0.86V-0.5M0.6 -0.5L0.5 -0.42M0.6 -0.5L0.7 -0.42', [70, 70, 78], 0.01);
    for (let beam = 0; beam < 3; beam++)
      fill(
        context,
        box(0.6, -0.36 - beam * 0.032, 0.32, 0.026, 0.004),
        scale([176, 84, 60], 1 - beam * 0.08),
      );
    fill(context, box(0, 0.01, 0.36, 0.06, 0.01), [150, 146, 142]);
    fill(context, box(0, -0.04, 0.22, 0.04, 0.01), [126, 122, 120]);
    if (lamps) {
      fill(sheet.glow, ellipse(0, -1.09, 0.014), [255, 80, 66]);
      sheet.light(0, -1.09, 0.14, [255, 80, 60]);
    }
  });
}
