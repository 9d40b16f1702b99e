import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, line, path } from '../../pen/pen.ts';
import type { Build, Skeleton } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { SideHeadPlan } from '../head/side-head.ts';
import { paintHide } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import { SMALL_BUILD, smallFace, smallPlan } from './small-body.ts';

const BARREL: Build = {
  ...SMALL_BUILD,
  hip: 0.32,
  shoulder: 0.31,
  length: 0.5,
  rump: 0.46,
  waist: 0.45,
  chest: 0.42,
  neck: { length: 0.14, lean: 0.9, base: 0.36, top: 0.3 },
  legs: { thigh: 0.22, arm: 0.15, ankle: 0.1, foot: 'paw' },
};

/** A barrel on short legs with a blunt long muzzle. */
export function drawCapybara(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [168, 120, 76], pale: [206, 166, 120], dark: [110, 76, 50] },
    { main: [148, 104, 70], pale: [192, 150, 110], dark: [96, 66, 46] },
  ]);
  const plan = smallPlan(coat, {
    build: { ...BARREL, hip: 0.38, shoulder: 0.37, length: 0.56, head: 0.48 },
    foot: coat.dark,
    face: smallFace(coat, {
      halfWidth: 0.42,
      halfHeight: 0.48,
      jaw: 1.04,
      ears: { kind: 'round', size: 0.17, spread: 0.3, y: -0.38 },
      muzzle: { width: 0.6, height: 0.46, y: 0.2, color: mix(coat.main, coat.dark, 0.4) },
      nose: { kind: 'nostrils', width: 0.3, y: 0.12, color: coat.dark },
      eyes: { size: 0.075, spread: 0.28, y: -0.16 },
      whiskers: false,
    }),
    tail: { kind: 'none', length: 0, width: 0, color: coat.main },
    fur: 0.6,
  });
  return drawQuadruped(request, plan);
}

export function drawWombat(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [140, 116, 100], pale: [198, 176, 156], dark: [84, 68, 60] },
    { main: [120, 108, 104], pale: [184, 172, 164], dark: [74, 66, 66] },
  ]);
  const plan = smallPlan(coat, {
    build: { ...BARREL, hip: 0.27, shoulder: 0.26, length: 0.42, head: 0.5 },
    foot: coat.dark,
    face: smallFace(coat, {
      jaw: 1.12,
      halfHeight: 0.4,
      ears: { kind: 'round', size: 0.22, spread: 0.3, y: -0.3 },
      muzzle: { width: 0.42, height: 0.32, y: 0.16, color: coat.pale },
      nose: { kind: 'dog', width: 0.24, y: 0.08, color: [52, 42, 44] },
      eyes: { size: 0.078, spread: 0.24, y: -0.08 },
    }),
    fur: 0.7,
  });
  return drawQuadruped(request, plan);
}

/** An otter's body, a duck's bill and a beaver's tail. */
export function drawPlatypus(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [132, 92, 66], pale: [206, 172, 136], dark: [74, 52, 44] }]);
  const bill: Rgb = [92, 96, 112];
  const plan = smallPlan(coat, {
    build: { ...SMALL_BUILD, length: 0.54, rump: 0.34, waist: 0.34, chest: 0.3, head: 0.42 },
    foot: bill,
    face: smallFace(coat, {
      halfHeight: 0.38,
      ears: { kind: 'round', size: 0.02, spread: 0.3, y: -0.2 },
      muzzle: undefined,
      nose: { kind: 'nostrils', width: 0.14, y: 0.12, color: bill },
      whiskers: false,
      after: (context) => drawBill(context, bill),
    }),
    tail: { kind: 'thick', length: 0.46, width: 0.24, color: coat.dark, lift: 0 },
    fur: 0.4,
  });
  return drawQuadruped(request, plan);
}

function drawBill(context: SKRSContext2D, color: Rgb): void {
  const shape = path(
    'M-0.2 0.06Q0 -0.02 0.2 0.06Q0.44 0.16 0.42 0.3Q0.2 0.44 0 0.44Q-0.2 0.44 -0.42 0.3Q-0.44 0.16 -0.2 0.06Z',
  );
  paintHide(context, shape, color, { lightSide: -1, depth: 0.05, outline: 0.016 });
  line(context, 'M-0.38 0.3Q0 0.4 0.38 0.3', scale(color, 0.5), 0.018);
  for (const side of [-1, 1]) fill(context, ellipse(side * 0.07, 0.14, 0.022, 0.03), scale(color, 0.45));
}

