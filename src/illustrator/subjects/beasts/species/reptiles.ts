import { mix, type Rgb, scale, toCss } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, limb, line, type Point, path, polygon, smooth } from '../../pen.ts';
import { type Sketch, sketch } from '../../sketch.ts';
import { drawEye } from '../face-eyes.ts';
import { paintHide, softPatch } from '../hide.ts';
import { moodOf } from '../mood.ts';

function skinOf({ colour, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return colour ?? random.fork('skin').pick(natural);
}

/** A frog sitting and facing the viewer; it stretches when it jumps. */
export function drawFrog(request: DrawingRequest): Drawing {
  const { size, lightSide, pose } = request;
  const skin = skinOf(request, [
    [112, 178, 72],
    [90, 162, 96],
    [148, 182, 66],
  ]);
  const pale = mix(skin, [252, 248, 200], 0.7);
  const stretched = pose === 'jumping' || pose === 'swimming' || pose === 'dancing';
  return sketch(
    { size: size * 1.1, left: -0.9, right: 0.9, top: -1.1, bottom: stretched ? 0.3 : 0.06 },
    (sheet) => {
      const { context } = sheet;
      for (const side of [-1, 1]) drawFrogLeg(sheet, side, skin, stretched, lightSide);
      const body = smooth([
        [0, -0.62],
        [0.28, -0.52],
        [0.36, -0.28],
        [0.28, -0.08],
        [0, -0.03],
        [-0.28, -0.08],
        [-0.36, -0.28],
        [-0.28, -0.52],
      ]);
      paintHide(context, body, skin, {
        lightSide,
        depth: 0.08,
        markings: (clipped) => softPatch(clipped, 0, -0.18, 0.26, 0.22, pale, 1),
      });
      for (const side of [-1, 1]) {
        paintHide(
          context,
          limb(
            [
              [side * 0.2, -0.36],
              [side * 0.22, -0.18],
              [side * 0.16, -0.05],
            ],
            [0.13, 0.11, 0.08],
          ),
          skin,
          { lightSide, depth: 0.03 },
        );
        for (const toe of [-0.06, 0, 0.06])
          paintHide(context, ellipse(side * 0.16 + toe, -0.025, 0.035, 0.026), skin, {
            lightSide,
            depth: 0.01,
            outline: 0.006,
          });
        paintHide(context, ellipse(side * 0.2, -0.82, 0.13, 0.125), skin, { lightSide, depth: 0.04 });
      }
      const head = smooth([
        [0, -0.84],
        [0.24, -0.8],
        [0.4, -0.64],
        [0.3, -0.46],
        [0, -0.4],
        [-0.3, -0.46],
        [-0.4, -0.64],
        [-0.24, -0.8],
      ]);
      paintHide(context, head, skin, {
        lightSide,
        depth: 0.07,
        outline: 0,
        markings: (clipped) => softPatch(clipped, 0, -0.46, 0.34, 0.12, pale, 0.9),
      });
      drawFrogFace(sheet, request, skin);
      sheet.anchor('hat', 0, -0.86);
      sheet.anchor('face', 0, -0.64);
      sheet.anchor('hand', 0.16, -0.1);
      sheet.anchor('seat', 0, -0.04);
      sheet.anchor('back', 0, -0.6);
      sheet.head(0.74);
    },
  );
}

function drawFrogLeg(
  { context }: Sketch,
  side: number,
  skin: Rgb,
  stretched: boolean,
  lightSide: -1 | 1,
): void {
  const tone = scale(skin, 0.9);
  if (stretched)
    paintHide(
      context,
      limb(
        [
          [side * 0.24, -0.18],
          [side * 0.5, -0.06],
          [side * 0.44, 0.12],
          [side * 0.62, 0.24],
        ],
        [0.2, 0.16, 0.1, 0.05],
      ),
      tone,
      { lightSide, depth: 0.03 },
    );
  else {
    paintHide(context, ellipse(side * 0.34, -0.2, 0.17, 0.2, side * 0.3), tone, { lightSide, depth: 0.04 });
    paintHide(
      context,
      path(
        `M${side * 0.24} -0.05Q${side * 0.4} -0.1 ${side * 0.56} -0.03L${side * 0.6} 0.0L${side * 0.5} 0.0L${side * 0.46} 0.02H${side * 0.26}Z`,
      ),
      tone,
      { lightSide, depth: 0.02 },
    );
  }
}

function drawFrogFace({ context }: Sketch, request: DrawingRequest, skin: Rgb): void {
  const mood = moodOf(request);
  for (const side of [-1, 1] as const) {
    if (!mood.closed) fill(context, ellipse(side * 0.2, -0.84, 0.098, 0.1), [255, 252, 240]);
    drawEye(
      context,
      side * 0.2,
      -0.835,
      side,
      { size: 0.07, spread: 0.2, y: -0.83, iris: [226, 176, 50] },
      mood,
    );
    softPatch(context, side * 0.29, -0.58, 0.07, 0.05, [250, 140, 110], 0.6);
    fill(context, ellipse(side * 0.035, -0.69, 0.01, 0.014), scale(skin, 0.5));
  }
  const bend = mood.expression === 'sad' ? -0.54 : -0.48;
  line(
    context,
    path(`M-0.28 -0.6Q-0.14 ${bend} 0 ${bend}Q0.14 ${bend} 0.28 -0.6`),
    toCss(scale(skin, 0.34), 0.95),
    0.018,
  );
}

/** A coiled snake with a raised head; a cobra spreads its hood. */
export function drawSnake(request: DrawingRequest): Drawing {
  return snake(request, false);
}

export function drawCobra(request: DrawingRequest): Drawing {
  return snake(request, true);
}

function snake(request: DrawingRequest, hooded: boolean): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(
    request,
    hooded
      ? [
          [146, 116, 66],
          [84, 104, 84],
        ]
      : [
          [98, 160, 78],
          [196, 142, 70],
          [110, 150, 140],
        ],
  );
  const pale = mix(skin, [252, 240, 196], 0.65);
  const dark = scale(skin, 0.58);
  const asleep = request.pose === 'sleeping' || request.pose === 'lying';
  return sketch({ size, left: -0.8, right: 0.9, top: -1.15, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const coils: ReadonlyArray<readonly [number, number, number, number]> = [
      [0, -0.13, 0.5, 0.13],
      [-0.02, -0.27, 0.4, 0.12],
      [0.0, -0.4, 0.28, 0.1],
    ];
    paintHide(
      context,
      limb(
        [
          [0.3, -0.1],
          [0.56, -0.07],
          [0.68, -0.12],
          [0.78, -0.09],
        ],
        [0.14, 0.09, 0.05, 0.01],
      ),
      skin,
      { lightSide, depth: 0.03 },
    );
    for (const [x, y, radiusX, radiusY] of coils) {
      const coil = ellipse(x, y, radiusX, radiusY);
      paintHide(context, coil, skin, {
        lightSide,
        depth: 0.05,
        markings: (clipped) => {
          for (let band = -4; band <= 4; band++)
            fill(
              clipped,
              ellipse(x + band * radiusX * 0.25, y - radiusY * 0.3, radiusX * 0.075, radiusY * 0.42),
              dark,
            );
          softPatch(clipped, x, y + radiusY * 0.9, radiusX, radiusY * 0.4, pale, 0.8);
        },
      });
    }
    const neck: Point[] = asleep
      ? [
          [-0.1, -0.46],
          [0.06, -0.5],
          [0.24, -0.5],
        ]
      : [
          [-0.06, -0.42],
          [-0.16, -0.62],
          [0.02, -0.78],
          [0.1, -0.92],
        ];
    if (hooded && !asleep)
      paintHide(
        context,
        path(
          'M0.1 -1.02C-0.16 -1.04 -0.24 -0.78 -0.1 -0.6Q0.02 -0.5 0.14 -0.6C0.34 -0.76 0.36 -1.02 0.1 -1.02Z',
        ),
        skin,
        {
          lightSide,
          depth: 0.06,
          markings: (clipped) => softPatch(clipped, 0.06, -0.72, 0.12, 0.2, pale, 0.9),
        },
      );
    paintHide(context, limb(neck, asleep ? [0.18, 0.17, 0.16] : [0.2, 0.18, 0.16, 0.15]), skin, {
      lightSide,
      depth: 0.04,
      markings: (clipped) => softPatch(clipped, 0.06, -0.66, 0.07, 0.2, pale, 0.8),
    });
    drawSnakeHead(sheet, neck[neck.length - 1]!, request, skin);
    sheet.anchor('seat', 0, -0.48);
    sheet.head(0.3);
  });
}

