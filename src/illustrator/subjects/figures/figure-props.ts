import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { around, box, ellipse, fill, limb, line, modelled, path } from '../pen.ts';
import type { Sketch } from '../sketch.ts';
import type { FigurePaintbox } from './figure-body.ts';

/** What hangs behind a figure: wings, halo and cape, in this order. */
export function drawBehind(sheet: Sketch, { context, look, bones, lightSide }: FigurePaintbox): void {
  if (look.halo)
    drawHalo(sheet, bones.head[0], bones.head[1] - bones.headRadius * 0.2, bones.headRadius * 2.1);
  if (look.wings?.kind === 'feathered') {
    for (const side of [-1, 1] as const)
      drawFeatheredWing(context, side, bones.neck[1] + 0.05, look.wings.colour, lightSide);
  } else if (look.wings) {
    for (const side of [-1, 1] as const) drawFairyWing(sheet, side, bones.neck[1] + 0.09, look.wings.colour);
  }
  if (look.torsoSurface === 'space-suit') drawBackpack(context, bones.neck[1], look.torso, lightSide);
  if (!look.cape) return;
  const top = bones.neck[1];
  const wide = look.build.shoulders * 1.15;
  const hem = bones.turn > 0.8 ? -0.2 : -0.06;
  const cape = path(
    `M${-wide * 0.8} ${top}C${-wide * 1.5} ${top + 0.2} ${-wide * 1.9} ${hem - 0.2} ${-wide * 2} ${hem}` +
      `Q${-wide} ${hem + 0.04} ${-wide * 0.3} ${hem}Q${wide * 0.6} ${hem + 0.05} ${wide * 1.9} ${hem - 0.01}` +
      `C${wide * 1.8} ${hem - 0.2} ${wide * 1.4} ${top + 0.2} ${wide * 0.8} ${top}Z`,
  );
  modelled(context, cape, look.cape, { depth: 0.06, lightSide });
  context.save();
  context.clip(cape);
  for (let fold = -3; fold <= 3; fold++) {
    line(
      context,
      path(
        `M${fold * wide * 0.3} ${top}Q${fold * wide * 0.5} ${(top + hem) / 2} ${fold * wide * 0.6} ${hem + 0.05}`,
      ),
      toCss(scale(look.cape, 0.5), 0.4),
      0.016,
    );
  }
  context.restore();
}

function drawBackpack(context: SKRSContext2D, top: number, colour: Rgb, lightSide: -1 | 1): void {
  modelled(context, box(0, top + 0.27, 0.3, 0.3, 0.05), scale(colour, 0.8), { depth: 0.04, lightSide });
}

/** A thin ring of light around a head, shining from behind. */
export function drawHalo(sheet: Sketch, x: number, y: number, radius: number): void {
  const { context } = sheet;
  const disc = around(context, x, y, radius, [
    [0, 'rgba(255,240,180,0.8)'],
    [0.7, 'rgba(255,224,136,0.45)'],
    [1, 'rgba(255,216,124,0.15)'],
  ]);
  fill(context, ellipse(x, y, radius), disc);
  line(context, ellipse(x, y, radius * 0.98), [255, 236, 164], radius * 0.05);
  sheet.backLight(x, y, radius * 2, [255, 220, 140]);
}

function drawFeatheredWing(
  context: SKRSContext2D,
  side: -1 | 1,
  top: number,
  colour: Rgb,
  lightSide: -1 | 1,
): void {
  context.save();
  context.translate(side * 0.03, top);
  context.scale(side, 1);
  const light = (lightSide * side) as -1 | 1;
  for (let row = 0; row < 3; row++) {
    const feathers = 9 - row * 2;
    for (let index = 0; index < feathers; index++) {
      const t = index / (feathers - 1);
      const angle = 0.95 - t * 1.75 + row * 0.1;
      const length = (0.5 - row * 0.13) * (0.72 + 0.36 * Math.sin(t * 2.4 + 0.5));
      const [x, y] = [0.05 + t * 0.14, 0.06 - t * 0.13];
      const tip = [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const;
      const feather = limb(
        [[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2 - 0.012], tip],
        [0.03, 0.08 - row * 0.008, 0.036],
      );
      modelled(context, feather, mix(scale(colour, 0.86), colour, row / 2), {
        depth: 0.02,
        lightSide: light,
        outline: 0.004,
      });
    }
  }
  modelled(
    context,
    limb(
      [
        [0, 0.05],
        [0.1, -0.06],
        [0.24, -0.1],
        [0.34, -0.08],
      ],
      [0.05, 0.07, 0.055, 0.03],
    ),
    colour,
    { depth: 0.02, lightSide: light, outline: 0.004 },
  );
  context.restore();
}

function drawFairyWing(sheet: Sketch, side: -1 | 1, top: number, colour: Rgb): void {
  const upper = path('M0 0C0.08 -0.24 0.3 -0.36 0.42 -0.3C0.5 -0.2 0.34 0.0 0 0.03Z');
  const lower = path('M0 0.02C0.16 0.04 0.34 0.12 0.32 0.24C0.26 0.32 0.08 0.2 0 0.05Z');
  const context = sheet.context;
  context.save();
  context.translate(side * 0.02, top);
  context.scale(side, 1);
  for (const wing of [upper, lower]) {
    fill(
      context,
      wing,
      around(context, 0.05, 0, 0.46, [
        [0, toCss(mix(colour, [255, 255, 255], 0.7), 0.9)],
        [0.6, toCss(colour, 0.62)],
        [1, toCss(mix(colour, [255, 180, 240], 0.5), 0.75)],
      ]),
    );
    line(context, wing, toCss(mix(colour, [255, 255, 255], 0.5), 0.95), 0.008);
  }
  line(
    context,
    path('M0 0Q0.16 -0.2 0.4 -0.28M0 0Q0.2 -0.12 0.4 -0.16M0 0.02Q0.16 0.08 0.29 0.24'),
    'rgba(255,255,255,0.75)',
    0.005,
  );
  context.restore();
}

/** A round or kite shield on the far arm. */
export function drawShield({ context, bones, look, lightSide }: FigurePaintbox): void {
  if (!look.shield) return;
  const [x, y] = [bones.farHand[0] - 0.005, bones.farHand[1] - 0.05];
  const shield = path(
    `M${x - 0.1} ${y - 0.12}Q${x} ${y - 0.16} ${x + 0.1} ${y - 0.12}V${y + 0.02}Q${x + 0.08} ${y + 0.14} ${x} ${y + 0.2}Q${x - 0.08} ${y + 0.14} ${x - 0.1} ${y + 0.02}Z`,
  );
  modelled(context, shield, look.shield, { depth: 0.03, lightSide, outline: 0.016 });
  context.save();
  context.clip(shield);
  line(
    context,
    path(`M${x} ${y - 0.2}V${y + 0.2}M${x - 0.12} ${y - 0.03}H${x + 0.12}`),
    [238, 214, 150],
    0.034,
  );
  context.restore();
  fill(context, ellipse(x, y - 0.03, 0.026), [232, 194, 96]);
}
