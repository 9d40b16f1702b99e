import { mix, type Rgb, scale, toCss } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, limb, line, type Point, path } from '../../pen.ts';
import { type Sketch, sketch } from '../../sketch.ts';
import { drawEye } from '../face-eyes.ts';
import { paintHide, softPatch } from '../hide.ts';
import { moodOf } from '../mood.ts';

function hueOf({ colour, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return colour ?? random.fork('hue').pick(natural);
}

/** Open wings with bright borders and spots, seen from above. */
export function drawButterfly(request: DrawingRequest): Drawing {
  return butterfly(
    request,
    hueOf(request, [
      [66, 142, 232],
      [244, 148, 52],
      [236, 108, 160],
      [250, 208, 72],
      [156, 104, 220],
    ]),
    [44, 34, 48],
  );
}

export function drawMonarch(request: DrawingRequest): Drawing {
  return butterfly(request, hueOf(request, [[244, 134, 36]]), [36, 26, 30]);
}

/** A moth in soft browns. */
export function drawMoth(request: DrawingRequest): Drawing {
  return butterfly(
    request,
    hueOf(request, [
      [206, 182, 146],
      [176, 156, 150],
    ]),
    [108, 86, 74],
  );
}

function butterfly({ size, lightSide, random }: DrawingRequest, wing: Rgb, border: Rgb): Drawing {
  const spread = random.fork('spread').range(0.82, 1);
  return sketch({ size, left: -0.75, right: 0.75, top: -1.05, bottom: 0.05 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1]) {
      context.save();
      context.translate(0, -0.5);
      context.scale(side * spread, 1);
      const lower = path(
        'M0.03 0.02C0.2 0.0 0.5 0.1 0.48 0.26C0.46 0.4 0.32 0.48 0.22 0.42C0.1 0.36 0.04 0.2 0.03 0.02Z',
      );
      const upper = path(
        'M0.03 0.04C0.1 -0.24 0.4 -0.54 0.6 -0.46C0.72 -0.4 0.66 -0.14 0.54 -0.02C0.42 0.1 0.16 0.1 0.03 0.04Z',
      );
      for (const [shape, tone] of [
        [lower, mix(wing, [255, 236, 190], 0.2)],
        [upper, wing],
      ] as const) {
        paintHide(context, shape, border, {
          lightSide: (lightSide * side) as -1 | 1,
          depth: 0.04,
          markings: (clipped) => {
            clipped.save();
            clipped.translate(0.04, 0.0);
            clipped.scale(0.84, 0.84);
            fill(clipped, shape, tone);
            clipped.restore();
            for (const [x, y] of [
              [0.5, -0.4],
              [0.58, -0.28],
              [0.56, -0.16],
              [0.4, 0.34],
              [0.44, 0.24],
              [0.32, 0.4],
            ] as const)
              fill(clipped, ellipse(x, y, 0.022), [255, 250, 236]);
            softPatch(clipped, 0.3, -0.2, 0.16, 0.14, mix(tone, [255, 255, 255], 0.6), 0.6);
            for (const [x, y] of [
              [0.5, -0.3],
              [0.5, -0.12],
              [0.36, 0.3],
            ] as const)
              line(clipped, path(`M0.04 0.02Q${x * 0.5} ${y * 0.3} ${x} ${y}`), toCss(border, 0.6), 0.014);
          },
        });
      }
      context.restore();
    }
    for (const side of [-1, 1]) {
      line(context, path(`M0 -0.72Q${side * 0.06} -0.86 ${side * 0.14} -0.92`), border, 0.014);
      fill(context, ellipse(side * 0.14, -0.92, 0.02), border);
    }
    paintHide(
      context,
      limb(
        [
          [0, -0.74],
          [0, -0.6],
          [0, -0.44],
          [0, -0.24],
        ],
        [0.07, 0.08, 0.075, 0.02],
      ),
      scale(border, 1.3),
      { lightSide, depth: 0.02 },
    );
    sheet.anchor('hat', 0, -0.76);
    sheet.anchor('back', 0, -0.5);
  });
}

