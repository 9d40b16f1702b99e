import type { Path2D } from '@napi-rs/canvas';
import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { around, clipped, ellipse, fade, type Gradient, path, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

interface Cap {
  x: number;
  foot: number;
  height: number;
  half: number;
  lean: number;
}

/** One mushroom: stem with a frill, gills, a domed cap, spotted or smooth. */
function drawMushroom(
  { context, ...tools }: ThingTools,
  { x, foot, height, half, lean }: Cap,
  color: Rgb,
  spotted: boolean,
  random: Random,
): void {
  framed(context, { at: [x, foot], turn: lean, scale: [height, height] }, () => {
    const wide = half / height;
    const stem: Rgb = [246, 236, 214];
    tools.solid('-0.11,-0.62 -0.1,-0.3 -0.17,-0.06 0,0.01 0.17,-0.06 0.1,-0.3 0.11,-0.62', stem, 0.05);
    tools.solid(
      '-0.13,-0.46 0,-0.42 0.13,-0.46 0.19,-0.35 0.08,-0.36 0,-0.33 -0.08,-0.36 -0.19,-0.35',
      mix(stem, [220, 200, 170], 0.2),
      0.02,
    );
    drawGills(tools, wide, stem);
    const cap = capShape(wide);
    tools.solid(cap, capPaint(context, tools.lightSide, wide, color), 0.03);
    if (spotted) drawWarts({ ...tools, context }, cap, wide, random);
    tools.gleam(
      `M${tools.lightSide * wide * 0.74} -0.7Q${tools.lightSide * wide * 0.66} -0.86 ${tools.lightSide * wide * 0.34} -0.93`,
      0.03,
      0.45,
    );
  });
}

/** The underside of a cap seen from a little below its rim. */
function drawGills(tools: Pick<ThingTools, 'solid' | 'stroke'>, wide: number, stem: Rgb): void {
  tools.solid(ellipse(0, -0.56, wide * 0.95, 0.115), mix(stem, [226, 196, 158], 0.55), 0.03);
  for (let gill = -9; gill <= 9; gill++) {
    const angle = (gill / 9.6) * (Math.PI / 2);
    const [x, y] = [Math.sin(angle) * wide * 0.93, -0.56 + Math.cos(angle) * 0.11];
    tools.stroke(`M${x * 0.16} -0.55L${x} ${y}`, [186, 156, 122], 0.007);
  }
}

/** A dome with a rolled-in rim whose near edge sags a little over the gills. */
function capShape(wide: number): Path2D {
  return path(
    pathAt(0, 0, 'M-1 -0.6C-1.02 -0.88 -0.56 -1 0 -1C0.56 -1 1.02 -0.88 1 -0.6', wide) +
      `C${wide * 0.98} -0.53 ${wide * 0.86} -0.52 ${wide * 0.74} -0.535C${wide * 0.4} -0.5 ${-wide * 0.4} -0.5 ${-wide * 0.74} -0.535C${-wide * 0.86} -0.52 ${-wide * 0.98} -0.53 ${-wide} -0.6Z`,
  );
}

function capPaint(context: ThingTools['context'], lightSide: -1 | 1, wide: number, color: Rgb): Gradient {
  return around(
    context,
    lightSide * wide * 0.4,
    -0.9,
    wide * 1.5,
    fade(
      mix(color, [255, 226, 190], 0.38),
      [0.3, mix(color, [255, 200, 150], 0.08)],
      [0.7, scale(color, 0.86)],
      scale(color, 0.62),
    ),
  );
}

/** Warts in uneven rings round the dome, foreshortened towards its edges. */
function drawWarts(tools: ThingTools, cap: Path2D, wide: number, random: Random): void {
  clipped(tools.context, cap, () => {
    for (const [up, count, size] of rows<3>('1.25,2,0.13 0.85,4,0.16 0.48,5,0.13 0.16,7,0.09')) {
      const shift = random.range(-0.5, 0.5);
      for (let wart = 0; wart < count; wart++) {
        const around = ((wart + 0.5 + shift * 0.6) / count - 0.5) * 2.9 + random.range(-0.12, 0.12);
        const reach = Math.cos(up) ** 0.55;
        const x = Math.sin(around) * reach * wide;
        const y = -0.565 - Math.sin(up) * 0.4 + Math.cos(around) * 0.03 + random.range(-0.015, 0.015);
        const radius = wide * size * random.range(0.7, 1.15);
        const squeeze = Math.max(0.38, Math.cos(around * 0.9));
        tools.solid(ellipse(x, y, radius * squeeze, radius * 0.7, around * 0.35), [254, 248, 236], 0.02);
      }
    }
  });
}

/** Grass in two loose bunches about the foot. */
function tufts(tools: ThingTools, reach: number, random: Random): void {
  for (const side of [-1, 1])
    for (let blade = 0; blade < 7; blade++) {
      const x = side * reach * random.range(0.2, 0.62);
      const lean = random.range(-0.07, 0.07) + side * 0.02;
      const rise = random.range(0.06, 0.17);
      tools.rod(
        `${x},0.012 ${x + lean * 0.3},${-rise * 0.55} ${x + lean},${-rise}`,
        '0.02 0.016 0.003',
        [88 + (blade % 3) * 16, 144, 68],
        0.004,
      );
    }
}

/** Red fly agarics: one tall, often with a small one beside. Who sits on it sits at `seat`. */
export const drawFlyAgaric = thing({ left: -0.8, right: 0.8, top: -1.04 }, (tools, { random, color }) => {
  const cap: Rgb = color ?? pickColor(random, '#d8281f #cc2f24 #e03a28');
  const half = random.range(0.46, 0.58);
  if (random.chance(0.6)) {
    const side = random.pick([-1, 1]);
    drawMushroom(
      tools,
      { x: side * 0.44, foot: 0, height: 0.46, half: 0.2, lean: side * 0.14 },
      cap,
      true,
      random,
    );
  }
  drawMushroom(tools, { x: 0, foot: 0, height: 1, half, lean: random.range(-0.05, 0.05) }, cap, true, random);
  tufts(tools, 0.5, random);
  tools.sheet.anchor('seat', 0, -0.96);
});

/** Brown mushrooms in a family. */
export const drawBrownMushroom = thing({ left: -0.8, right: 0.8, top: -1.04 }, (tools, { random, color }) => {
  const cap: Rgb = color ?? pickColor(random, '#9a6a3e #b07a44 #7f5230');
  drawMushroom(
    tools,
    { x: 0.4, foot: 0, height: 0.62, half: 0.24, lean: 0.16 },
    scale(cap, 0.92),
    false,
    random,
  );
  drawMushroom(
    tools,
    { x: -0.44, foot: 0, height: 0.48, half: 0.2, lean: -0.18 },
    mix(cap, [255, 230, 190], 0.1),
    false,
    random,
  );
  drawMushroom(
    tools,
    { x: 0, foot: 0, height: 0.98, half: random.range(0.4, 0.48), lean: 0 },
    cap,
    false,
    random,
  );
  tufts(tools, 0.52, random);
  tools.sheet.anchor('seat', 0, -0.94);
});
