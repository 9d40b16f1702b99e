import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { ellipse, fill, limb, line, modelled, path } from '../pen.ts';
import type { FigureLook } from './figure.types.ts';
import type { FigurePaintbox } from './figure-body.ts';

/**
 * Heads are drawn in a frame of their own: origin in the middle of the head, radius 1 is half its
 * height, so that children, adults and busts share one face.
 */
function inHeadFrame({ context, bones }: FigurePaintbox, draw: (context: SKRSContext2D) => void): void {
  context.save();
  context.translate(bones.head[0] + bones.turn * 0.006, bones.head[1]);
  context.scale(bones.headRadius, bones.headRadius);
  draw(context);
  context.restore();
}

const HALF_WIDTH = 0.8;

/** Hair that falls behind the shoulders; drawn before the body. */
export function drawBackHair(paintbox: FigurePaintbox): void {
  const { look, lightSide } = paintbox;
  const { style, colour } = look.hair;
  const dark = scale(colour, 0.78);
  const options = { depth: 0.25, lightSide, outline: 0.05 };
  inHeadFrame(paintbox, (context) => {
    if (style === 'long' || style === 'wavy') {
      const wave = style === 'wavy' ? 0.16 : 0;
      const fall = path(
        `M-0.9 -0.1C-1.12 0.6 ${-1 - wave} 1.4 ${-1.02 + wave} 2.3C-0.6 2.6 0.6 2.6 ${1.02 - wave} 2.3C${1 + wave} 1.4 1.12 0.6 0.9 -0.1Z`,
      );
      modelled(context, fall, dark, options);
      for (let strand = -3; strand <= 3; strand++) {
        const x = strand * 0.27;
        line(
          context,
          path(`M${x * 0.9} 0.4Q${x * 1.2 + wave} 1.4 ${x} 2.38`),
          toCss(scale(colour, 0.55), 0.5),
          0.05,
        );
      }
    } else if (style === 'ponytail') {
      modelled(
        context,
        limb(
          [
            [-0.5, -0.5],
            [-1.2, -0.3],
            [-1.35, 0.6],
            [-1.1, 1.5],
          ],
          [0.4, 0.55, 0.5, 0.08],
        ),
        dark,
        options,
      );
    } else if (style === 'braids') {
      for (const side of [-1, 1]) {
        for (let knot = 0; knot < 5; knot++) {
          modelled(
            context,
            ellipse(side * (0.92 + knot * 0.03), 0.55 + knot * 0.34, 0.24 - knot * 0.02, 0.24),
            colour,
            { ...options, depth: 0.12 },
          );
        }
      }
    } else if (style === 'curly') {
      for (let curl = 0; curl < 16; curl++) {
        const angle = Math.PI * (0.85 + (curl / 15) * 1.3);
        modelled(context, ellipse(Math.cos(angle) * 0.98, Math.sin(angle) * 0.98, 0.34), dark, {
          ...options,
          depth: 0.12,
          outline: 0,
        });
      }
    }
  });
}

/** Neck, face, beard and the hair on top. */
export function drawHead(paintbox: FigurePaintbox): void {
  const { look, bones, context, lightSide } = paintbox;
  const neckWidth = bones.headRadius * (look.feminine ? 0.56 : 0.7);
  const neck = limb(
    [
      [bones.head[0], bones.chin - bones.headRadius * 0.4],
      [0, bones.neck[1] + 0.018],
    ],
    [neckWidth, neckWidth * 1.15],
  );
  modelled(context, neck, mix(look.skin, scale(look.skin, 0.5), 0.32), {
    depth: 0.012,
    lightSide,
    outline: 0,
  });
  inHeadFrame(paintbox, (head) => {
    const options = { depth: 0.26, lightSide, outline: 0.055 };
    for (const side of [-1, 1]) {
      modelled(head, ellipse(side * HALF_WIDTH, 0.12, 0.14, 0.2), scale(look.skin, 0.92), {
        ...options,
        depth: 0.06,
      });
    }
    const jaw = look.feminine ? 0.5 : 0.6;
    const face = path(
      `M-0.8 -0.2C-0.82 -0.8 -0.4 -1 0 -1C0.4 -1 0.82 -0.8 0.8 -0.2C0.8 0.3 ${jaw} 0.7 0.26 0.92` +
        `Q0 1.06 -0.26 0.92C${-jaw} 0.7 -0.8 0.3 -0.8 -0.2Z`,
    );
    modelled(head, face, look.skin, { ...options, strength: 0.9 });
    drawFeatures(head, look, bones.turn * 0.3);
    if (look.old) drawWrinkles(head, look.skin, bones.turn * 0.3);
    drawBeard(head, look, bones.turn * 0.3, lightSide);
    drawTopHair(head, look, lightSide);
  });
}