/** A round, striped bee with clear wings. */
export function drawBee(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const gold = hueOf(request, [[250, 198, 52]]);
  const dark: Rgb = [58, 44, 44];
  return sketch({ size, left: -0.8, right: 0.8, top: -1.05, bottom: 0.1, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawClearWing(sheet, 0.02, -0.6, -0.5, 0.4);
    for (const x of [-0.14, 0.04, 0.2]) line(context, path(`M${x} -0.2q0.03 0.12 -0.02 0.2`), dark, 0.026);
    fill(context, path('M-0.5 -0.42L-0.64 -0.38L-0.5 -0.34Z'), dark);
    const body = ellipse(-0.06, -0.4, 0.46, 0.28);
    paintHide(context, body, gold, {
      lightSide,
      depth: 0.09,
      markings: (clipped) => {
        for (const x of [-0.36, -0.16, 0.04])
          fill(
            clipped,
            limb(
              [
                [x, -0.72],
                [x - 0.04, -0.4],
                [x, -0.1],
              ],
              [0.1, 0.11, 0.1],
            ),
            dark,
          );
      },
    });
    paintHide(context, ellipse(0.36, -0.44, 0.2, 0.19), mix(gold, [255, 240, 200], 0.3), {
      lightSide,
      depth: 0.05,
    });
    drawClearWing(sheet, -0.04, -0.62, -0.15, 0.46);
    const mood = moodOf(request);
    for (const x of [0.34, 0.46]) drawEye(context, x, -0.47, 1, { size: 0.044, spread: 0, y: 0 }, mood);
    line(context, path('M0.36 -0.36Q0.42 -0.32 0.47 -0.36'), dark, 0.014);
    softPatch(context, 0.3, -0.38, 0.045, 0.035, [250, 120, 110], 0.7);
    for (const lean of [0.02, 0.14]) {
      line(
        context,
        path(`M${0.34 + lean} -0.61Q${0.36 + lean} -0.74 ${0.42 + lean * 1.5} -0.78`),
        dark,
        0.018,
      );
      fill(context, ellipse(0.42 + lean * 1.5, -0.79, 0.026), dark);
    }
    sheet.anchor('hat', 0.36, -0.62);
    sheet.anchor('seat', -0.06, -0.66);
    sheet.head(0.36);
  });
}

function drawClearWing({ context }: Sketch, x: number, y: number, lean: number, length: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(lean);
  const wing = ellipse(0, -length * 0.44, length * 0.27, length * 0.5);
  fill(context, wing, 'rgba(226,240,252,0.82)');
  line(context, wing, 'rgba(90,110,140,0.7)', 0.012);
  line(
    context,
    path(`M0 0L0 ${-length * 0.8}M0 ${-length * 0.3}l${length * 0.16} ${-length * 0.26}`),
    'rgba(120,140,170,0.5)',
    0.01,
  );
  context.restore();
}

export function drawDragonfly(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const hue = hueOf(request, [
    [44, 160, 176],
    [64, 120, 210],
    [206, 70, 70],
  ]);
  return sketch({ size, left: -0.85, right: 0.85, top: -1.05, bottom: 0.05 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1])
      for (const [y, lean, length] of [
        [-0.72, 0.12, 0.76],
        [-0.64, -0.22, 0.68],
      ] as const) {
        const wing = limb(
          [
            [side * 0.03, y],
            [side * length * 0.5, y - lean * 0.5 - 0.02],
            [side * length, y - lean],
          ],
          [0.05, 0.15, 0.06],
        );
        fill(context, wing, 'rgba(220,240,250,0.8)');
        line(context, wing, 'rgba(80,110,140,0.75)', 0.011);
        line(
          context,
          path(`M${side * 0.04} ${y}L${side * length * 0.96} ${y - lean}`),
          'rgba(100,130,160,0.6)',
          0.009,
        );
      }
    const body = limb(
      [
        [0, -0.78],
        [0, -0.66],
        [0, -0.5],
        [0, -0.28],
        [0, -0.02],
      ],
      [0.11, 0.13, 0.075, 0.06, 0.05],
    );
    paintHide(context, body, hue, {
      lightSide,
      depth: 0.02,
      markings: (clipped) => {
        for (let band = 0; band < 6; band++)
          fill(clipped, ellipse(0, -0.44 + band * 0.08, 0.06, 0.012), scale(hue, 0.5));
      },
    });
    paintHide(context, ellipse(0, -0.84, 0.1, 0.085), hue, { lightSide, depth: 0.02 });
    for (const side of [-1, 1]) {
      fill(context, ellipse(side * 0.065, -0.87, 0.062, 0.06), scale(hue, 0.5));
      fill(context, ellipse(side * 0.065 - 0.018, -0.89, 0.02), [255, 255, 255]);
    }
  });
}

