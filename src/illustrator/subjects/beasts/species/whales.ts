import { mix, type Rgb, scale, toCss } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, limb, line, path, polygon, smooth } from '../../pen.ts';
import { type Sketch, sketch } from '../../sketch.ts';
import { drawBirdEye } from '../bird.ts';
import { paintHide, softPatch } from '../hide.ts';

function skinOf({ colour, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  if (colour) return colour[0] + colour[1] + colour[2] < 150 ? mix(colour, [90, 100, 130], 0.3) : colour;
  return random.fork('skin').pick(natural);
}

/** A great whale with a pleated throat and raised flukes; it spouts above water. */
export function drawWhale(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(request, [
    [70, 110, 160],
    [82, 122, 150],
    [96, 110, 140],
  ]);
  const pale = mix(skin, [246, 250, 252], 0.8);
  return sketch(
    { size: size * 0.95, left: -1.1, right: 1, top: -1.1, bottom: 0.5, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      paintHide(
        context,
        path(
          'M-0.74 -0.36C-0.86 -0.5 -1.0 -0.58 -1.02 -0.72C-0.9 -0.74 -0.8 -0.68 -0.74 -0.58C-0.7 -0.72 -0.6 -0.8 -0.46 -0.78C-0.48 -0.62 -0.58 -0.5 -0.66 -0.36Z',
        ),
        skin,
        { lightSide, depth: 0.05 },
      );
      const body = smooth([
        [0.86, -0.08],
        [0.78, -0.36],
        [0.5, -0.52],
        [0.12, -0.52],
        [-0.3, -0.36],
        [-0.58, -0.3],
        [-0.72, -0.42],
        [-0.74, -0.3],
        [-0.6, -0.06],
        [-0.3, 0.18],
        [0.1, 0.3],
        [0.5, 0.28],
        [0.78, 0.14],
      ]);
      paintHide(context, body, skin, {
        lightSide,
        depth: 0.12,
        markings: (clipped) => {
          fill(clipped, path('M0.95 0.0Q0.5 0.04 0.2 0.12Q-0.2 0.2 -0.5 0.06L-0.4 0.6H1Z'), pale);
          for (let pleat = 0; pleat < 6; pleat++)
            line(
              clipped,
              path(
                `M${0.84 - pleat * 0.03} ${0.06 + pleat * 0.042}Q0.4 ${0.12 + pleat * 0.05} ${0.0 + pleat * 0.02} ${0.16 + pleat * 0.04}`,
              ),
              toCss(scale(pale, 0.74), 0.7),
              0.012,
            );
          for (const [x, y, r] of [
            [0.3, -0.42, 0.04],
            [0.44, -0.44, 0.026],
            [0.1, -0.4, 0.03],
          ] as const)
            softPatch(clipped, x, y, r, r, pale, 0.5);
        },
      });
      line(
        context,
        path('M0.86 -0.02Q0.66 0.04 0.5 -0.02Q0.44 -0.05 0.42 -0.1'),
        toCss(scale(skin, 0.4), 0.85),
        0.016,
      );
      paintHide(context, path('M0.26 0.12Q0.22 0.4 0.02 0.46Q-0.02 0.3 0.08 0.12Z'), scale(skin, 0.92), {
        lightSide,
        depth: 0.04,
      });
      fill(context, ellipse(0.46, -0.14, 0.056, 0.05), mix(skin, [255, 255, 255], 0.3));
      drawBirdEye(context, 0.465, -0.14, 0.038);
      softPatch(context, 0.52, -0.05, 0.06, 0.04, [250, 150, 150], 0.5);
      if (request.pose !== 'lying' && request.pose !== 'flying') drawSpout(sheet);
      noteSwimmer(sheet, 0.2, -0.5, 0.62, -0.42, 0.5);
    },
  );
}

function drawSpout({ context }: Sketch): void {
  for (let jet = -3; jet <= 3; jet++) {
    line(
      context,
      path(`M0.4 -0.52Q${0.4 + jet * 0.05} -0.86 ${0.4 + jet * 0.11} ${-0.76 + Math.abs(jet) * 0.06}`),
      'rgba(214,238,252,0.85)',
      0.026,
    );
    fill(
      context,
      ellipse(0.4 + jet * 0.115, -0.72 + Math.abs(jet) * 0.06, 0.026, 0.034),
      'rgba(236,248,255,0.95)',
    );
  }
}

function noteSwimmer(
  sheet: Sketch,
  seatX: number,
  seatY: number,
  hatX: number,
  hatY: number,
  head: number,
): void {
  sheet.anchor('seat', seatX, seatY + 0.03);
  sheet.anchor('back', seatX, seatY);
  sheet.anchor('hat', hatX, hatY);
  sheet.anchor('face', hatX, hatY + head * 0.5);
  sheet.anchor('waterline', 0, 0.02);
  sheet.head(head);
}

interface TorpedoPlan {
  skin: Rgb;
  belly: Rgb;
  /** Dorsal fin height. */
  fin: number;
  beak: number;
  depth: number;
  uprightTail: boolean;
  /** Bend of the body: leaping out of the water. */
  arch: number;
}

/** Dolphins, orcas and sharks. */
function drawTorpedo(
  request: DrawingRequest,
  plan: TorpedoPlan,
  extras: (sheet: Sketch) => void,
  markings?: (context: Sketch['context']) => void,
): Drawing {
  const { size, lightSide } = request;
  const { skin, belly, fin, beak, depth: d, uprightTail, arch } = plan;
  return sketch(
    { size: size * 0.95, left: -1.2, right: 1.1, top: -1, bottom: 0.7, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const y = (x: number) => arch * (x * x) - arch * 0.3;
      const tailY = y(-0.8);
      const tail = uprightTail
        ? `M-0.72 ${tailY}Q-0.86 ${tailY - 0.12} -1.02 ${tailY - 0.36}Q-0.9 ${tailY - 0.04} -0.96 ${tailY + 0.22}Q-0.84 ${tailY + 0.08} -0.72 ${tailY}Z`
        : `M-0.7 ${tailY - 0.04}Q-0.86 ${tailY - 0.2} -1.06 ${tailY - 0.16}Q-0.96 ${tailY} -0.9 ${tailY + 0.06}Q-0.98 ${tailY + 0.18} -1.0 ${tailY + 0.28}Q-0.82 ${tailY + 0.22} -0.7 ${tailY + 0.05}Z`;
      paintHide(context, path(tail), skin, { lightSide, depth: 0.04 });
      paintHide(
        context,
        path(
          `M0.16 ${y(0.1) - d * 0.7}Q0.02 ${y(0) - d - fin} ${-0.16} ${y(-0.1) - d - fin}Q-0.08 ${y(0) - d} -0.12 ${y(-0.1) - d * 0.6}Z`,
        ),
        skin,
        { lightSide, depth: 0.04 },
      );
      const body = limb(
        [
          [-0.82, tailY],
          [-0.56, y(-0.56)],
          [-0.2, y(-0.2)],
          [0.2, y(0.2)],
          [0.54, y(0.54)],
          [0.74, y(0.74) + d * 0.1],
          [0.78 + beak, y(0.78) + d * 0.24],
        ],
        [0.07, d * 0.8, d * 1.8, d * 2, d * 1.5, d * (beak > 0 ? 0.62 : 0.7), d * (beak > 0 ? 0.34 : 0.2)],
      );
      paintHide(context, body, skin, {
        lightSide,
        depth: d * 0.4,
        markings: (clipped) => {
          line(
            clipped,
            path(
              `M-0.7 ${y(-0.7) + d * 0.5}Q-0.2 ${y(-0.2) + d * 1.1} 0.2 ${y(0.2) + d * 1.06}Q0.6 ${y(0.6) + d * 0.9} ${0.95 + beak} ${y(0.8) + d * 0.5}`,
            ),
            belly,
            d * 1.0,
          );
          markings?.(clipped);
        },
      });
      paintHide(
        context,
        path(
          `M0.34 ${y(0.3) + d * 0.5}Q0.24 ${y(0.2) + d * 1.5} 0.02 ${y(0) + d * 1.9}Q0.02 ${y(0.1) + d * 1.0} 0.16 ${y(0.2) + d * 0.5}Z`,
        ),
        scale(skin, 0.9),
        { lightSide, depth: 0.03 },
      );
      extras(sheet);
      noteSwimmer(sheet, 0.04, y(0) - d * 0.9, 0.5, y(0.5) - d * 0.7, d * 1.7);
    },
  );
}

export function drawDolphin(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [
    [104, 140, 172],
    [120, 150, 170],
  ]);
  const leap = request.pose === 'jumping' || request.pose === 'flying' ? 0.42 : 0.22;
  const y = (x: number) => leap * (x * x) - leap * 0.3;
  return drawTorpedo(
    request,
    { skin, belly: [240, 244, 246], fin: 0.15, beak: 0.14, depth: 0.2, uprightTail: false, arch: leap },
    ({ context }) => {
      drawBirdEye(context, 0.6, y(0.6) - 0.02, 0.034);
      line(
        context,
        path(`M${0.9} ${y(0.8) + 0.06}Q0.76 ${y(0.7) + 0.1} 0.64 ${y(0.6) + 0.06}`),
        toCss(scale(skin, 0.4), 0.9),
        0.013,
      );
    },
  );
}