function drawSnakeHead(sheet: Sketch, [x, y]: Point, request: DrawingRequest, skin: Rgb): void {
  const { context } = sheet;
  line(context, path(`M${x + 0.3} ${y + 0.02}h0.1l0.05 -0.03m-0.05 0.03l0.05 0.03`), [206, 50, 60], 0.016);
  const head = smooth([
    [x - 0.1, y - 0.02],
    [x, y - 0.13],
    [x + 0.16, y - 0.13],
    [x + 0.32, y - 0.02],
    [x + 0.28, y + 0.07],
    [x + 0.08, y + 0.11],
    [x - 0.06, y + 0.08],
  ]);
  paintHide(context, head, skin, { lightSide: request.lightSide, depth: 0.04 });
  drawEye(
    context,
    x + 0.11,
    y - 0.05,
    1,
    { size: 0.046, spread: 0, y: 0, iris: [250, 206, 70], slit: true },
    moodOf(request),
  );
  line(
    context,
    path(`M${x + 0.31} ${y + 0.02}Q${x + 0.18} ${y + 0.07} ${x + 0.06} ${y + 0.03}`),
    toCss(scale(skin, 0.4), 0.9),
    0.012,
  );
  sheet.anchor('hat', x + 0.06, y - 0.12);
  sheet.anchor('face', x + 0.1, y);
  sheet.anchor('hand', x + 0.34, y + 0.03);
}

