import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, ellipse, fill, line, modelled, pathAt, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

/** A ring of standing stones with lintels. */
export function drawStoneCircle({ size, random, color, lightSide, snow }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#9a978e #8c8a86 #a39a8c');
  return sketch({ size: size * 1.1, left: -1.05, right: 1.05, top: -0.86 }, ({ context }) => {
    const block = (x: number, bottom: number, width: number, height: number, tone: Rgb) => {
      const lean = random.range(-0.012, 0.012);
      modelled(
        context,
        `M${x - width / 2} ${bottom}L${x - width * 0.44 + lean} ${bottom - height}Q${x} ${bottom - height - 0.02} ${x + width * 0.44 + lean} ${bottom - height + 0.01}L${x + width / 2} ${bottom}Z`,
        tone,
        { depth: 0.035, lightSide },
      );
      for (let speck = 0; speck < 7; speck++)
        fill(
          context,
          ellipse(x + random.range(-0.4, 0.4) * width, bottom - random.next() * height, 0.016, 0.01),
          toCss(random.chance(0.4) ? [120, 132, 84] : scale(tone, 0.75), 0.5),
        );
    };
    const ring = rows<3>('-0.62,0.5,0.72 -0.3,0.55,0.68 0.02,0.57,0.66 0.34,0.55,0.68 0.64,0.5,0.72');
    for (const [x, , shade] of ring) block(x, -0.2, 0.12, 0.36, scale(stone, shade));
    for (const x of [-0.46, 0.18]) block(x, -0.555, 0.44, 0.075, scale(stone, 0.74));
    for (const [x, bottom] of rows<2>('-0.82,-0.08 0.84,-0.08'))
      block(x, bottom, 0.16, 0.46, scale(stone, 0.86));
    for (const x of [-0.52, -0.2, 0.22, 0.52]) block(x, 0.01, 0.17, 0.58, stone);
    for (const x of [-0.36, 0.37]) {
      block(x, -0.575, 0.54, 0.105, mix(stone, [255, 250, 236], 0.1));
      if (snow) fill(context, ellipse(x, -0.69, 0.25, 0.024), [242, 246, 252]);
    }
    modelled(context, 'M-0.06 0.02Q0 -0.12 0.14 -0.09Q0.26 -0.04 0.2 0.02Z', scale(stone, 0.9), {
      depth: 0.03,
      lightSide,
    });
  });
}

export function drawObelisk({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#d8c49a #c4b4a4 #b8a894');
  return sketch({ size, left: -0.3, right: 0.3, top: -1.08 }, ({ context }) => {
    for (const [width, height, bottom] of rows<3>('0.42,0.07,0.01 0.32,0.08,-0.06'))
      modelled(context, box(0, bottom, width, height, 0.004), stone, { depth: 0.02, lightSide });
    const [lit, dark] = lightSide < 0 ? [1.08, 0.66] : [0.7, 1.06];
    fill(context, polygon(points('-0.11,-0.14 -0.075,-0.94 0.025,-0.94 0.04,-0.14')), scale(stone, lit));
    fill(context, polygon(points('0.04,-0.14 0.025,-0.94 0.075,-0.94 0.11,-0.14')), scale(stone, dark));
    fill(context, polygon(points('-0.075,-0.94 0.01,-1.05 0.025,-0.94')), [240, 206, 120]);
    fill(context, polygon(points('0.025,-0.94 0.01,-1.05 0.075,-0.94')), [176, 136, 62]);
    for (let row = 0; row < 13; row++) {
      const y = -0.86 + row * 0.053;
      const x = -0.03 - row * 0.0005;
      const glyph = random.pick([
        `M${x - 0.02} ${y}h0.04`,
        `M${x} ${y - 0.014}v0.03`,
        `M${x - 0.02} ${y + 0.01}l0.02 -0.024l0.02 0.024`,
        `M${x - 0.016} ${y}a0.016 0.014 0 1 0 0.032 0a0.016 0.014 0 1 0 -0.032 0`,
      ]);
      line(context, glyph, scale(stone, 0.55), 0.007);
    }
    line(
      context,
      'M-0.11 -0.14L-0.075 -0.94L0.01 -1.05L0.075 -0.94L0.11 -0.14',
      toCss(scale(stone, 0.35), 0.7),
      0.007,
    );
  });
}

/** A carved pole: three faces one above the other, wings spread at its top. */
export function drawTotemPole({ size, random, lightSide, color }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? [150, 100, 62];
  const paints = colorList('#c8402f #2f7a8a #e8b23a #3f7a4a');
  return sketch({ size, left: -0.5, right: 0.5, top: -1.1 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1]) {
      modelled(
        context,
        pathAt(0, 0, 'M0.1 -0.96Q0.3 -1.04 0.44 -0.96Q0.4 -0.84 0.1 -0.78Z', side),
        paints[0]!,
        { depth: 0.02, lightSide },
      );
      for (let feather = 0; feather < 4; feather++)
        line(
          context,
          `M${side * (0.16 + feather * 0.07)} -0.97L${side * (0.15 + feather * 0.06)} ${-0.8 - feather * 0.025}`,
          paints[2]!,
          0.014,
        );
    }
    for (let face = 0; face < 4; face++)
      drawTotemFace(
        sheet,
        0.01 - face * 0.262,
        scale(wood, random.range(0.92, 1.08)),
        paints[(face + 1) % 4]!,
        paints[(face + 2) % 4]!,
        lightSide,
      );
  });
}

function drawTotemFace(
  { context }: Sketch,
  bottom: number,
  wood: Rgb,
  brow: Rgb,
  cheek: Rgb,
  lightSide: -1 | 1,
): void {
  const y = bottom - 0.14;
  fill(context, box(0, bottom, 0.27, 0.265, 0.035), across(context, -0.135, 0.135, barrel(wood, lightSide)));
  line(context, box(0, bottom, 0.27, 0.265, 0.035), scale(wood, 0.35), 0.008);
  for (const side of [-1, 1]) {
    fill(
      context,
      pathAt(0, y, 'M0.02 -0.05Q0.07 -0.105 0.125 -0.05L0.12 -0.03Q0.07 -0.075 0.02 -0.03Z', side),
      brow,
    );
    fill(context, ellipse(side * 0.066, y - 0.018, 0.032, 0.026), [246, 238, 220]);
    fill(context, ellipse(side * 0.062, y - 0.016, 0.015), [40, 30, 30]);
    fill(context, ellipse(side * 0.1, y + 0.04, 0.022), cheek);
  }
  modelled(
    context,
    `M-0.022 ${y - 0.02}L-0.036 ${y + 0.04}H0.036L0.022 ${y - 0.02}Z`,
    mix(wood, [255, 220, 170], 0.25),
    { depth: 0.012, lightSide, outline: 0.004 },
  );
  fill(context, box(0, y + 0.1, 0.15, 0.042, 0.018), [70, 34, 30]);
  for (let tooth = 0; tooth < 5; tooth++)
    fill(context, box(-0.056 + tooth * 0.028, y + 0.085, 0.02, 0.022), [246, 238, 220]);
}