export function drawOrca(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [[44, 48, 62]]);
  return drawTorpedo(
    request,
    { skin, belly: [250, 250, 250], fin: 0.3, beak: 0, depth: 0.25, uprightTail: false, arch: 0.18 },
    ({ context }) => {
      fill(context, ellipse(0.46, -0.1, 0.1, 0.05, -0.2), [252, 252, 252]);
      drawBirdEye(context, 0.6, -0.02, 0.026);
      line(context, path('M0.78 0.1Q0.68 0.13 0.58 0.08'), 'rgba(20,20,30,0.9)', 0.012);
    },
    (context) => softPatch(context, -0.22, -0.1, 0.14, 0.08, [190, 194, 204], 0.8),
  );
}

export function drawShark(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [
    [116, 132, 150],
    [98, 120, 142],
  ]);
  return drawTorpedo(
    request,
    { skin, belly: [244, 246, 248], fin: 0.22, beak: 0.04, depth: 0.21, uprightTail: true, arch: 0.06 },
    ({ context }) => {
      drawBirdEye(context, 0.58, -0.06, 0.03);
      line(context, path('M0.53 -0.13L0.64 -0.09'), toCss(scale(skin, 0.4), 0.9), 0.016);
      const mouth = path('M0.76 0.09Q0.62 0.12 0.5 0.08Q0.56 0.2 0.68 0.19Q0.74 0.15 0.76 0.09Z');
      fill(context, mouth, [120, 40, 48]);
      for (let tooth = 0; tooth < 6; tooth++)
        fill(
          context,
          polygon([
            [0.52 + tooth * 0.04, 0.092],
            [0.54 + tooth * 0.04, 0.135],
            [0.56 + tooth * 0.04, 0.095],
          ]),
          [255, 255, 250],
        );
      for (const x of [0.3, 0.34, 0.38])
        line(context, path(`M${x} -0.08q-0.03 0.08 0 0.16`), toCss(scale(skin, 0.5), 0.7), 0.011);
    },
  );
}

