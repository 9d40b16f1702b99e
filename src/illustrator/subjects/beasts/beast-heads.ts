import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill, limb, line, modelled, path } from '../pen.ts';

export interface HeadPaint {
  coat: Rgb;
  /** Cheeks, jaw and chest. */
  pale: Rgb;
  inside: Rgb;
  nose: Rgb;
  eye: Rgb;
  lightSide: -1 | 1;
}

function drawEye(context: SKRSContext2D, x: number, y: number, radius: number, colour: Rgb): void {
  fill(context, ellipse(x, y, radius * 1.25, radius * 1.15), [34, 26, 26]);
  fill(context, ellipse(x + radius * 0.08, y, radius, radius), colour);
  fill(context, ellipse(x + radius * 0.14, y, radius * 0.56, radius * 0.66), [20, 16, 18]);
  fill(context, ellipse(x - radius * 0.2, y - radius * 0.4, radius * 0.32), [255, 255, 255]);
}

/** Fox, wolf or dog: pointed ears, cheek ruff, long muzzle. */
export function drawCanineHead(
  context: SKRSContext2D,
  { coat, pale, inside, nose, eye, lightSide }: HeadPaint,
  earTip: Rgb,
  earLength = 1,
): void {
  const model = { depth: 0.04, lightSide, outline: 0.007 };
  const farEar = path(`M0.06 -0.12L0.13 ${-0.12 - 0.22 * earLength}L0.17 -0.11Z`);
  modelled(context, farEar, scale(coat, 0.72), model);
  const ruff = path(
    'M-0.13 -0.12C-0.2 0 -0.22 0.08 -0.28 0.14L-0.2 0.14L-0.22 0.22L-0.13 0.19L-0.12 0.26L-0.03 0.2L0.03 0.23L0.08 0.13Z',
  );
  modelled(context, ruff, mix(coat, pale, 0.5), model);
  const skull = path(
    'M-0.16 0.08C-0.2 -0.06 -0.1 -0.18 0.04 -0.17C0.11 -0.165 0.15 -0.12 0.19 -0.06C0.25 -0.03 0.32 -0.015 0.355 0.008' +
      'C0.385 0.03 0.37 0.065 0.33 0.07C0.27 0.085 0.22 0.1 0.17 0.125C0.08 0.19 -0.12 0.2 -0.16 0.08Z',
  );
  modelled(context, skull, coat, model);
  context.save();
  context.clip(skull);
  fill(
    context,
    path('M-0.2 0.12C-0.06 0.02 0.06 0.08 0.13 0.04C0.2 0.02 0.3 0.03 0.42 0.035V0.3H-0.2Z'),
    pale,
  );
  fill(
    context,
    path('M0.12 -0.02Q0.17 -0.05 0.2 -0.02Q0.3 0.01 0.4 0.02L0.3 0.03Q0.18 0.03 0.12 -0.02Z'),
    toCss(scale(coat, 0.7), 0.5),
  );
  context.restore();
  line(context, path('M0.35 0.066Q0.26 0.09 0.17 0.062'), [64, 40, 38], 0.009);
  fill(context, ellipse(0.355, 0.016, 0.03, 0.025, 0.2), nose);
  fill(context, ellipse(0.348, 0.008, 0.01, 0.006), 'rgba(255,255,255,0.6)');
  drawEye(context, 0.105, -0.035, 0.027, eye);
  line(context, path('M0.065 -0.075Q0.1 -0.088 0.14 -0.068'), toCss(scale(coat, 0.45), 0.8), 0.012);
  const nearEar = path(`M-0.13 -0.1L-0.08 ${-0.12 - 0.26 * earLength}L0.055 -0.15Q-0.03 -0.06 -0.13 -0.1Z`);
  modelled(context, nearEar, coat, model);
  fill(context, path(`M-0.09 -0.14L-0.07 ${-0.13 - 0.17 * earLength}L0.01 -0.155Z`), inside);
  context.save();
  context.clip(nearEar);
  fill(context, path('M-0.14 -0.4H0.06L-0.02 -0.28L-0.14 -0.28Z'), earTip);
  context.restore();
}

