import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, points } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
  down,
  ellipse,
  fade,
  fill,
  line,
  modelled,
  path,
  pathAt,
  polygon,
} from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { archShape } from '../parts/house-parts.ts';

/** A door that stands alone in its frame, ajar, light falling through it; arched or square, ivy about it. */
export function drawStandingDoor(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, snow } = request;
  const paint: Rgb = color ?? pickColor(random, '#a8402f #2f6a78 #4f7a3c #8a5a34 #5a3f7a');
  const arched = random.chance(0.6);
  const frame = pickColor(random, '#8a7a68 #6b4a34 #a09a90');
  return sketch({ size, left: -0.55, right: 0.6, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    const opening = { x: 0, bottom: -0.04, width: 0.46, height: 0.88 };
    const shape = arched ? archShape(opening) : box(0, -0.04, 0.46, 0.88);
    const rim = arched ? archShape({ ...opening, bottom: 0 }, 0.085) : box(0, 0, 0.64, 1.0, 0.01);
    modelled(context, rim, frame, { depth: 0.03, lightSide, outline: 0.01 });
    if (arched)
      for (let stone = -5; stone <= 5; stone++)
        line(
          context,
          `M${Math.sin(stone * 0.29) * 0.24} ${-0.69 - Math.cos(stone * 0.29) * 0.24}L${Math.sin(stone * 0.29) * 0.31} ${-0.69 - Math.cos(stone * 0.29) * 0.31}`,
          scale(frame, 0.6),
          0.009,
        );
    for (let course = 1; course < 6; course++)
      for (const side of [-1, 1])
        line(context, `M${side * 0.235} ${-course * 0.12}H${side * 0.31}`, scale(frame, 0.6), 0.009);
    for (const target of [context, sheet.glow])
      fill(target, shape, down(target, -0.92, -0.04, coloredRows<1>('0,#fff6ce 0.6,#ffe296 1,#ffc46e')));
    sheet.light(0.12, -0.42, 0.85, [255, 214, 130]);
    const leaf = arched
      ? path('M-0.23 -0.04V-0.69Q-0.22 -0.9 0 -0.9L0.1 -0.86Q0.14 -0.8 0.14 -0.7V0.02Z')
      : polygon(points('-0.23,-0.04 -0.23,-0.92 0.14,-0.88 0.14,0.02'));
    sheet.cover(leaf);
    drawLeaf(sheet, leaf, paint, request);
    modelled(context, box(0, 0.02, 0.74, 0.06, 0.01), scale(frame, 0.9), { depth: 0.015, lightSide });
    for (let ivy = 0; ivy < 60; ivy++) {
      const t = random.next() ** 0.8;
      const x = 0.31 + random.range(-0.05, 0.04) - (t > 0.8 ? (t - 0.8) * 1.3 : 0);
      fill(
        context,
        ellipse(x, -t * 1.0, random.range(0.016, 0.03), random.range(0.012, 0.022), random.range(-1, 1)),
        snow ? [232, 240, 248] : random.pick(['#4f8a3c', '#3c7032', '#6aa44a', '#7ab456']),
      );
    }
  });
}

function drawLeaf(
  { context }: Sketch,
  leaf: ReturnType<typeof path>,
  paint: Rgb,
  { lightSide }: DrawingRequest,
): void {
  fill(
    context,
    leaf,
    across(
      context,
      -0.23,
      0.14,
      fade(mix(paint, [255, 244, 226], lightSide < 0 ? 0.2 : 0.04), scale(paint, 0.72)),
    ),
  );
  context.save();
  context.clip(leaf);
  const planks = path('');
  for (let plank = 1; plank < 5; plank++) {
    planks.moveTo(-0.23 + plank * 0.074, 0.05);
    planks.lineTo(-0.23 + plank * 0.074, -0.95);
  }
  line(context, planks, toCss(scale(paint, 0.5), 0.85), 0.009);
  for (const y of [-0.2, -0.66]) {
    line(context, `M-0.24 ${y}L0.06 ${y + 0.02}`, [52, 48, 52], 0.034);
    fill(context, ellipse(0.06, y + 0.02, 0.03), [52, 48, 52]);
  }
  context.restore();
  line(context, leaf, scale(paint, 0.35), 0.012);
  fill(context, ellipse(0.085, -0.42, 0.03), [96, 70, 34]);
  fill(context, ellipse(0.082, -0.426, 0.022), [240, 200, 104]);
}

