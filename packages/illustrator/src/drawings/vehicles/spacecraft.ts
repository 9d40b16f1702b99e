import type { Rgb } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, box, down, ellipse, fill, line, modelled, path, pathAt } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

const WHITE: Rgb = [246, 247, 250];

/** A space shuttle, nose up to the right. */
export function drawShuttle({ size, lightSide, lamps }: DrawingRequest): Drawing {
  return sketch(
    { size: size * 1.1, left: -1.05, right: 1.1, top: -0.92, bottom: 0.08, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      framed(context, { at: [0, -0.42], turn: -0.18 }, () => {
        modelled(context, 'M-0.86 -0.06L-0.94 -0.44L-0.78 -0.42L-0.5 -0.12Z', WHITE, {
          depth: 0.03,
          lightSide,
        });
        for (const y of [-0.06, 0.06])
          modelled(context, pathAt(0, y, 'M-0.86 -0.05L-1 -0.08V0.08L-0.86 0.05Z'), [84, 86, 94], {
            depth: 0.02,
            lightSide,
          });
        const body = 'M-0.88 -0.14H0.5Q0.86 -0.12 1.0 0.06Q0.98 0.14 0.8 0.15H-0.88Z';
        fill(
          context,
          body,
          down(context, -0.14, 0.15, coloredRows<1>('0,#ffffff 0.55,#e2e6ec 0.62,#4a4c54 1,#2c2e36')),
        );
        line(context, body, 'rgba(40,44,56,0.8)', 0.01);
        modelled(context, 'M0.3 0.06L-0.62 0.36L-0.9 0.34L-0.84 0.1L-0.3 0.03Z', [236, 238, 242], {
          depth: 0.03,
          lightSide,
        });
        line(context, 'M0.28 0.07L-0.62 0.37L-0.9 0.35', [52, 54, 62], 0.03);
        fill(context, 'M0.56 -0.1Q0.72 -0.08 0.78 -0.02H0.6Z', [44, 62, 86]);
        line(context, 'M-0.56 -0.13V0.03M0.34 -0.13V0.03M-0.56 -0.04H0.34', 'rgba(110,116,128,0.6)', 0.008);
        fill(context, box(-0.2, -0.02, 0.2, 0.06), [47, 111, 192]);
        if (lamps)
          for (const y of [-0.06, 0.06]) fill(sheet.glow, ellipse(-1.0, y, 0.02, 0.05), [140, 210, 255]);
      });
      sheet.anchor('seat', 0, -0.56);
    },
  );
}

/** A satellite: a golden body between blue solar wings, with a dish. */
export function drawSatellite({ size, random, lightSide, color }: DrawingRequest): Drawing {
  const gold: Rgb = color ?? [222, 176, 82];
  return sketch({ size: size * 1.1, left: -1.1, right: 1.1, top: -0.85 }, ({ context }) => {
    framed(context, { at: [0, -0.4], turn: random.pick([-0.28, 0.24]) }, () => {
      line(context, 'M-0.9 0H0.9', [150, 154, 164], 0.03);
      for (const side of [-1, 1]) {
        const x = side * 0.62;
        fill(
          context,
          box(x, 0.17, 0.62, 0.34),
          across(context, x - 0.31, x + 0.31, coloredRows<1>('0,#3e68b0 0.5,#6296d6 1,#284280')),
        );
        const cells = path('');
        for (let cell = 0; cell <= 6; cell++) {
          cells.moveTo(x - 0.31 + cell * 0.1033, -0.17);
          cells.lineTo(x - 0.31 + cell * 0.1033, 0.17);
        }
        for (let row = 0; row <= 3; row++) {
          cells.moveTo(x - 0.31, -0.17 + row * 0.1133);
          cells.lineTo(x + 0.31, -0.17 + row * 0.1133);
        }
        line(context, cells, [220, 228, 240], 0.01);
      }
      modelled(context, box(0, 0.19, 0.34, 0.38, 0.03), gold, { depth: 0.05, lightSide });
      for (let crease = 0; crease < 12; crease++)
        line(
          context,
          `M${random.range(-0.15, 0.12)} ${random.range(-0.17, 0.15)}l${random.range(0.03, 0.09)} ${random.range(-0.05, 0.05)}`,
          'rgba(255,244,190,0.6)',
          0.008,
        );
      line(context, 'M0 -0.19V-0.28', [150, 154, 164], 0.03);
      modelled(context, 'M-0.16 -0.38Q0 -0.2 0.16 -0.38Q0 -0.34 -0.16 -0.38Z', [236, 238, 242], {
        depth: 0.03,
        lightSide,
      });
      line(context, 'M0 -0.3V-0.42', [110, 114, 124], 0.014);
      line(context, 'M0.1 0.19L0.14 0.34M-0.1 0.19L-0.14 0.34', [150, 154, 164], 0.014);
    });
  });
}