/** A big cat's head; the mane is drawn around it. */
export function drawLionHead(
  context: SKRSContext2D,
  random: Random,
  { coat, pale, inside, nose, eye, lightSide }: HeadPaint,
  mane: Rgb | undefined,
): void {
  const model = { depth: 0.045, lightSide, outline: 0.007 };
  if (mane) drawMane(context, random, mane, lightSide);
  modelled(context, ellipse(-0.1, -0.17, 0.062, 0.068), coat, model);
  fill(context, ellipse(-0.1, -0.165, 0.035, 0.04), inside);
  modelled(context, ellipse(0.13, -0.185, 0.05, 0.055), scale(coat, 0.8), model);
  const skull = path(
    'M-0.18 0.02C-0.2 -0.12 -0.08 -0.21 0.05 -0.2C0.14 -0.195 0.19 -0.14 0.21 -0.06C0.25 -0.04 0.3 -0.02 0.31 0.03' +
      'C0.32 0.1 0.26 0.16 0.17 0.175C0.06 0.2 -0.16 0.18 -0.18 0.02Z',
  );
  modelled(context, skull, coat, model);
  const muzzle = path(
    'M0.1 0.03C0.14 -0.03 0.24 -0.035 0.29 0.01C0.33 0.06 0.3 0.13 0.24 0.155C0.17 0.185 0.1 0.16 0.09 0.1Z',
  );
  modelled(context, muzzle, pale, { ...model, outline: 0 });
  fill(context, path('M0.22 -0.03Q0.28 -0.045 0.31 -0.005Q0.3 0.035 0.26 0.03Q0.22 0.02 0.22 -0.03Z'), nose);
  line(
    context,
    path('M0.265 0.03Q0.262 0.075 0.24 0.09Q0.2 0.115 0.15 0.09M0.24 0.09Q0.27 0.105 0.3 0.085'),
    [74, 44, 34],
    0.009,
  );
  for (const [x, y] of [
    [0.17, 0.06],
    [0.2, 0.08],
    [0.16, 0.1],
  ] as const)
    fill(context, ellipse(x, y, 0.006), [110, 78, 56]);
  drawEye(context, 0.09, -0.045, 0.028, eye);
  line(context, path('M0.045 -0.095Q0.09 -0.115 0.135 -0.085'), toCss(scale(coat, 0.5), 0.8), 0.014);
}

function drawMane(context: SKRSContext2D, random: Random, mane: Rgb, lightSide: -1 | 1): void {
  for (let ring = 0; ring < 3; ring++) {
    const locks = 22 - ring * 3;
    for (let lock = 0; lock < locks; lock++) {
      const angle = (lock / locks) * TAU + ring * 0.13;
      // In front of the face the mane stays short.
      const ahead = Math.max(0, Math.cos(angle - 0.1));
      const length = (0.4 - ring * 0.075) * (1 - ahead * 0.4) * random.range(0.9, 1.1);
      const sag = 0.06 + Math.max(0, Math.sin(angle)) * 0.06;
      const [x, y] = [-0.06 + Math.cos(angle) * 0.1, 0.02 + Math.sin(angle) * 0.1];
      const tip = [-0.06 + Math.cos(angle) * length, 0.02 + Math.sin(angle) * length + sag] as const;
      const middle = [(x + tip[0]) / 2 + Math.sin(angle) * 0.03, (y + tip[1]) / 2 - 0.02] as const;
      const tone = scale(mane, 0.72 + ring * 0.16 + random.range(-0.06, 0.06));
      modelled(context, limb([[x, y], middle, tip], [0.11, 0.1, 0.012]), tone, {
        depth: 0.016,
        lightSide,
        outline: 0.003,
      });
    }
  }
}