/** A ladybird in profile, smiling. */
export function drawLadybug(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const red = hueOf(request, [
    [222, 48, 40],
    [240, 110, 40],
  ]);
  const dark: Rgb = [44, 36, 42];
  return sketch(
    { size: size * 1.1, left: -0.8, right: 0.8, top: -0.95, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (const x of [-0.3, -0.04, 0.2])
        paintHide(
          context,
          limb(
            [
              [x, -0.16],
              [x + 0.03, -0.08],
              [x + 0.06, -0.01],
            ],
            [0.07, 0.06, 0.05],
          ),
          dark,
          { lightSide, depth: 0.01 },
        );
      for (const lean of [0.06, 0.16]) {
        line(
          context,
          path(`M${0.42 + lean * 0.3} -0.46Q${0.46 + lean} -0.6 ${0.52 + lean * 1.4} -0.62`),
          dark,
          0.02,
        );
        fill(context, ellipse(0.52 + lean * 1.4, -0.62, 0.03), dark);
      }
      paintHide(context, ellipse(0.42, -0.3, 0.19, 0.18), dark, { lightSide, depth: 0.05 });
      const dome = path(
        'M-0.56 -0.12C-0.58 -0.5 -0.3 -0.66 -0.06 -0.66C0.2 -0.66 0.36 -0.44 0.34 -0.12Q-0.1 -0.04 -0.56 -0.12Z',
      );
      paintHide(context, dome, red, {
        lightSide,
        depth: 0.1,
        markings: (clipped) => {
          for (const [x, y, r] of [
            [-0.36, -0.34, 0.085],
            [-0.1, -0.22, 0.08],
            [-0.12, -0.5, 0.085],
            [0.14, -0.38, 0.075],
            [-0.42, -0.14, 0.06],
            [0.22, -0.16, 0.06],
          ] as const)
            fill(clipped, ellipse(x, y, r), dark);
          line(clipped, path('M-0.06 -0.66Q-0.3 -0.3 -0.56 -0.12'), dark, 0.018);
        },
      });
      const mood = moodOf(request);
      for (const x of [0.42, 0.54]) {
        if (!mood.closed) fill(context, ellipse(x, -0.34, 0.055, 0.06), [255, 252, 246]);
        drawEye(context, x + 0.006, -0.335, 1, { size: 0.038, spread: 0, y: 0 }, mood);
      }
      line(context, path('M0.44 -0.22Q0.5 -0.18 0.55 -0.22'), [250, 240, 230], 0.014);
      sheet.anchor('hat', 0.44, -0.46);
      sheet.anchor('seat', -0.1, -0.62);
      sheet.head(0.36);
    },
  );
}