/** A wrought-iron garden gate between two stone posts with balls; roses climb one. */
export function drawGardenGate({ size, random, color, lightSide, snow, lamps }: DrawingRequest): Drawing {
  const iron: Rgb = color ?? [54, 56, 62];
  const stone = pickColor(random, '#b8ad9c #a89a8c #b0705a');
  return sketch({ size, left: -0.85, right: 0.85, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    const bars = path('');
    for (let bar = -6; bar <= 6; bar++) {
      const x = bar * 0.066;
      const top = -0.62 - 0.2 * Math.cos(x * 2.6);
      bars.moveTo(x, -0.02);
      bars.lineTo(x, top);
      fill(context, pathAt(x, top, 'M-0.016 0.02L0 -0.05L0.016 0.02Z'), [216, 176, 84]);
    }
    line(context, bars, iron, 0.02);
    line(context, 'M-0.42 -0.1H0.42M-0.42 -0.46H0.42M-0.42 -0.6Q0 -0.92 0.42 -0.6', iron, 0.026);
    for (const side of [-1, 1])
      line(
        context,
        `M${side * 0.21} -0.28m-0.1 0a0.1 0.1 0 1 0 0.2 0a0.1 0.1 0 1 0 -0.2 0M${side * 0.21} -0.38q${side * 0.08} 0.1 0 0.2`,
        iron,
        0.018,
      );
    line(context, 'M0 -0.02V-0.82', scale(iron, 0.6), 0.014);
    fill(context, ellipse(0.04, -0.4, 0.022), [216, 176, 84]);
    for (const side of [-1, 1]) {
      const x = side * 0.56;
      fill(
        context,
        box(x, 0, 0.22, 0.78),
        across(context, x - 0.11, x + 0.11, barrel(stone, lightSide, 0.8)),
      );
      for (let course = 1; course < 7; course++)
        line(
          context,
          `M${x - 0.11} ${-course * 0.112}h0.22M${x + (course % 2 ? -0.03 : 0.05)} ${-course * 0.112}v0.112`,
          toCss(scale(stone, 0.55), 0.6),
          0.009,
        );
      modelled(context, box(x, -0.77, 0.28, 0.06, 0.008), stone, { depth: 0.015, lightSide });
      modelled(context, ellipse(x, -0.9, 0.09), lamps ? [255, 226, 150] : stone, { depth: 0.04, lightSide });
      if (snow) fill(context, ellipse(x, -0.975, 0.06, 0.024), [244, 248, 253]);
      if (lamps) {
        fill(sheet.glow, ellipse(x, -0.9, 0.085), [255, 226, 150]);
        sheet.light(x, -0.9, 0.5, [255, 200, 110]);
      }
    }
    for (let leaf = 0; leaf < 70; leaf++) {
      const t = random.next();
      const x = 0.6 + random.range(-0.11, 0.13);
      fill(
        context,
        ellipse(x, -t * 0.72, random.range(0.018, 0.032), 0.02, random.range(-1, 1)),
        snow ? [232, 240, 248] : random.pick(['#4f8a3c', '#3c7032', '#6aa44a']),
      );
      if (!snow && leaf % 4 === 0)
        fill(context, ellipse(x, -t * 0.72, 0.024), random.pick(['#e2506a', '#f07a90', '#f8d0d8']));
    }
  });
}
