import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, barrel, box, down, ellipse, fill, line, modelled, path, polygon } from '../../pen/pen.ts';
import { sketch } from '../../pen/sketch.ts';

/** A glass house with a white frame, plants behind its panes. */
export function drawGreenhouse(request: DrawingRequest): Drawing {
  const { size, random, lightSide, lamps, snow } = request;
  const frame: Rgb = request.color ?? [244, 246, 240];
  return sketch({ size, left: -0.95, right: 0.95, top: -0.95 }, (sheet) => {
    const { context } = sheet;
    const hall = path('M-0.78 0V-0.42L-0.5 -0.7H0.5L0.78 -0.42V0Z');
    fill(context, hall, down(context, -0.7, 0, coloredRows<1>('0,#c4e2e8 1,#96beac')));
    context.save();
    context.clip(hall);
    for (let leaf = 0; leaf < 90; leaf++) {
      const x = random.range(-0.76, 0.76);
      const y = -0.06 - random.next() ** 1.4 * 0.4;
      fill(
        context,
        ellipse(x, y, random.range(0.03, 0.07), random.range(0.02, 0.04), random.range(-1, 1)),
        pickColor(random, '#3f8a46 #5aa352 #2f7040 #7ab85a'),
      );
    }
    for (let bloom = 0; bloom < 16; bloom++)
      fill(
        context,
        ellipse(random.range(-0.7, 0.7), -0.1 - random.next() * 0.3, 0.022),
        random.pick(['#e8506a', '#f4b13e', '#f7f1f5', '#b76ad0']),
      );
    fill(context, hall, 'rgba(226,244,248,0.3)');
    for (const x of [-0.6, -0.1, 0.4])
      fill(context, polygon(pointsAt(x, 0, '0,0 0.28,-0.72 0.38,-0.72 0.1,0')), 'rgba(255,255,255,0.28)');
    context.restore();
    if (snow)
      fill(context, polygon(points('-0.8,-0.42 -0.5,-0.72 0.5,-0.72 0.8,-0.42')), 'rgba(240,246,252,0.8)');
    const bars = path('M-0.78 0V-0.42L-0.5 -0.7H0.5L0.78 -0.42V0ZM-0.78 -0.42H0.78M-0.78 -0.2H0.78');
    for (let bar = 1; bar < 10; bar++) {
      const t = bar / 10;
      bars.moveTo(-0.78 + t * 1.56, 0);
      bars.lineTo(-0.78 + t * 1.56, -0.42);
      bars.lineTo(-0.5 + t, -0.7);
    }
    line(context, bars, scale(frame, 0.6), 0.026);
    line(context, bars, frame, 0.016);
    fill(context, box(0, 0.01, 1.62, 0.1), across(context, -0.8, 0.8, barrel([176, 120, 96], lightSide)));
    modelled(context, polygon(points('-0.17,-0.42 0,-0.58 0.17,-0.42')), mix(frame, [160, 210, 220], 0.3), {
      depth: 0.01,
      lightSide,
    });
    const door = box(0, 0.01, 0.26, 0.43);
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(target, door, lamps ? 'rgba(255,224,150,0.85)' : [168, 208, 200]);
    line(context, 'M-0.13 0V-0.42H0.13V0M0 0V-0.42M-0.13 -0.2H0.13', frame, 0.02);
    if (lamps) sheet.light(0, -0.3, 0.9, [210, 240, 170]);
    for (let tip = 0; tip < 9; tip++) line(context, `M${-0.4 + tip * 0.1} -0.7v-0.04`, frame, 0.014);
  });
}

/** A garden pavilion with a bell roof on white columns. */
export function drawGazebo({ size, random, lightSide, color, snow, lamps }: DrawingRequest): Drawing {
  const white: Rgb = [246, 242, 232];
  const roof: Rgb = color ?? pickColor(random, '#5a8a86 #8a5a6a #6a7a94 #a8604a');
  return sketch({ size, left: -0.72, right: 0.72, top: -1.08 }, (sheet) => {
    const { context } = sheet;
    for (const x of [-0.24, 0.24]) fill(context, box(x, -0.12, 0.035, 0.46), scale(white, 0.7));
    fill(context, 'M-0.5 -0.13Q0 -0.18 0.5 -0.13V-0.1H-0.5Z', [168, 128, 92]);
    for (const [width, bottom] of rows<2>('1.1,-0.06 1.2,-0.01'))
      modelled(context, box(0, bottom, width, 0.07, 0.01), scale(white, 0.92), { depth: 0.02, lightSide });
    for (const x of [-0.48, -0.2, 0.2, 0.48]) {
      fill(
        context,
        box(x, -0.12, 0.045, 0.48),
        across(context, x - 0.022, x + 0.022, barrel(white, lightSide)),
      );
      if (x !== 0.2) {
        const next = x === -0.48 ? -0.2 : x === -0.2 ? Number.NaN : 0.2;
        if (Number.isNaN(next)) continue;
        line(context, `M${x} -0.3L${next} -0.3M${x} -0.16L${next} -0.16`, white, 0.022);
        for (let baluster = 1; baluster < 6; baluster++)
          line(context, `M${x + ((next - x) * baluster) / 6} -0.16V-0.3`, white, 0.014);
      }
    }
    line(
      context,
      'M-0.48 -0.56Q-0.34 -0.46 -0.2 -0.56Q0 -0.44 0.2 -0.56Q0.34 -0.46 0.48 -0.56',
      white,
      0.026,
    );
    const bell =
      'M-0.58 -0.58Q-0.34 -0.64 -0.2 -0.8Q-0.1 -0.92 0 -0.96Q0.1 -0.92 0.2 -0.8Q0.34 -0.64 0.58 -0.58Q0 -0.52 -0.58 -0.58Z';
    fill(context, bell, across(context, -0.58, 0.58, barrel(snow ? [238, 244, 252] : roof, lightSide)));
    for (const bend of [-0.34, 0, 0.34])
      line(context, `M0 -0.96Q${bend * 0.6} -0.8 ${bend} -0.57`, toCss(scale(roof, 0.5), 0.5), 0.01);
    line(context, bell, toCss(scale(roof, 0.35), 0.8), 0.009);
    line(context, 'M0 -0.95V-1.04', [222, 180, 90], 0.016);
    fill(context, ellipse(0, -1.05, 0.022), [222, 180, 90]);
    if (lamps) {
      for (const target of [context, sheet.glow]) fill(target, ellipse(0, -0.5, 0.04), [255, 232, 160]);
      sheet.light(0, -0.48, 0.7, [255, 206, 130]);
    }
  });
}