export function drawSpider(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const coat = hueOf(request, [
    [74, 62, 72],
    [120, 84, 60],
  ]);
  return sketch({ size, left: -0.9, right: 0.9, top: -1.0, bottom: 0.05 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1])
      for (const [index, [x, y]] of (
        [
          [0.5, -0.72],
          [0.72, -0.6],
          [0.78, -0.4],
          [0.62, -0.26],
        ] as const
      ).entries()) {
        const foot: Point = [side * (x + (index < 2 ? 0.12 : 0.06)), -0.02 - (index === 0 ? 0.04 : 0)];
        paintHide(
          context,
          limb(
            [[side * 0.16, -0.4], [side * x * 0.8, y], [side * x, y + 0.18], foot],
            [0.07, 0.065, 0.055, 0.014],
          ),
          scale(coat, 0.9),
          { lightSide, depth: 0.02 },
        );
      }
    paintHide(context, ellipse(0, -0.56, 0.3, 0.28), coat, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        for (const y of [-0.72, -0.62])
          softPatch(clipped, 0, y, 0.14, 0.03, mix(coat, [255, 220, 160], 0.5), 0.8);
      },
    });
    paintHide(context, ellipse(0, -0.34, 0.2, 0.17), mix(coat, [255, 240, 220], 0.1), {
      lightSide,
      depth: 0.05,
    });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const) {
      for (const [x, y, r] of [
        [0.07, -0.36, 0.052],
        [0.14, -0.44, 0.03],
      ] as const) {
        fill(context, ellipse(side * x, y, r * 1.25), [255, 252, 246]);
        drawEye(context, side * x, y, side, { size: r * 0.86, spread: 0, y: 0 }, mood);
      }
      fill(context, path(`M${side * 0.03} -0.24l${side * 0.02} 0.05l${side * 0.03} -0.05Z`), [255, 250, 240]);
    }
    line(context, path('M-0.07 -0.26Q0 -0.22 0.07 -0.26'), [30, 22, 26], 0.012);
    sheet.anchor('hat', 0, -0.8);
    sheet.anchor('seat', 0, -0.78);
    sheet.head(0.4);
  });
}

/** Ants: three beads on six legs. */
export function drawAnt(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const coat = hueOf(request, [
    [138, 66, 46],
    [70, 54, 54],
  ]);
  return sketch(
    { size: size * 1.1, left: -0.9, right: 0.9, top: -0.9, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (const [from, to] of [
        [-0.1, -0.34],
        [0.0, -0.04],
        [0.1, 0.28],
      ] as const)
        paintHide(
          context,
          limb(
            [
              [from, -0.32],
              [(from + to) / 2 + 0.02, -0.24],
              [to, -0.01],
            ],
            [0.045, 0.04, 0.02],
          ),
          scale(coat, 0.84),
          { lightSide, depth: 0.01 },
        );
      paintHide(context, ellipse(-0.36, -0.36, 0.25, 0.18, 0.2), coat, { lightSide, depth: 0.05 });
      paintHide(context, ellipse(0.0, -0.34, 0.14, 0.11), coat, { lightSide, depth: 0.03 });
      for (const lean of [0, 0.1])
        line(
          context,
          path(`M${0.34 + lean} -0.58Q${0.44 + lean} -0.76 ${0.58 + lean} -0.7`),
          scale(coat, 0.8),
          0.022,
        );
      paintHide(context, ellipse(0.32, -0.44, 0.19, 0.17), coat, { lightSide, depth: 0.04 });
      const mood = moodOf(request);
      for (const x of [0.3, 0.42]) drawEye(context, x, -0.47, 1, { size: 0.042, spread: 0, y: 0 }, mood);
      line(context, path('M0.32 -0.36Q0.38 -0.32 0.43 -0.36'), [36, 20, 18], 0.013);
      sheet.anchor('hat', 0.32, -0.6);
      sheet.anchor('back', -0.1, -0.46);
      sheet.head(0.34);
    },
  );
}

