import { colorList, type Rgb, scale } from '../../../core/color.ts';
import { TAU } from '../../../core/maths.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { around, clipped, ellipse, fade, fill, limb, line, modelled, path, pathAt } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import type { FigureLook, Skeleton } from '../figure.types.ts';
import { drawGarland, drawLotusSeat, drawSeatedFigure } from '../seated-figure.ts';

const GOLD: Rgb = [226, 180, 76];
const SEATED_BUILD = { head: 0.118, shoulders: 0.17, waist: 0.115, hips: 0.13, limbs: 1.55 };

/** Shiva in meditation: crescent and river in matted hair, third eye, ash lines, serpent, trident. */
export async function drawShiva(request: DrawingRequest): Promise<Drawing> {
  const skin: Rgb = [122, 160, 196];
  const hair: Rgb = [62, 42, 36];
  const look: FigureLook = {
    build: SEATED_BUILD,
    skin,
    hair: { style: 'topknot', color: hair },
    lower: { kind: 'skirt', color: [206, 134, 58], length: 0.5, flare: 0.1, shoes: skin },
    torso: skin,
    details: [{ kind: 'bare-chest', color: skin }],
    sleeves: { color: skin, length: 'none' },
    halo: true,
  };
  return drawSeatedFigure(request, look, {
    gesture: 'meditation',
    cloth: [206, 134, 58],
    behind: (sheet) => {
      drawTrident(sheet, 0.5);
      for (const side of [-1, 1])
        modelled(
          sheet.context,
          limb(pointsAt(0, 0, '0.07,-0.98 0.15,-0.82 0.16,-0.62 0.19,-0.5', side), [0.08, 0.08, 0.06, 0.01]),
          hair,
          { depth: 0.02, lightSide: request.lightSide },
        );
    },
    ornaments: (sheet, bones) => {
      drawTigerStripes(sheet);
      drawGarland(sheet, bones.neck[1] + 0.02, 0.2, 0.13, colorList('#6e3e26 #885030'), 0.016);
    },
    headOrnaments: (sheet, bones) => drawShivaHead(sheet, bones),
    seat: drawRock,
  });
}

function drawShivaHead({ context }: Sketch, bones: Skeleton): void {
  const [x, y] = bones.head;
  const r = bones.headRadius;
  for (let ash = 0; ash < 3; ash++)
    line(
      context,
      `M${x - r * 0.42} ${y - r * (0.62 - ash * 0.13)}Q${x} ${y - r * (0.68 - ash * 0.13)} ${x + r * 0.42} ${y - r * (0.62 - ash * 0.13)}`,
      'rgba(246,244,238,0.9)',
      r * 0.055,
    );
  fill(context, ellipse(x, y - r * 0.5, r * 0.065, r * 0.17), [200, 52, 34]);
  fill(context, ellipse(x, y - r * 0.5, r * 0.03, r * 0.08), [255, 226, 150]);
  const moon = `M${x + r * 0.5} ${y - r * 1.34}A${r * 0.42} ${r * 0.42} 0 1 0 ${x + r * 0.98} ${y - r * 0.84}A${r * 0.36} ${r * 0.36} 0 0 1 ${x + r * 0.5} ${y - r * 1.34}Z`;
  fill(context, moon, [246, 242, 220]);
  line(context, pathAt(x, y, 'M-0.34 -1.02Q0 -1.16 0.34 -1.02', r, r), [150, 96, 50], r * 0.09);
  const serpent = limb(
    pointsAt(0, bones.neck[1], '-0.13,0.05 -0.06,0.085 0.06,0.085 0.14,0.02 0.17,-0.06'),
    [0.01, 0.032, 0.036, 0.034, 0.03],
  );
  modelled(context, serpent, [74, 128, 84], { depth: 0.012 });
  modelled(context, ellipse(0.18, bones.neck[1] - 0.085, 0.034, 0.042, 0.3), [84, 142, 94], { depth: 0.014 });
  fill(context, ellipse(0.19, bones.neck[1] - 0.095, 0.007), [240, 214, 90]);
  for (const side of [-1, 1])
    line(context, ellipse(x + side * r * 0.82, y + r * 0.34, r * 0.13), GOLD, r * 0.06);
}

function drawTrident({ context }: Sketch, x: number): void {
  line(context, `M${x} 0.12V-1.12`, [196, 152, 70], 0.026);
  line(
    context,
    pathAt(
      x,
      0,
      'M0 -0.96C-0.12 -0.97 -0.11 -1.1 -0.09 -1.2M0 -0.96C0.12 -0.97 0.11 -1.1 0.09 -1.2M0 -0.96V-1.28',
    ),
    [206, 164, 80],
    0.022,
  );
  for (const [tipX, tipY] of [
    [x - 0.09, -1.19],
    [x, -1.27],
    [x + 0.09, -1.19],
  ] as const)
    fill(context, pathAt(tipX, tipY, 'M-0.024 0L0 -0.09L0.024 0Z'), [224, 186, 100]);
  modelled(
    context,
    pathAt(x, 0, 'M-0.07 -0.86L0 -0.8L-0.07 -0.74ZM0.07 -0.86L0 -0.8L0.07 -0.74Z'),
    [170, 66, 46],
    { depth: 0.01 },
  );
}

function drawTigerStripes({ context }: Sketch): void {
  for (const side of [-1, 1]) {
    for (let stripe = 0; stripe < 4; stripe++) {
      const x = side * (0.12 + stripe * 0.065);
      fill(
        context,
        pathAt(x, stripe * 0.012, 'M0 -0.17q0.012 0.04 -0.006 0.075q-0.014 -0.03 0.006 -0.075Z', side),
        [66, 42, 30],
      );
    }
  }
}

