import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import {
  across,
  around,
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
} from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

const BALLOON_CLOTHS = [
  ['#e2453c', '#f6c445'],
  ['#2b7fd0', '#f4f0e4'],
  ['#8a49b8', '#f59ac0'],
  ['#159a86', '#f8d15a'],
  ['#e2453c', '#f4f0e4'],
  ['#f08a2c', '#3c6fb0'],
] as const;

/** A hot-air balloon with colored gores and a wicker basket. */
export function drawHotAirBalloon(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, lamps } = request;
  const pair = random.pick(BALLOON_CLOTHS).map(fromHex);
  const cloths: Rgb[] = color ? [color, mix(color, [250, 244, 230], 0.8)] : pair;
  const zigzag = random.chance(0.5);
  return sketch({ size, left: -0.48, right: 0.48, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    const gores = 10;
    const edge = (position: number) => Math.sin(position * (Math.PI / 2));
    const side = (x: number) => `C${x * 0.47} -0.97 ${x * 0.47} -0.5 ${x * 0.085} -0.24`;
    for (let gore = 0; gore < gores; gore++) {
      const from = edge(-1 + (2 * gore) / gores);
      const to = edge(-1 + (2 * (gore + 1)) / gores);
      const shape = `M0 -1.03${side(from)}L${to * 0.085} -0.24C${to * 0.47} -0.5 ${to * 0.47} -0.97 0 -1.03Z`;
      fill(context, shape, cloths[gore % 2]!);
      line(context, shape, toCss(scale(cloths[gore % 2]!, 0.5), 0.5), 0.003);
    }
    const envelope = path(`M0 -1.03${side(-1)}H0.085C0.47 -0.5 0.47 -0.97 0 -1.03Z`);
    context.save();
    context.clip(envelope);
    if (zigzag)
      line(
        context,
        'M-0.5 -0.68L-0.4 -0.62L-0.3 -0.68L-0.2 -0.6L-0.1 -0.67L0 -0.59L0.1 -0.67L0.2 -0.6L0.3 -0.68L0.4 -0.62L0.5 -0.68',
        cloths[1]!,
        0.05,
      );
    fill(
      context,
      box(0, -0.2, 1, 0.9),
      across(context, -0.36, 0.36, [
        [0, lightSide < 0 ? 'rgba(20,10,30,0.12)' : 'rgba(20,10,30,0.5)'],
        [lightSide < 0 ? 0.3 : 0.7, 'rgba(255,250,230,0.28)'],
        [1, lightSide < 0 ? 'rgba(20,10,30,0.5)' : 'rgba(20,10,30,0.12)'],
      ]),
    );
    fill(
      context,
      box(0, -0.2, 1, 0.9),
      down(
        context,
        -1.03,
        -0.24,
        fade('rgba(255,255,255,0.2)', [0.4, 'rgba(255,255,255,0)'], 'rgba(30,10,20,0.4)'),
      ),
    );
    context.restore();
    // Who is seen in it needs room.
    const roomy = request.qualities.includes('crewed') ? 2.4 : 1;
    drawBasket(sheet, 0.065 * roomy, 0.12 * (roomy + 1) * 0.5, lightSide);
    if (lamps) {
      fill(sheet.glow, 'M-0.018 -0.2Q0 -0.3 0.018 -0.2Q0 -0.18 -0.018 -0.2Z', [255, 222, 130]);
      sheet.light(0, -0.34, 0.4, [255, 160, 70]);
    }
  });
}

function drawBasket(sheet: Sketch, half: number, tall: number, lightSide: -1 | 1): void {
  const { context } = sheet;
  for (const [from, to] of [
    [0.085, half * 0.8],
    [0.03, half * 0.37],
  ] as const)
    line(context, `M${-from} -0.24L${-to} ${-tall}M${from} -0.24L${to} ${-tall}`, [74, 58, 44], 0.006);
  modelled(context, box(0, 0, half * 2, tall, 0.018), [150, 102, 58], { depth: 0.02, lightSide });
  for (let row = 0; row < 4; row++)
    line(context, `M${-half} ${-tall * (0.83 - row * 0.22)}H${half}`, 'rgba(92,58,30,0.6)', 0.006);
  line(context, `M${-half * 1.05} ${-tall}H${half * 1.05}`, [104, 66, 36], 0.018);
  sheet.opening(0, -tall, half, 0.008);
}