function drawFeatures(context: SKRSContext2D, { skin, hair, feminine }: FigureLook, shift: number): void {
  const line0 = scale(skin, 0.42);
  const brow = mix(hair.colour, [40, 26, 20], 0.35);
  for (const side of [-1, 1]) {
    const x = side * 0.34 + shift;
    fill(context, ellipse(x, 0.12, 0.175, 0.155), [252, 250, 246]);
    fill(context, ellipse(x + shift * 0.12, 0.13, 0.12, 0.138), [58, 38, 30]);
    fill(context, ellipse(x + shift * 0.12 - 0.035, 0.085, 0.038), [255, 255, 255]);
    line(
      context,
      path(`M${x - 0.17} ${0.08 + (feminine ? -0.01 : 0.01)}Q${x} -0.07 ${x + 0.17} 0.08`),
      line0,
      feminine ? 0.075 : 0.055,
    );
    line(
      context,
      path(`M${x - 0.17} -0.13Q${x} ${feminine ? -0.24 : -0.2} ${x + 0.17} -0.13`),
      brow,
      feminine ? 0.055 : 0.085,
    );
    fill(context, ellipse(side * 0.48 + shift * 0.7, 0.4, 0.16, 0.1), 'rgba(232,96,84,0.22)');
  }
  line(
    context,
    path(`M${shift * 1.25 + 0.02} 0.16Q${shift * 1.35 + 0.1} 0.36 ${shift * 1.2 - 0.03} 0.38`),
    toCss(line0, 0.7),
    0.05,
  );
  const mouth = path(
    `M${-0.19 + shift} 0.56Q${shift} 0.74 ${0.19 + shift} 0.56Q${shift} 0.62 ${-0.19 + shift} 0.56Z`,
  );
  fill(context, mouth, feminine ? [190, 62, 70] : scale(skin, 0.42));
  line(
    context,
    path(`M${-0.2 + shift} 0.56Q${shift} 0.66 ${0.2 + shift} 0.56`),
    feminine ? [160, 44, 54] : line0,
    0.05,
  );
}

function drawWrinkles(context: SKRSContext2D, skin: Rgb, shift: number): void {
  const crease = toCss(scale(skin, 0.55), 0.6);
  line(
    context,
    path(
      `M${shift - 0.34} -0.42Q${shift} -0.5 ${shift + 0.34} -0.42M${shift - 0.28} -0.32Q${shift} -0.38 ${shift + 0.28} -0.32`,
    ),
    crease,
    0.03,
  );
  for (const side of [-1, 1]) {
    const x = side * 0.34 + shift;
    line(
      context,
      path(
        `M${x - 0.13} 0.29Q${x} 0.35 ${x + 0.13} 0.28M${x + side * 0.2} 0.1l${side * 0.12} -0.05M${x + side * 0.2} 0.15l${side * 0.13} 0.02M${shift + side * 0.2} 0.38Q${shift + side * 0.3} 0.46 ${shift + side * 0.3} 0.58`,
      ),
      crease,
      0.026,
    );
  }
}

