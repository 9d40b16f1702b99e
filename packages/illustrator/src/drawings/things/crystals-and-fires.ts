import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { drawUmbrella as paintUmbrella } from '../figures/held/held-items.registry.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, box, ellipse, fade, fill, limb, line, modelled, pathAt, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

/** A cluster of six-sided crystals that glow from inside. */
export function drawCrystal({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const tint: Rgb = color ?? pickColor(random, '#78beff #bc80fa #6ee8be #ff8cbe');
  const shards = [
    { x: -0.2, lean: -0.42, height: 0.56, width: 0.15 },
    { x: 0.22, lean: 0.4, height: 0.62, width: 0.16 },
    { x: -0.06, lean: -0.13, height: 0.82, width: 0.19 },
    { x: 0.08, lean: 0.1, height: random.range(0.9, 1), width: 0.22 },
    { x: -0.3, lean: -0.62, height: 0.34, width: 0.11 },
    { x: 0.32, lean: 0.6, height: 0.36, width: 0.12 },
    { x: 0.0, lean: 0.02, height: 0.42, width: 0.17 },
  ];
  return sketch({ size, left: -0.72, right: 0.72, top: -1.06 }, (sheet) => {
    fill(sheet.context, ellipse(0, -0.01, 0.42, 0.07), [86, 80, 96]);
    for (const shard of shards) drawShard(sheet, shard, tint, lightSide);
    for (let rock = 0; rock < 12; rock++)
      modelled(
        sheet.context,
        ellipse(
          random.range(-0.42, 0.42),
          random.range(-0.02, 0.005),
          random.range(0.04, 0.08),
          random.range(0.025, 0.045),
        ),
        scale([112, 104, 120], random.range(0.7, 1.1)),
        { depth: 0.02, lightSide },
      );
    sheet.light(0, -0.5, 0.7, tint);
  });
}

function drawShard(
  sheet: Sketch,
  { x, lean, height, width }: { x: number; lean: number; height: number; width: number },
  tint: Rgb,
  lightSide: -1 | 1,
): void {
  const white: Rgb = [255, 255, 255];
  const { context } = sheet;
  const half = width / 2;
  const shoulder = -height * 0.78;
  const faces: Array<[Array<[number, number]>, Rgb]> = [
    [
      [
        [-half, 0],
        [-half * 0.9, shoulder],
        [-half * 0.25, shoulder + 0.03],
        [-half * 0.3, 0],
      ],
      lightSide < 0 ? mix(tint, white, 0.55) : scale(tint, 0.62),
    ],
    [
      [
        [-half * 0.3, 0],
        [-half * 0.25, shoulder + 0.03],
        [half * 0.45, shoulder + 0.025],
        [half * 0.45, 0],
      ],
      mix(tint, white, 0.18),
    ],
    [
      [
        [half * 0.45, 0],
        [half * 0.45, shoulder + 0.025],
        [half * 0.92, shoulder],
        [half, 0],
      ],
      lightSide < 0 ? scale(tint, 0.6) : mix(tint, white, 0.55),
    ],
    [
      [
        [-half * 0.9, shoulder],
        [0, -height],
        [-half * 0.25, shoulder + 0.03],
      ],
      mix(tint, white, 0.75),
    ],
    [
      [
        [-half * 0.25, shoulder + 0.03],
        [0, -height],
        [half * 0.45, shoulder + 0.025],
      ],
      mix(tint, white, 0.42),
    ],
    [
      [
        [half * 0.45, shoulder + 0.025],
        [0, -height],
        [half * 0.92, shoulder],
      ],
      scale(tint, 0.85),
    ],
  ];
  for (const target of [context, sheet.glow])
    framed(target, { at: [x, 0.0], turn: lean * 0.8 }, () => {
      target.globalAlpha = target === context ? 1 : 0.4;
      for (const [points, tone] of faces) fill(target, polygon(points), tone);
    });
  framed(context, { at: [x, 0], turn: lean * 0.8 }, () => {
    line(
      context,
      `M${-half} 0L${-half * 0.9} ${shoulder}L0 ${-height}L${half * 0.92} ${shoulder}L${half} 0`,
      toCss(scale(tint, 0.4), 0.7),
      0.006,
    );
    line(context, `M${-half * 0.62} -0.06V${shoulder * 0.8}`, 'rgba(255,255,255,0.7)', 0.01);
  });
}

/** Logs, stones and tongues of fire. */
export function drawCampfire({ size, random, lightSide }: DrawingRequest): Drawing {
  return sketch({ size, left: -0.62, right: 0.62, top: -1.02 }, (sheet) => {
    const { context } = sheet;
    for (let stone = 0; stone < 7; stone++)
      modelled(
        context,
        ellipse(-0.42 + stone * 0.14, -0.06 - Math.sin((stone / 6) * Math.PI) * 0.06, 0.085, 0.06),
        scale([128, 122, 122], random.range(0.7, 0.95)),
        { depth: 0.03, lightSide },
      );
    const tongues = coloredRows<2>('0.3,0.86,#f05c1e 0.23,0.66,#ff9628 0.15,0.46,#ffce54 0.08,0.28,#fff6c8');
    for (const target of [context, sheet.glow]) {
      for (const [half, rise, tone] of tongues)
        fill(
          target,
          `M${-half} -0.1C${-half * 1.15} ${-rise * 0.45} ${-half * 0.5} ${-rise * 0.5} ${-half * 0.62} ${-rise * 0.82}C${-half * 0.2} ${-rise * 0.7} ${-half * 0.2} ${-rise * 0.82} 0 ${-rise * 1.08}C${half * 0.12} ${-rise * 0.8} ${half * 0.5} ${-rise * 0.72} ${half * 0.5} ${-rise * 0.94}C${half * 0.72} ${-rise * 0.6} ${half * 1.2} ${-rise * 0.4} ${half} -0.1Q0 -0.02 ${-half} -0.1Z`,
          tone,
        );
      for (let spark = 0; spark < 9; spark++)
        fill(
          target,
          ellipse(Math.sin(spark * 2.1) * 0.26, -0.7 - spark * 0.034, 0.008 + (spark % 3) * 0.004),
          [255, 190, 90],
        );
    }
    for (const [x0, y0, x1, y1] of rows<4>(
      '-0.36,-0.03,0.2,-0.16 0.36,-0.03,-0.2,-0.16 -0.3,-0.01,0.3,-0.05',
    )) {
      const log = limb(
        [
          [x0, y0],
          [(x0 + x1) / 2, (y0 + y1) / 2],
          [x1, y1],
        ],
        [0.085, 0.09, 0.075],
      );
      sheet.cover(log);
      modelled(context, log, [110, 74, 48], { depth: 0.03, lightSide });
      fill(context, ellipse(x0, y0, 0.028, 0.042), [206, 164, 112]);
    }
    sheet.light(0, -0.35, 1.2, [255, 140, 50]);
    sheet.smoke(0, -0.9);
  });
}

/** An open umbrella standing by itself. */
export function drawUmbrella({ size, random, color, lightSide, qualities }: DrawingRequest): Drawing {
  const cloth: Rgb = color ?? pickColor(random, '#c8323a #e0a030 #2f6fb0 #3f8a6a');
  return sketch({ size, left: -0.66, right: 0.66, top: -1.04, bottom: 0.46 }, (sheet) => {
    const { context } = sheet;
    const foot = qualities.includes('shared') ? 0.42 : -0.06;
    framed(context, { turn: 0.06 }, () => paintUmbrella(context, 0, -0.5, 0.6, foot, cloth, lightSide));
    sheet.anchor('hand', (0.2 - foot) * 0.06, foot - 0.2);
  });
}

/** A carved gold throne with red cushions on a dais. */
export function drawThrone({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const velvet: Rgb = color ?? pickColor(random, '#a01e2c #3e3084 #1e6054');
  const gold: Rgb = [222, 176, 76];
  return sketch({ size, left: -0.56, right: 0.56, top: -1.08 }, (sheet) => {
    const { context } = sheet;
    const model = { depth: 0.025, lightSide, outline: 0.006 };
    for (let step = 0; step < 2; step++)
      modelled(
        context,
        box(0, -step * 0.05, 1.04 - step * 0.18, 0.052, 0.01),
        scale([178, 170, 166], 0.85 + step * 0.12),
        model,
      );
    modelled(
      context,
      'M-0.27 -0.4V-0.84Q-0.27 -0.96 -0.14 -0.96Q-0.06 -0.96 0 -1.04Q0.06 -0.96 0.14 -0.96Q0.27 -0.96 0.27 -0.84V-0.4Z',
      gold,
      model,
    );
    modelled(context, 'M-0.2 -0.4V-0.8Q-0.2 -0.89 -0.1 -0.89H0.1Q0.2 -0.89 0.2 -0.8V-0.4Z', velvet, {
      ...model,
      depth: 0.05,
    });
    for (let row = 0; row < 3; row++)
      for (let column = -1; column <= 1; column++)
        fill(
          context,
          ellipse(column * 0.1 + (row % 2) * 0.05 - 0.025, -0.8 + row * 0.13, 0.011),
          mix(gold, [255, 255, 255], 0.3),
        );
    fill(context, ellipse(0, -0.955, 0.034), [70, 130, 210]);
    for (const side of [-1, 1]) {
      modelled(context, ellipse(side * 0.27, -0.95, 0.045), gold, model);
      modelled(context, box(side * 0.3, -0.1, 0.085, 0.42, 0.02), gold, model);
      modelled(context, pathAt(0, 0, 'M0.36 -0.52q0.02 -0.07 -0.06 -0.08H0.2V-0.5Z', side), gold, model);
      modelled(context, ellipse(side * 0.335, -0.555, 0.04), mix(gold, [255, 250, 220], 0.3), model);
    }
    modelled(context, box(0, -0.1, 0.56, 0.2, 0.015), scale(gold, 0.86), model);
    modelled(context, box(0, -0.29, 0.52, 0.12, 0.05), velvet, { ...model, depth: 0.04 });
    fill(
      context,
      box(0, -0.13, 0.44, 0.1, 0.01),
      across(context, -0.22, 0.22, fade(scale(velvet, 0.9), scale(velvet, 0.6))),
    );
    sheet.anchor('seat', 0, -0.38);
  });
}