/** A sleek rocket ship rising to the upper right, fire behind it. */
export function drawSpaceship({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const trim: Rgb = color ?? pickColor(random, '#d63e34 #3a70cc #f09632');
  const hull: Rgb = [226, 230, 238];
  return sketch({ size, left: -0.62, right: 0.62, top: -1.16, facing: 'right' }, (sheet) => {
    for (const target of [sheet.context, sheet.glow]) {
      target.translate(-0.06, -0.5);
      target.rotate(0.62);
      target.translate(0, 0.5);
    }
    drawExhaust(sheet);
    const { context } = sheet;
    const model = { depth: 0.04, lightSide, outline: 0.007 };
    for (const side of [-1, 1])
      modelled(
        context,
        pathAt(0, 0, 'M0.1 -0.46C0.24 -0.38 0.28 -0.24 0.27 -0.1L0.11 -0.2Z', side),
        trim,
        model,
      );
    const body = path('M0 -1.1C0.14 -0.96 0.19 -0.7 0.14 -0.2H-0.14C-0.19 -0.7 -0.14 -0.96 0 -1.1Z');
    fill(context, body, across(context, -0.17, 0.17, barrel(hull, lightSide)));
    context.save();
    context.clip(body);
    fill(
      context,
      'M-0.3 -1.2H0.3V-0.9Q0 -0.82 -0.3 -0.9Z',
      across(context, -0.12, 0.12, barrel(trim, lightSide)),
    );
    fill(context, box(0, -0.26, 0.4, 0.05), scale(trim, 0.9));
    line(context, 'M-0.2 -0.46Q0 -0.42 0.2 -0.46', 'rgba(90,100,120,0.6)', 0.006);
    context.restore();
    line(context, body, 'rgba(50,56,72,0.85)', 0.008);
    fill(context, box(0, -0.15, 0.2, 0.06, 0.02), [88, 94, 108]);
    for (const [y, radius] of rows<2>('-0.68,0.066 -0.5,0.045')) {
      fill(context, ellipse(0, y, radius * 1.3), [150, 158, 174]);
      fill(
        context,
        ellipse(0, y, radius),
        around(
          context,
          -radius * 0.3,
          y - radius * 0.3,
          radius * 1.4,
          coloredRows<1>('0,#d8f2ff 0.5,#4f9fd8 1,#1d3d6b'),
        ),
      );
    }
    modelled(context, 'M-0.018 -0.42H0.018L0.03 -0.1Q0 -0.06 -0.03 -0.1Z', trim, model);
  });
}

function drawExhaust(sheet: Sketch): void {
  const tongues = coloredRows<2>('0.1,0.2,#ff7824 0.07,0.12,#ffbe46 0.035,0.05,#fff6c8');
  for (const target of [sheet.context, sheet.glow]) {
    for (const [half, reach, tone] of tongues)
      fill(
        target,
        `M${-half} -0.17C${-half * 1.3} -0.04 ${-half * 0.5} 0.02 0 ${reach}C${half * 0.5} 0.02 ${half * 1.3} -0.04 ${half} -0.17Z`,
        tone,
      );
  }
  sheet.light(-0.24, -0.15, 0.3, [255, 150, 60]);
}

/** A flying saucer with a glass dome, lights around the rim and a beam. */
export function drawUfo({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const metal: Rgb = color ?? pickColor(random, '#acb6c6 #96aca6 #b4a8be');
  const glowColor: Rgb = pickColor(random, '#78ffbe #82dcff #ffd26e');
  return sketch({ size, left: -0.85, right: 0.85, top: -1.02 }, (sheet) => {
    const { context } = sheet;
    const beam = 'M-0.2 -0.44L-0.42 0H0.42L0.2 -0.44Z';
    fill(context, beam, down(context, -0.44, 0, fade(toCss(glowColor, 0.62), toCss(glowColor, 0.06))));
    fill(sheet.glow, beam, down(context, -0.44, 0, fade(toCss(glowColor, 0.4), toCss(glowColor, 0))));
    const dome = 'M-0.3 -0.66C-0.28 -0.92 -0.14 -1 0 -1C0.14 -1 0.28 -0.92 0.3 -0.66Z';
    fill(
      context,
      dome,
      around(
        context,
        -0.1,
        -0.86,
        0.4,
        fade('rgba(235,252,255,0.95)', [0.5, 'rgba(120,200,230,0.8)'], 'rgba(40,90,130,0.9)'),
      ),
    );
    fill(
      context,
      'M-0.08 -0.66C-0.1 -0.8 -0.06 -0.86 0 -0.86C0.06 -0.86 0.1 -0.8 0.08 -0.66Z',
      [104, 180, 96],
    );
    for (const x of [-0.028, 0.028]) fill(context, ellipse(x, -0.78, 0.02, 0.028, x * 9), [20, 24, 28]);
    line(context, 'M-0.2 -0.72Q-0.2 -0.9 -0.06 -0.94', 'rgba(255,255,255,0.75)', 0.02);
    line(context, dome, 'rgba(40,60,84,0.7)', 0.007);
    const disc =
      'M-0.78 -0.58C-0.6 -0.68 -0.34 -0.7 0 -0.7C0.34 -0.7 0.6 -0.68 0.78 -0.58C0.5 -0.46 0.24 -0.41 0 -0.41C-0.24 -0.41 -0.5 -0.46 -0.78 -0.58Z';
    modelled(context, disc, metal, { depth: 0.09, lightSide, outline: 0.008 });
    line(context, 'M-0.78 -0.58Q0 -0.48 0.78 -0.58', toCss(scale(metal, 0.5), 0.9), 0.014);
    for (let lamp = -3; lamp <= 3; lamp++) {
      const x = lamp * 0.19;
      const y = -0.5 - Math.abs(lamp) ** 2 * 0.006;
      for (const target of [context, sheet.glow])
        fill(
          target,
          ellipse(x, y, 0.032),
          around(target, x, y, 0.034, fade('#fff', [0.5, glowColor], toCss(scale(glowColor, 0.6)))),
        );
      sheet.light(x, y, 0.1, glowColor);
    }
    sheet.light(0, -0.4, 0.5, glowColor);
  });
}