/** Seal on its belly, head up. */
export function drawSeal(request: DrawingRequest): Drawing {
  return drawFlippered(
    request,
    skinOf(request, [
      [128, 134, 148],
      [150, 138, 128],
      [226, 226, 230],
    ]),
    false,
  );
}

export function drawWalrus(request: DrawingRequest): Drawing {
  return drawFlippered(
    request,
    skinOf(request, [
      [158, 108, 84],
      [140, 100, 84],
    ]),
    true,
  );
}

function drawFlippered(request: DrawingRequest, skin: Rgb, tusks: boolean): Drawing {
  const { size, lightSide, random, pose } = request;
  const dots = random.fork('dots');
  const pale = mix(skin, [250, 244, 236], 0.6);
  const wide = tusks ? 1.3 : 1;
  return sketch({ size, left: -1, right: 0.8, top: -1.1, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const tip of [-0.13, 0.02])
      paintHide(
        context,
        path(`M-0.66 -0.06Q-0.8 ${-0.16 + tip} -0.92 ${-0.12 + tip}Q-0.86 ${0 + tip * 0.3} -0.66 -0.02Z`),
        scale(skin, 0.86),
        { lightSide, depth: 0.02 },
      );
    const body = limb(
      [
        [-0.74, -0.06],
        [-0.46, -0.16 * wide],
        [-0.1, -0.22 * wide],
        [0.16, -0.34],
        [0.24, -0.56],
        [0.28, -0.7],
      ],
      [0.08, 0.27 * wide, 0.42 * wide, 0.44 * wide, 0.34 * wide, 0.28],
    );
    paintHide(context, body, skin, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        softPatch(clipped, 0.3, -0.3, 0.18, 0.3, pale, 0.7);
        if (!tusks)
          for (let dot = 0; dot < 14; dot++)
            softPatch(
              clipped,
              dots.range(-0.6, 0.1),
              dots.range(-0.4, -0.1),
              0.03,
              0.024,
              scale(skin, 0.7),
              0.6,
            );
      },
    });
    paintHide(
      context,
      path('M0.18 -0.22Q0.36 -0.14 0.44 -0.02Q0.3 0.03 0.14 -0.04Q0.08 -0.14 0.18 -0.22Z'),
      scale(skin, 0.9),
      { lightSide, depth: 0.03 },
    );
    context.save();
    context.translate(0.3, -0.76);
    paintHide(context, ellipse(0, 0, 0.23, 0.21), skin, { lightSide, depth: 0.06 });
    const closed = pose === 'sleeping';
    for (const side of [-1, 1]) {
      const x = side * 0.09 + 0.04;
      if (closed) line(context, path(`M${x - 0.035} -0.04q0.035 0.035 0.07 0`), [36, 26, 30], 0.014);
      else drawBirdEye(context, x, -0.04, 0.044);
      paintHide(context, ellipse(side * 0.065 + 0.05, 0.08, 0.085, 0.07), pale, {
        lightSide,
        depth: 0.02,
        outline: 0.005,
      });
      for (const dot of [0, 1, 2])
        fill(
          context,
          ellipse(side * (0.05 + dot * 0.03) + 0.05, 0.07 + (dot % 2) * 0.025, 0.006),
          scale(skin, 0.5),
        );
      if (tusks)
        paintHide(
          context,
          limb(
            [
              [side * 0.06 + 0.05, 0.12],
              [side * 0.07 + 0.05, 0.22],
              [side * 0.06 + 0.05, 0.34],
            ],
            [0.045, 0.04, 0.012],
          ),
          [255, 250, 234],
          { lightSide, depth: 0.01, outline: 0.007 },
        );
    }
    fill(context, ellipse(0.05, 0.025, 0.04, 0.028), [40, 32, 38]);
    context.restore();
    sheet.anchor('hat', 0.3, -0.95);
    sheet.anchor('face', 0.32, -0.76);
    sheet.anchor('seat', -0.1, -0.4);
    sheet.anchor('hand', 0.5, -0.66);
    sheet.head(0.42);
  });
}