const SNOUT: Omit<SideHeadPlan, 'coat'> = {
  skull: 0.22,
  cheek: 0.26,
  tip: 0.08,
  drop: 0.14,
  nose: [60, 48, 48],
  noseKind: 'ball',
  ear: { kind: 'leaf', size: 0.3 },
  eye: { size: 0.07 },
};

export function drawArmadillo(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [186, 158, 136], pale: [226, 204, 182], dark: [112, 92, 80] }]);
  return shelled(request, coat, (context, area) => {
    for (let band = 1; band < 9; band++) {
      const x = area.x + area.radius * (band / 4.5 - 1);
      const bend = (x - area.x) * 0.3;
      line(
        context,
        `M${x} ${area.y - 0.5}Q${x + bend + 0.03} ${area.y - 0.1} ${x + bend * 0.4} ${area.y + 0.3}`,
        toCss(coat.dark, 0.75),
        band > 2 && band < 7 ? 0.018 : 0.011,
      );
    }
  });
}

export function drawPangolin(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [158, 120, 82], pale: [222, 194, 160], dark: [94, 66, 46] }]);
  return shelled(request, coat, (context, area) => {
    const step = 0.085;
    for (let row = 9; row >= 0; row--)
      for (let column = 0; column < 16; column++) {
        const x = area.x - area.radius * 1.2 + (column + (row % 2) * 0.5) * step;
        const y = area.y + 0.22 - row * step * 0.62;
        const plate = path(
          `M${x} ${y - step * 0.9}Q${x - step * 1.1} ${y} ${x} ${y + step * 0.36}Q${x + step * 0.6} ${y - step * 0.1} ${x} ${y - step * 0.9}Z`,
        );
        fill(context, plate, mix(coat.main, coat.pale, ((row + column) % 3) * 0.12));
        line(context, plate, toCss(coat.dark, 0.8), 0.009);
      }
  });
}

interface Dome {
  x: number;
  y: number;
  radius: number;
}

/** Low on its legs under a dome of plates, with a long tail and a thin snout. */
function shelled(
  request: DrawingRequest,
  coat: Coat,
  plates: (context: SKRSContext2D, dome: Dome) => void,
): Drawing {
  const plan = smallPlan(coat, {
    build: {
      ...BARREL,
      hip: 0.22,
      shoulder: 0.21,
      length: 0.46,
      rump: 0.36,
      waist: 0.36,
      chest: 0.3,
      neck: { length: 0.16, lean: 1.1, base: 0.24, top: 0.18 },
      head: 0.5,
    },
    face: undefined,
    side: { ...SNOUT, coat: mix(coat.main, coat.pale, 0.3) },
    tail: { kind: 'thick', length: 0.62, width: 0.17, color: coat.main, lift: -0.2 },
    over: ({ context }, body) => drawDome(context, body, coat, request.lightSide, plates),
  });
  return drawQuadruped(request, plan);
}

function drawDome(
  context: SKRSContext2D,
  { spine, spineWidths }: Skeleton,
  coat: Coat,
  lightSide: -1 | 1,
  plates: (context: SKRSContext2D, dome: Dome) => void,
): void {
  const [x, y] = spine[1]!;
  const radius = (spine.at(-1)![0] - spine[0]![0]) * 0.5 + spineWidths[0]! * 0.52;
  const rise = spineWidths[1]! * 0.72;
  const foot = y + spineWidths[1]! * 0.3;
  const shell = path(
    `M${x - radius} ${foot}C${x - radius * 1.06} ${y - rise * 0.9} ${x - radius * 0.5} ${y - rise} ${x} ${y - rise}` +
      `C${x + radius * 0.6} ${y - rise} ${x + radius * 1.04} ${y - rise * 0.5} ${x + radius} ${foot}Q${x} ${foot + 0.07} ${x - radius} ${foot}Z`,
  );
  paintHide(context, shell, coat.main, {
    lightSide,
    depth: 0.08,
    markings: (clipped) => plates(clipped, { x, y, radius }),
  });
}
