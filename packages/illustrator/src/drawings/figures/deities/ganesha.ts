import { colorList, mix, type Rgb, scale } from '../../../core/color.ts';
import { points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, pathAt, polygon } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import type { FigureLook, Skeleton } from '../figure.types.ts';
import { drawGarland, drawLotusSeat, drawSeatedFigure } from '../seated-figure.ts';
import { drawAureole } from './deities.ts';

const GOLD: Rgb = [228, 184, 78];

/** Ganesha seated in blessing: elephant head with one broken tusk, four arms, lotus, sweets, crown. */
export async function drawGanesha(request: DrawingRequest): Promise<Drawing> {
  const skin: Rgb = request.color ?? [226, 154, 122];
  const cloth: Rgb = [196, 48, 62];
  const light = request.lightSide;
  const look: FigureLook = {
    build: { head: 0.15, shoulders: 0.19, waist: 0.2, hips: 0.19, limbs: 1.7 },
    skin,
    hair: { style: 'bald', color: skin },
    lower: { kind: 'skirt', color: cloth, length: 0.5, flare: 0.1, shoes: skin },
    torso: skin,
    details: [{ kind: 'bare-chest', color: skin }],
    sleeves: { color: skin, length: 'none' },
  };
  return drawSeatedFigure(request, look, {
    gesture: 'blessing',
    cloth,
    behind: (sheet) => {
      drawAureole(sheet, -0.6, 0.7, GOLD);
      drawUpperArms(sheet, skin, light);
    },
    ornaments: (sheet, bones) => {
      modelled(sheet.context, ellipse(0, -0.3, 0.24, 0.17), skin, {
        depth: 0.05,
        lightSide: light,
        outline: 0,
      });
      drawGarland(sheet, bones.neck[1] + 0.04, 0.26, 0.17, colorList('#f69628 #fac442 #f06e28'), 0.024);
      fill(sheet.context, ellipse(0, -0.22, 0.012, 0.016), scale(skin, 0.55));
      drawSweets(sheet);
    },
    head: (sheet, bones) => drawElephantHead(sheet, bones, skin, light),
    seat: (sheet) => drawLotusSeat(sheet, [244, 150, 176], light),
  });
}

function drawUpperArms({ context }: Sketch, skin: Rgb, lightSide: -1 | 1): void {
  const model = { depth: 0.02, lightSide, outline: 0.005 };
  for (const side of [-1, 1]) {
    modelled(
      context,
      limb(pointsAt(0, 0, '0.15,-0.58 0.36,-0.56 0.43,-0.76', side), [0.09, 0.075, 0.06]),
      scale(skin, 0.92),
      model,
    );
    modelled(context, ellipse(side * 0.435, -0.79, 0.036), skin, model);
    line(context, `M${side * 0.33} -0.6l${side * 0.045} 0.055`, GOLD, 0.022);
  }
  line(context, 'M-0.435 -0.72V-0.98', GOLD, 0.018);
  modelled(
    context,
    'M-0.435 -1.0q-0.08 0.02 -0.1 -0.06q0.05 -0.02 0.1 0.01q0.05 -0.03 0.09 0Q-0.37 -0.98 -0.435 -1.0Z',
    [206, 212, 220],
    { ...model, depth: 0.012 },
  );
  for (let petal = -2; petal <= 2; petal++) {
    const shape = `M0.435 -0.82Q${0.435 + petal * 0.05 - 0.03} -0.9 ${0.435 + petal * 0.045} -0.95Q${0.435 + petal * 0.05 + 0.03} -0.9 0.435 -0.82Z`;
    modelled(context, shape, [244, 140, 172], { ...model, depth: 0.014 });
  }
}

function drawSweets({ context }: Sketch): void {
  modelled(context, 'M-0.17 -0.175Q-0.06 -0.13 0.06 -0.175L0.03 -0.125Q-0.055 -0.105 -0.14 -0.125Z', GOLD, {
    depth: 0.014,
  });
  for (const [x, y] of points('-0.115,-0.19 -0.055,-0.2 0.005,-0.19 -0.085,-0.225 -0.025,-0.225'))
    modelled(context, ellipse(x, y, 0.034, 0.032), [250, 222, 150], { depth: 0.012, outline: 0.003 });
}