function drawBeard(
  context: SKRSContext2D,
  { beard = 'none', hair }: FigureLook,
  shift: number,
  lightSide: -1 | 1,
): void {
  if (beard === 'none') return;
  const options = { depth: 0.2, lightSide, outline: 0.03 };
  if (beard === 'stubble') {
    fill(
      context,
      path('M-0.72 0.2Q-0.6 0.8 0 1Q0.6 0.8 0.72 0.2Q0.5 0.45 0 0.45Q-0.5 0.45 -0.72 0.2Z'),
      toCss(hair.colour, 0.28),
    );
    return;
  }
  if (beard !== 'moustache') {
    const tip = beard === 'long' ? 2.3 : 1.28;
    const shape = path(
      `M-0.8 0.05C-0.86 0.7 -0.66 ${tip * 0.6} ${-0.2 + shift * 0.4} ${tip * 0.92}L${shift * 0.5} ${tip}L${0.2 + shift * 0.4} ${tip * 0.92}` +
        `C0.66 ${tip * 0.6} 0.86 0.7 0.8 0.05C0.66 0.3 0.5 0.42 ${0.26 + shift} 0.43Q${shift} 0.36 ${-0.26 + shift} 0.43C-0.5 0.42 -0.66 0.3 -0.8 0.05Z`,
    );
    modelled(context, shape, hair.colour, options);
    for (let strand = -2; strand <= 2; strand++) {
      const x = strand * 0.2;
      line(
        context,
        path(`M${x * 1.3 + shift * 0.6} 0.72Q${x * 1.2} ${tip * 0.7} ${x * 0.5 + shift * 0.4} ${tip * 0.9}`),
        toCss(scale(hair.colour, 0.7), 0.3),
        0.04,
      );
    }
    const mouth = path(
      `M${-0.17 + shift} 0.58Q${shift} 0.7 ${0.17 + shift} 0.58Q${shift} 0.62 ${-0.17 + shift} 0.58Z`,
    );
    fill(context, mouth, [120, 48, 44]);
  }
  const moustache = path(
    `M${shift} 0.44C${shift + 0.2} 0.38 ${shift + 0.42} 0.46 ${shift + 0.5} 0.66C${shift + 0.3} 0.6 ${shift + 0.14} 0.58 ${shift} 0.54` +
      `C${shift - 0.14} 0.58 ${shift - 0.3} 0.6 ${shift - 0.5} 0.66C${shift - 0.42} 0.46 ${shift - 0.2} 0.38 ${shift} 0.44Z`,
  );
  modelled(context, moustache, mix(hair.colour, [255, 255, 255], 0.08), { ...options, depth: 0.06 });
}

function drawTopHair(context: SKRSContext2D, { hair, feminine }: FigureLook, lightSide: -1 | 1): void {
  const { style, colour } = hair;
  if (style === 'bald') return;
  const options = { depth: 0.2, lightSide, outline: 0.05 };
  if (style === 'bun' || style === 'topknot') {
    modelled(
      context,
      ellipse(0, style === 'bun' ? -1.16 : -1.22, style === 'bun' ? 0.38 : 0.24, 0.32),
      colour,
      options,
    );
  }
  modelled(context, hairCap(style, Boolean(feminine)), colour, options);
  const shine = path('M-0.5 -0.72Q-0.2 -0.94 0.2 -0.9');
  line(context, shine, toCss(mix(colour, [255, 244, 220], 0.55), 0.5), 0.09);
  if (style === 'curly') {
    for (let curl = 0; curl < 9; curl++) {
      const angle = Math.PI * (1.08 + (curl / 8) * 0.84);
      modelled(context, ellipse(Math.cos(angle) * 0.78, Math.sin(angle) * 0.82 - 0.02, 0.26), colour, {
        ...options,
        depth: 0.1,
        outline: 0,
      });
    }
  }
}

function hairCap(style: FigureLook['hair']['style'], feminine: boolean) {
  if (style === 'short' || style === 'topknot') {
    return path(
      'M-0.86 0.12C-1.0 -0.7 -0.6 -1.18 0.02 -1.16C0.66 -1.18 1.0 -0.7 0.86 0.12C0.8 -0.1 0.78 -0.3 0.66 -0.46' +
        'C0.4 -0.4 0.2 -0.5 0.02 -0.62C-0.16 -0.46 -0.44 -0.38 -0.66 -0.42C-0.78 -0.28 -0.8 -0.1 -0.86 0.12Z',
    );
  }
  const side = feminine || style !== 'curly' ? 0.5 : 0.2;
  return path(
    `M-0.9 ${side}C-1.06 -0.6 -0.62 -1.16 0.02 -1.14C0.66 -1.16 1.06 -0.6 0.9 ${side}C0.84 0.1 0.8 -0.2 0.62 -0.48` +
      `C0.36 -0.46 0.02 -0.58 -0.14 -0.72C-0.24 -0.5 -0.5 -0.34 -0.68 -0.3C-0.8 -0.1 -0.84 0.2 -0.9 ${side}Z`,
  );
}

/** Hair colours as people have them. */
export const HAIR_COLOURS: readonly Rgb[] = [
  [44, 30, 26],
  [76, 48, 32],
  [118, 74, 44],
  [168, 112, 60],
  [212, 168, 96],
  [152, 62, 34],
];