interface Crawler {
  skin: Rgb;
  belly: Rgb;
  depth: number;
  snout: number;
  teeth: boolean;
  crest: boolean;
  tail: number;
  curled: boolean;
}

export function drawLizard(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [
    [120, 172, 78],
    [196, 158, 92],
    [88, 160, 150],
  ]);
  return drawCrawler(request, {
    skin,
    belly: mix(skin, [252, 244, 206], 0.6),
    depth: 0.2,
    snout: 0.18,
    teeth: false,
    crest: request.qualities.includes('spiky'),
    tail: 0.7,
    curled: false,
  });
}

/** A chameleon: high back, curled tail, turret eyes. */
export function drawChameleon(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [
    [110, 188, 96],
    [80, 176, 160],
    [226, 160, 70],
  ]);
  return drawCrawler(request, {
    skin,
    belly: mix(skin, [250, 240, 160], 0.6),
    depth: 0.28,
    snout: 0.12,
    teeth: false,
    crest: true,
    tail: 0.56,
    curled: true,
  });
}

export function drawCrocodile(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [
    [104, 138, 80],
    [96, 124, 92],
  ]);
  return drawCrawler(request, {
    skin,
    belly: mix(skin, [250, 240, 190], 0.6),
    depth: 0.27,
    snout: 0.46,
    teeth: true,
    crest: true,
    tail: 0.72,
    curled: false,
  });
}

function drawCrawler(request: DrawingRequest, plan: Crawler): Drawing {
  const { size, lightSide } = request;
  const { skin, depth: d, tail, curled } = plan;
  return sketch(
    { size: size * 0.9, left: -1.4, right: 1.2, top: -0.9, bottom: 0.06, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const y = -0.1 - d * 0.55;
      for (const [x, shade] of [
        [-0.26, 0.78],
        [0.32, 0.78],
      ] as const)
        drawCrawlerLeg(sheet, x + 0.06, y, skin, shade, lightSide);
      const spine: Point[] = curled
        ? [
            [-0.66, -0.3],
            [-0.78, -0.24],
            [-0.84, -0.12],
            [-0.72, -0.05],
            [-0.56, -0.14],
            [-0.3, y],
            [0.1, y - 0.03],
            [0.42, y - 0.03],
          ]
        : [
            [-0.5 - tail, -0.05],
            [-0.4 - tail * 0.5, -0.06],
            [-0.42, y + 0.04],
            [-0.1, y],
            [0.2, y],
            [0.46, y - 0.03],
          ];
      const widths = curled
        ? [0.02, 0.05, 0.07, 0.09, 0.12, d * 0.9, d * 1.1, d * 0.7]
        : [0.02, d * 0.4, d * 0.74, d * 1.04, d, d * 0.76];
      if (plan.crest) drawCrest(context, spine, widths, scale(skin, 0.66));
      paintHide(context, limb(spine, widths), skin, {
        lightSide,
        depth: d * 0.3,
        markings: (clipped) => {
          softPatch(clipped, 0.05, y + d * 0.56, 0.5, d * 0.4, plan.belly, 0.95);
          for (let dot = 0; dot < 22; dot++)
            softPatch(
              clipped,
              -0.6 + (dot % 11) * 0.1,
              y - d * 0.3 + Math.floor(dot / 11) * d * 0.32,
              0.024,
              0.02,
              scale(skin, 0.66),
              0.7,
            );
        },
      });
      for (const x of [-0.32, 0.28]) drawCrawlerLeg(sheet, x, y, skin, 1, lightSide);
      drawCrawlerHead(sheet, request, plan, y);
      sheet.anchor('seat', 0, y - d * 0.45);
      sheet.anchor('back', 0, y - d * 0.5);
    },
  );
}