/** A rover with six wheels, a mast with eyes and a solar deck. */
export function drawRover({ size, lightSide, color, lamps }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? [236, 234, 228];
  return sketch({ size: size * 1.05, left: -0.9, right: 0.95, top: -1.04, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M-0.6 -0.17L-0.34 -0.4L0.1 -0.4L0.62 -0.17M-0.06 -0.17L0.1 -0.4', [130, 132, 140], 0.05);
    for (const x of [-0.62, 0, 0.62]) {
      fill(context, ellipse(x, -0.17, 0.17), [62, 60, 64]);
      for (let tread = 0; tread < 12; tread++)
        line(
          context,
          `M${x + Math.cos(tread * 0.5236) * 0.15} ${-0.17 + Math.sin(tread * 0.5236) * 0.15}L${x + Math.cos(tread * 0.5236 + 0.2) * 0.172} ${-0.17 + Math.sin(tread * 0.5236 + 0.2) * 0.172}`,
          [132, 130, 134],
          0.02,
        );
      fill(context, ellipse(x, -0.17, 0.085), [170, 172, 178]);
      fill(context, ellipse(x, -0.17, 0.03), [90, 90, 98]);
    }
    modelled(context, 'M-0.6 -0.38L-0.56 -0.6H0.44L0.54 -0.38Z', paint, { depth: 0.04, lightSide });
    fill(context, box(-0.2, -0.42, 0.5, 0.1, 0.01), [212, 168, 80]);
    fill(context, 'M-0.74 -0.62L-0.66 -0.68H0.36L0.4 -0.62Z', [44, 74, 132]);
    line(
      context,
      'M-0.5 -0.62L-0.46 -0.68M-0.28 -0.62L-0.24 -0.68M-0.06 -0.62L-0.04 -0.68M0.16 -0.62L0.16 -0.68',
      [150, 180, 220],
      0.01,
    );
    line(context, 'M0.36 -0.62V-0.86', [150, 152, 160], 0.04);
    modelled(context, box(0.38, -0.84, 0.3, 0.16, 0.03), paint, { depth: 0.025, lightSide });
    for (const x of [0.32, 0.46]) {
      fill(context, ellipse(x, -0.92, 0.046), [40, 44, 54]);
      for (const target of lamps ? [context, sheet.glow] : [context])
        fill(target, ellipse(x, -0.92, 0.024), lamps ? [150, 226, 255] : [90, 150, 196]);
      fill(context, ellipse(x - 0.012, -0.934, 0.01), WHITE);
    }
    line(context, 'M-0.5 -0.66V-0.92', [150, 152, 160], 0.016);
    modelled(context, 'M-0.62 -0.98Q-0.5 -0.8 -0.38 -0.98Q-0.5 -0.94 -0.62 -0.98Z', WHITE, {
      depth: 0.02,
      lightSide,
    });
    line(context, 'M0.5 -0.5L0.74 -0.56L0.84 -0.36', [150, 152, 160], 0.03);
    sheet.anchor('seat', -0.16, -0.66);
  });
}