function drawElephantHead(sheet: Sketch, bones: Skeleton, skin: Rgb, lightSide: -1 | 1): void {
  const { context } = sheet;
  const [x, y] = bones.head;
  const r = bones.headRadius;
  const model = { depth: r * 0.22, lightSide, outline: 0.007 };
  for (const side of [-1, 1]) {
    const ear = `M${x + side * r * 0.62} ${y - r * 0.62}C${x + side * r * 1.5} ${y - r * 1.05} ${x + side * r * 1.95} ${y - r * 0.3} ${x + side * r * 1.72} ${y + r * 0.42}C${x + side * r * 1.5} ${y + r * 0.85} ${x + side * r * 1.0} ${y + r * 0.7} ${x + side * r * 0.6} ${y + r * 0.34}Z`;
    modelled(context, ear, scale(skin, 0.95), model);
    const inner = `M${x + side * r * 0.72} ${y - r * 0.4}C${x + side * r * 1.3} ${y - r * 0.74} ${x + side * r * 1.62} ${y - r * 0.2} ${x + side * r * 1.46} ${y + r * 0.3}C${x + side * r * 1.3} ${y + r * 0.55} ${x + side * r} ${y + r * 0.45} ${x + side * r * 0.7} ${y + r * 0.2}Z`;
    fill(context, inner, mix(skin, [255, 196, 190], 0.5));
    line(context, ellipse(x + side * r * 1.3, y + r * 0.74, r * 0.12), GOLD, r * 0.07);
  }
  const face = pathAt(
    x,
    y,
    'M-0.78 -0.1C-0.86 -0.9 -0.4 -1.06 0 -1.02C0.4 -1.06 0.86 -0.9 0.78 -0.1C0.74 0.5 0.4 0.72 0 0.72C-0.4 0.72 -0.74 0.5 -0.78 -0.1Z',
    r,
    r,
  );
  modelled(context, face, skin, model);
  for (const [side, length] of rows<2>('-1,0.62 1,0.34'))
    modelled(
      context,
      limb(
        [
          [x + side * r * 0.36, y + r * 0.36],
          [x + side * r * 0.52, y + r * 0.56],
          [x + side * r * (0.56 + length * 0.3), y + r * (0.4 + length * 0.55)],
        ],
        [r * 0.17, r * 0.15, length > 0.5 ? r * 0.03 : r * 0.12],
      ),
      [248, 242, 226],
      { ...model, depth: r * 0.06 },
    );
  const trunk = limb(pointsAt(x, y, '0,0.05 0.02,0.6 -0.06,1.2 -0.34,1.62 -0.72,1.66 -0.82,1.42', r, r), [
    r * 0.5,
    r * 0.46,
    r * 0.38,
    r * 0.32,
    r * 0.25,
    r * 0.18,
  ]);
  modelled(context, trunk, mix(skin, [255, 255, 255], 0.05), { ...model, depth: r * 0.16 });
  for (let ring = 0; ring < 5; ring++)
    line(
      context,
      `M${x - r * (0.2 - ring * 0.005) - ring * r * 0.03} ${y + r * (0.42 + ring * 0.2)}q${r * 0.2} ${r * 0.09} ${r * 0.4} 0`,
      scale(skin, 0.7),
      0.006,
    );
  for (const side of [-1, 1]) {
    fill(context, ellipse(x + side * r * 0.44, y - r * 0.12, r * 0.14, r * 0.1), [252, 250, 244]);
    fill(context, ellipse(x + side * r * 0.43, y - r * 0.11, r * 0.075, r * 0.09), [54, 34, 30]);
    fill(context, ellipse(x + side * r * 0.41, y - r * 0.14, r * 0.025), [255, 255, 255]);
    line(
      context,
      `M${x + side * r * 0.28} ${y - r * 0.2}q${side * r * 0.16} ${-r * 0.1} ${side * r * 0.34} ${r * 0.02}`,
      scale(skin, 0.5),
      r * 0.045,
    );
  }
  fill(context, pathAt(x, y, 'M0 -0.62Q0.1 -0.4 0 -0.22Q-0.1 -0.4 0 -0.62Z', r, r), [206, 44, 44]);
  for (const row of [0, 1])
    line(
      context,
      `M${x - r * 0.36} ${y - r * (0.5 - row * 0.12)}q${r * 0.18} ${-r * 0.06} ${r * 0.28} 0M${x + r * 0.08} ${y - r * (0.5 - row * 0.12)}q${r * 0.1} ${-r * 0.06} ${r * 0.28} 0`,
      [250, 236, 200],
      r * 0.035,
    );
  drawCrown(sheet, x, y - r * 0.92, r, lightSide);
}

function drawCrown({ context }: Sketch, x: number, y: number, r: number, lightSide: -1 | 1): void {
  const model = { depth: r * 0.12, lightSide, outline: 0.006 };
  modelled(
    context,
    pathAt(x, y, 'M-0.66 0.1Q-0.5 -0.5 -0.2 -0.7Q0 -1.3 0.2 -0.7Q0.5 -0.5 0.66 0.1Q0 -0.1 -0.66 0.1Z', r, r),
    GOLD,
    model,
  );
  line(
    context,
    pathAt(x, y, 'M-0.64 0.04Q0 -0.16 0.64 0.04M-0.34 -0.56Q0 -0.72 0.34 -0.56', r, r),
    scale(GOLD, 0.7),
    r * 0.06,
  );
  fill(context, ellipse(x, y - r * 0.32, r * 0.14, r * 0.17), [196, 36, 58]);
  for (const side of [-1, 1])
    fill(
      context,
      polygon([
        [x + side * r * 0.34 - r * 0.08, y - r * 0.22],
        [x + side * r * 0.34, y - r * 0.34],
        [x + side * r * 0.34 + r * 0.08, y - r * 0.22],
        [x + side * r * 0.34, y - r * 0.1],
      ]),
      [50, 130, 96],
    );
  fill(context, ellipse(x, y - r * 1.02, r * 0.09), [250, 220, 120]);
}