/** A rock to sit on, with the tiger skin spread over it. */
function drawRock({ context }: Sketch): void {
  modelled(
    context,
    'M-0.62 0.3L-0.56 0.1L-0.42 0.01L-0.2 -0.02H0.22L0.44 0.02L0.56 0.12L0.64 0.3Z',
    [128, 122, 122],
    { depth: 0.08 },
  );
  for (const crack of [
    'M-0.4 0.06L-0.34 0.16L-0.42 0.26',
    'M-0.1 0.06L-0.04 0.18L-0.1 0.28',
    'M0.26 0.06L0.22 0.16L0.32 0.26',
    'M0.46 0.12L0.42 0.2',
  ])
    line(context, crack, 'rgba(60,54,60,0.6)', 0.01);
  const pelt = path(
    'M-0.5 0.02Q-0.3 -0.06 0 -0.05Q0.3 -0.06 0.5 0.02L0.56 0.1L0.44 0.1L0.36 0.16L0.24 0.11H-0.24L-0.36 0.16L-0.44 0.1L-0.56 0.1Z',
  );
  modelled(context, pelt, [226, 152, 62], { depth: 0.03 });
  clipped(context, pelt, () => {
    for (let stripe = -7; stripe <= 7; stripe++) {
      const x = stripe * 0.07;
      fill(
        context,
        `M${x} -0.06q0.026 0.06 -0.004 0.12q0.012 0.04 -0.012 0.09q-0.02 -0.06 -0.002 -0.1q-0.012 -0.06 0.018 -0.11Z`,
        [64, 40, 28],
      );
    }
  });
}

/** The Buddha in meditation on a lotus, before an aureole. */
export async function drawBuddha(request: DrawingRequest): Promise<Drawing> {
  const skin: Rgb = request.color ?? [226, 172, 92];
  const robe: Rgb = request.color ? scale(request.color, 0.86) : [208, 116, 42];
  const look: FigureLook = {
    build: SEATED_BUILD,
    skin,
    hair: { style: 'bun', color: [58, 52, 92] },
    lower: { kind: 'skirt', color: robe, length: 0.5, flare: 0.1, shoes: skin },
    torso: skin,
    details: [],
    sleeves: { color: robe, length: 'none' },
  };
  return drawSeatedFigure(request, look, {
    gesture: 'meditation',
    cloth: robe,
    behind: (sheet) => drawAureole(sheet, -0.62, 0.62, GOLD),
    ornaments: ({ context }, bones) => {
      modelled(
        context,
        `M-0.18 ${bones.neck[1] + 0.01}Q-0.06 -0.4 0.12 -0.2L-0.12 -0.17Q-0.2 -0.4 -0.18 ${bones.neck[1] + 0.01}Z`,
        robe,
        { depth: 0.03, lightSide: request.lightSide },
      );
      for (let fold = 0; fold < 4; fold++)
        line(
          context,
          `M${-0.165 + fold * 0.022} ${bones.neck[1] + 0.05 + fold * 0.02}Q${-0.06 + fold * 0.014} -0.4 ${0.08 - fold * 0.02} -0.21`,
          'rgba(110,50,20,0.45)',
          0.007,
        );
    },
    headOrnaments: ({ context }, bones) => {
      const [x, y] = bones.head;
      const r = bones.headRadius;
      fill(context, ellipse(x, y - r * 0.36, r * 0.06), [190, 60, 44]);
      for (const side of [-1, 1])
        modelled(
          context,
          limb(
            [
              [x + side * r * 0.82, y],
              [x + side * r * 0.88, y + r * 0.3],
              [x + side * r * 0.84, y + r * 0.62],
            ],
            [0.02, 0.03, 0.026],
          ),
          skin,
          { depth: 0.01 },
        );
      for (let row = 0; row < 5; row++) {
        for (let curl = -6; curl <= 6; curl++) {
          const curlX = x + curl * r * 0.13 * (1 - row * 0.13);
          const curlY = y - r * (0.66 + row * 0.15) - r * 0.12 * (1 - (curl / 6.5) ** 2);
          line(context, ellipse(curlX, curlY, r * 0.055), 'rgba(110,104,160,0.8)', r * 0.03);
        }
      }
    },
    seat: (sheet) => drawLotusSeat(sheet, [240, 156, 178], request.lightSide),
  });
}

/** A ring of light with petals of gold around a seated figure. */
export function drawAureole(sheet: Sketch, y: number, radius: number, color: Rgb): void {
  const { context } = sheet;
  const disc = around(
    context,
    0,
    y,
    radius,
    fade('rgba(255,238,180,0.85)', [0.6, 'rgba(255,214,120,0.45)'], 'rgba(255,196,90,0.06)'),
  );
  fill(context, ellipse(0, y, radius), disc);
  for (let ray = 0; ray < 36; ray++) {
    const angle = (ray / 36) * TAU;
    const inner = radius * 0.86;
    const outer = radius * (ray % 2 === 0 ? 1 : 0.93);
    line(
      context,
      `M${Math.cos(angle) * inner} ${y + Math.sin(angle) * inner}L${Math.cos(angle) * outer} ${y + Math.sin(angle) * outer}`,
      color,
      0.012,
    );
  }
  line(context, ellipse(0, y, radius * 0.84), color, 0.016);
  sheet.backLight(0, y, radius * 1.6, [255, 214, 130]);
}