export function drawBearHead(
  context: SKRSContext2D,
  { coat, pale, inside, nose, eye, lightSide }: HeadPaint,
  patch: Rgb | undefined,
  ear: Rgb,
): void {
  const model = { depth: 0.045, lightSide, outline: 0.007 };
  modelled(context, ellipse(0.1, -0.17, 0.058), scale(ear, 0.78), model);
  const skull = path(
    'M-0.19 0.02C-0.21 -0.14 -0.09 -0.215 0.04 -0.2C0.13 -0.19 0.18 -0.13 0.2 -0.06C0.25 -0.05 0.32 -0.03 0.325 0.03' +
      'C0.33 0.1 0.25 0.145 0.16 0.16C0.05 0.2 -0.17 0.18 -0.19 0.02Z',
  );
  modelled(context, skull, coat, model);
  modelled(
    context,
    path(
      'M0.14 -0.02C0.2 -0.06 0.3 -0.04 0.325 0.02C0.335 0.09 0.28 0.135 0.2 0.145C0.13 0.14 0.1 0.05 0.14 -0.02Z',
    ),
    pale,
    { ...model, outline: 0 },
  );
  fill(context, ellipse(0.3, -0.005, 0.036, 0.028, 0.3), nose);
  fill(context, ellipse(0.29, -0.014, 0.012, 0.007), 'rgba(255,255,255,0.55)');
  line(context, path('M0.3 0.025Q0.295 0.07 0.26 0.085Q0.21 0.1 0.17 0.08'), [44, 30, 28], 0.009);
  if (patch) fill(context, ellipse(0.09, -0.04, 0.058, 0.068, 0.5), patch);
  drawEye(context, 0.1, -0.05, 0.023, eye);
  modelled(context, ellipse(-0.11, -0.17, 0.07), ear, model);
  fill(context, ellipse(-0.105, -0.165, 0.04), inside);
}

/** A horse's head hanging from the poll at the origin, muzzle to the right. */
export function drawHorseHead(
  context: SKRSContext2D,
  { coat, pale, inside, nose, eye, lightSide }: HeadPaint,
): void {
  const model = { depth: 0.035, lightSide, outline: 0.007 };
  modelled(context, path('M0.0 -0.06L0.035 -0.19L0.075 -0.05Z'), scale(coat, 0.75), model);
  const skull = path(
    'M-0.09 0.05C-0.1 -0.05 -0.04 -0.09 0.04 -0.085C0.13 -0.07 0.22 -0.03 0.32 -0.01C0.37 0.0 0.4 0.03 0.395 0.07' +
      'C0.39 0.11 0.35 0.125 0.3 0.115C0.24 0.11 0.19 0.12 0.12 0.15C0.03 0.18 -0.08 0.15 -0.09 0.05Z',
  );
  modelled(context, skull, coat, model);
  context.save();
  context.clip(skull);
  fill(context, ellipse(0.37, 0.06, 0.1, 0.1), toCss(pale, 0.8));
  context.restore();
  fill(context, ellipse(0.365, 0.028, 0.018, 0.012, 0.4), nose);
  line(context, path('M0.385 0.085Q0.34 0.1 0.3 0.085'), toCss(scale(coat, 0.35), 0.9), 0.008);
  line(context, path('M0.02 0.13Q0.1 0.1 0.11 0.04'), toCss(scale(coat, 0.5), 0.5), 0.008);
  drawEye(context, 0.105, -0.012, 0.025, eye);
  line(context, path('M0.07 -0.045Q0.11 -0.06 0.145 -0.032'), toCss(scale(coat, 0.45), 0.7), 0.011);
  modelled(context, path('M-0.07 -0.06L-0.05 -0.21Q0.02 -0.13 0.015 -0.06Z'), coat, model);
  fill(context, path('M-0.05 -0.08L-0.043 -0.17Q-0.005 -0.12 -0.01 -0.08Z'), inside);
}