export function drawSnail(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const shell =
    request.colour ??
    random.fork('shell').pick<Rgb>([
      [190, 124, 72],
      [222, 150, 90],
      [170, 110, 120],
    ]);
  const skin: Rgb = [226, 206, 164];
  return sketch(
    { size: size * 1.05, left: -0.9, right: 0.9, top: -1.0, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const body = limb(
        [
          [-0.74, -0.03],
          [-0.4, -0.08],
          [0.1, -0.1],
          [0.36, -0.16],
          [0.46, -0.36],
          [0.5, -0.52],
        ],
        [0.03, 0.14, 0.2, 0.22, 0.2, 0.19],
      );
      for (const [x, lean] of [
        [0.46, -0.02],
        [0.56, 0.08],
      ] as const) {
        paintHide(
          context,
          limb(
            [
              [x, -0.56],
              [x + lean * 0.6, -0.68],
              [x + lean, -0.78],
            ],
            [0.055, 0.045, 0.04],
          ),
          skin,
          { lightSide, depth: 0.01 },
        );
      }
      paintHide(context, body, skin, {
        lightSide,
        depth: 0.05,
        markings: (clipped) => softPatch(clipped, 0, 0, 0.7, 0.06, scale(skin, 0.8), 0.7),
      });
      paintHide(context, ellipse(-0.14, -0.42, 0.42, 0.4), shell, {
        lightSide,
        depth: 0.1,
        markings: (clipped) => {
          let data = '';
          for (let step = 0; step <= 60; step++) {
            const angle = step * 0.24 + 0.5;
            const radius = 0.41 * (1 - step / 66);
            data += `${step === 0 ? 'M' : 'L'}${-0.14 + Math.cos(angle) * radius} ${-0.42 + Math.sin(angle) * radius * 0.96}`;
          }
          line(clipped, path(data), toCss(mix(shell, [255, 236, 196], 0.5), 0.8), 0.07);
          line(clipped, path(data), toCss(scale(shell, 0.55), 0.9), 0.018);
        },
      });
      const mood = moodOf(request);
      for (const [x, y] of [
        [0.44, -0.8],
        [0.64, -0.8],
      ] as const) {
        fill(context, ellipse(x, y, 0.066), [255, 252, 246]);
        drawEye(context, x + 0.008, y, 1, { size: 0.046, spread: 0, y: 0 }, mood);
      }
      line(context, path('M0.5 -0.47Q0.55 -0.43 0.58 -0.48'), [110, 80, 56], 0.014);
      softPatch(context, 0.48, -0.5, 0.04, 0.03, [250, 130, 110], 0.6);
      sheet.anchor('hat', 0.54, -0.62);
      sheet.anchor('face', 0.52, -0.5);
      sheet.anchor('seat', -0.14, -0.8);
      sheet.anchor('back', -0.14, -0.82);
      sheet.head(0.24);
    },
  );
}

/** A row of round segments. */
export function drawCaterpillar(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const green = hueOf(request, [
    [138, 196, 72],
    [110, 180, 90],
  ]);
  return sketch(
    { size: size * 1.1, left: -1, right: 0.9, top: -0.9, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (let segment = 0; segment < 6; segment++) {
        const x = -0.72 + segment * 0.22;
        const y = -0.2 - Math.sin(segment * 1.2) * 0.07;
        for (const foot of [-0.05, 0.05])
          fill(context, ellipse(x + foot, -0.03, 0.04, 0.05), scale(green, 0.6));
        paintHide(context, ellipse(x, y, 0.17, 0.18), scale(green, segment % 2 ? 0.88 : 1.04), {
          lightSide,
          depth: 0.05,
        });
        fill(context, ellipse(x, y - 0.06, 0.034), mix(green, [255, 240, 130], 0.7));
      }
      paintHide(context, ellipse(0.54, -0.4, 0.23, 0.23), mix(green, [255, 240, 120], 0.2), {
        lightSide,
        depth: 0.06,
      });
      const mood = moodOf(request);
      for (const x of [0.5, 0.66]) drawEye(context, x, -0.43, 1, { size: 0.05, spread: 0, y: 0 }, mood);
      line(context, path('M0.5 -0.3Q0.58 -0.24 0.64 -0.3'), [50, 70, 30], 0.016);
      for (const x of [0.44, 0.6]) {
        line(context, path(`M${x} -0.6L${x + 0.02} -0.76`), scale(green, 0.5), 0.02);
        fill(context, ellipse(x + 0.02, -0.77, 0.034), [240, 120, 90]);
      }
      sheet.anchor('hat', 0.54, -0.6);
      sheet.anchor('hand', 0.76, -0.3);
      sheet.head(0.44);
    },
  );
}