function drawCrest(
  context: Sketch['context'],
  spine: readonly Point[],
  widths: readonly number[],
  colour: Rgb,
): void {
  for (let index = 0; index + 1 < spine.length; index++) {
    for (const part of [0.2, 0.6]) {
      const x = spine[index]![0] + (spine[index + 1]![0] - spine[index]![0]) * part;
      const y =
        spine[index]![1] +
        (spine[index + 1]![1] - spine[index]![1]) * part -
        (widths[index]! * (1 - part) + widths[index + 1]! * part) * 0.46;
      fill(
        context,
        polygon([
          [x - 0.04, y + 0.02],
          [x - 0.012, y - 0.055],
          [x + 0.04, y + 0.02],
        ]),
        colour,
      );
    }
  }
}

function drawCrawlerLeg(
  { context }: Sketch,
  x: number,
  y: number,
  skin: Rgb,
  shade: number,
  lightSide: -1 | 1,
): void {
  paintHide(
    context,
    limb(
      [
        [x, y],
        [x - 0.08, y + 0.1],
        [x + 0.02, -0.03],
      ],
      [0.14, 0.11, 0.075],
    ),
    skin,
    { lightSide, shade, depth: 0.02 },
  );
  for (const toe of [0, 0.05, 0.1])
    paintHide(context, ellipse(x + toe, -0.018, 0.036, 0.022), skin, {
      lightSide,
      shade,
      depth: 0.01,
      outline: 0.006,
    });
}

function drawCrawlerHead(
  sheet: Sketch,
  request: DrawingRequest,
  { skin, belly, depth: d, snout, teeth, curled }: Crawler,
  y: number,
): void {
  const { context } = sheet;
  const x = 0.52;
  const top = y - 0.06;
  if (teeth) {
    paintHide(
      context,
      path(
        `M${x - 0.04} ${top + 0.1}L${x + snout + 0.1} ${top + 0.13}Q${x + snout + 0.16} ${top + 0.17} ${x + snout + 0.08} ${top + 0.19}L${x - 0.02} ${top + 0.2}Z`,
      ),
      belly,
      { lightSide: request.lightSide, depth: 0.02 },
    );
    for (let tooth = 0; tooth < 8; tooth++)
      fill(
        context,
        polygon([
          [x + 0.06 + tooth * 0.058, top + 0.09],
          [x + 0.085 + tooth * 0.058, top + 0.145],
          [x + 0.11 + tooth * 0.058, top + 0.09],
        ]),
        [255, 252, 240],
      );
  }
  const head = smooth([
    [x - 0.14, top + 0.04],
    [x - 0.02, top - d * 0.5],
    [x + 0.12, top - d * 0.5],
    [x + 0.16 + snout * 0.5, top - (teeth ? 0.02 : d * 0.2)],
    [x + 0.14 + snout, top - (teeth ? 0.03 : 0)],
    [x + 0.15 + snout, top + 0.07],
    [x + 0.08, top + 0.11],
    [x - 0.1, top + 0.12],
  ]);
  paintHide(context, head, skin, { lightSide: request.lightSide, depth: 0.04 });
  if (curled)
    paintHide(context, ellipse(x + 0.06, top - d * 0.16, 0.085, 0.08), mix(skin, [255, 240, 160], 0.3), {
      lightSide: request.lightSide,
      depth: 0.02,
    });
  if (teeth)
    paintHide(context, ellipse(x + 0.05, top - d * 0.48, 0.075, 0.07), skin, {
      lightSide: request.lightSide,
      depth: 0.02,
    });
  const eyeY = teeth ? top - d * 0.5 : top - d * 0.16;
  drawEye(
    context,
    x + 0.06,
    eyeY,
    1,
    { size: 0.045, spread: 0, y: 0, iris: [246, 206, 70], slit: true },
    moodOf(request),
  );
  fill(context, ellipse(x + 0.12 + snout, top, 0.012, 0.009), scale(skin, 0.4));
  if (!teeth)
    line(
      context,
      path(`M${x + 0.14 + snout} ${top + 0.05}Q${x + 0.1} ${top + 0.09} ${x} ${top + 0.05}`),
      toCss(scale(skin, 0.4), 0.9),
      0.012,
    );
  sheet.anchor('hat', x + 0.04, top - d * 0.55);
  sheet.anchor('face', x + 0.06, top);
  sheet.anchor('hand', x + 0.16 + snout, top + 0.08);
  sheet.head(0.26);
}
