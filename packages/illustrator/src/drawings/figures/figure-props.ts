import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { around, box, ellipse, fade, fill, limb, line, path, pathAt } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { FigureTools } from './figure.types.ts';
import { drawWings } from './figure-wings.ts';

/** What hangs behind a figure that faces us, or over the back of one seen from behind. */
export function drawBehind(tools: FigureTools): void {
  const { look, bones, sheet } = tools;
  if (look.halo)
    drawHalo(sheet, bones.head[0], bones.head[1] - bones.headRadius * 0.1, bones.headRadius * 1.9);
  drawWings(tools);
  if (look.pack) drawPack(tools, look.pack.color);
  if (look.lower.kind === 'space-suit')
    tools.model(box(0, bones.neck[1] + 0.29, 0.32, 0.31, 0.05), scale(look.torso, 0.8), 0.04, 0.005);
  if (look.cape) drawCape(tools, look.cape);
}

function drawPack({ look, bones, model, context }: FigureTools, color: Rgb): void {
  const top = bones.neck[1];
  const back = -bones.turn * look.build.shoulders * 0.9;
  switch (look.pack?.kind) {
    case 'quiver':
      model(
        limb(
          [
            [-0.1 + back * 0.4, top + 0.24],
            [0.06 + back, top - 0.03],
          ],
          [0.06, 0.08],
        ),
        color,
        0.016,
        0.005,
      );
      for (const x of [-0.02, 0.02, 0.06])
        line(
          context,
          `M${x + back} ${top}l0.03 -0.09M${x + back + 0.03} ${top - 0.09}l-0.014 0.03`,
          [238, 228, 206],
          0.012,
        );
      return;
    case 'air-tank':
      for (const x of [-0.05, 0.05]) model(box(x + back, top + 0.28, 0.085, 0.27, 0.04), color, 0.02, 0.005);
      return;
    case 'sack':
      model(ellipse(-0.12 + back, top + 0.1, 0.17, 0.19), color, 0.05, 0.006);
      return;
    default:
      model(box(back, top + 0.27, look.build.shoulders * 2.1, 0.29, 0.05), color, 0.04, 0.005);
      model(
        box(back, top - 0.005, look.build.shoulders * 1.9, 0.07, 0.034),
        mix(color, [120, 150, 90], 0.6),
        0.02,
        0.005,
      );
  }
}

function drawCape({ bones, look, model, context, fine, random }: FigureTools, color: Rgb): void {
  const top = bones.neck[1] - 0.01;
  const wide = look.build.shoulders * 1.1 * (1 - bones.turn * 0.3);
  const hem = Math.min(-0.03, bones.hip * 0.14);
  const blow = bones.turn * 0.2 + random.fork('cape').range(0, 0.06);
  const cape = path(
    `M${-wide * 0.8} ${top}C${-wide * 1.4 - blow * 0.3} ${top + 0.2} ${-wide * 1.8 - blow * 0.8} ${hem - 0.22} ${-wide * 1.9 - blow} ${hem}` +
      `Q${-wide - blow * 0.8} ${hem + 0.05} ${-wide * 0.3 - blow * 0.5} ${hem}Q${wide * 0.5} ${hem + 0.05} ${wide * 1.7 - blow * 0.5} ${hem - 0.01}` +
      `C${wide * 1.7 - blow * 0.4} ${hem - 0.2} ${wide * 1.35} ${top + 0.2} ${wide * 0.8} ${top}Z`,
  );
  model(cape, color, 0.05, 0.006);
  context.save();
  context.clip(cape);
  const folds = fine ? 5 : 3;
  for (let fold = -folds; fold <= folds; fold++) {
    const t = fold / folds;
    const tone = fold % 2 === 0 ? scale(color, 0.5) : mix(color, [255, 240, 220], 0.35);
    line(
      context,
      `M${t * wide * 0.8} ${top}Q${t * wide * 1.3 - blow * 0.4} ${(top + hem) / 2} ${t * wide * 1.7 - blow * 0.9} ${hem + 0.05}`,
      toCss(tone, 0.35),
      0.016,
    );
  }
  context.restore();
}

/** A ring of light around a head, shining from behind. */
export function drawHalo(sheet: Sketch, x: number, y: number, radius: number): void {
  const { context } = sheet;
  const disc = around(
    context,
    x,
    y,
    radius,
    fade('rgba(255,244,196,0.9)', [0.7, 'rgba(255,228,146,0.62)'], 'rgba(255,210,110,0.34)'),
  );
  fill(context, ellipse(x, y, radius), disc);
  for (let ray = 0; ray < 28; ray++) {
    const angle = (ray / 28) * Math.PI * 2;
    line(
      context,
      `M${x + Math.cos(angle) * radius * 0.62} ${y + Math.sin(angle) * radius * 0.62}L${x + Math.cos(angle) * radius * 0.92} ${y + Math.sin(angle) * radius * 0.92}`,
      'rgba(255,250,220,0.5)',
      radius * 0.03,
    );
  }
  line(context, ellipse(x, y, radius * 0.97), [246, 204, 104], radius * 0.07);
  line(context, ellipse(x, y, radius * 0.97), [255, 240, 180], radius * 0.025);
  sheet.backLight(x, y, radius * 2, [255, 220, 140]);
}

/** A shield on the far arm. */
export function drawShield({ bones, look, model, context }: FigureTools): void {
  if (!look.shield) return;
  const { kind, color } = look.shield;
  const [x, y] = [bones.farHand[0] + bones.turn * 0.02, bones.farHand[1] - 0.04];
  if (kind === 'round') {
    model(ellipse(x, y, 0.165, 0.165), mix(color, [90, 60, 40], 0.3), 0.03, 0.014);
    model(ellipse(x, y, 0.14), color, 0.03, 0.004);
    line(context, pathAt(x, y, 'M0 -0.14V0.14M-0.14 0H0.14'), [240, 220, 170], 0.026);
    model(ellipse(x, y, 0.04), [200, 206, 216], 0.014, 0.004);
    return;
  }
  const [half, drop] = kind === 'long' ? [0.13, 0.26] : [0.12, 0.2];
  const shield =
    kind === 'long'
      ? box(x, y + 0.24, half * 2, 0.46, 0.03)
      : path(
          `M${x - half} ${y - 0.13}Q${x} ${y - 0.17} ${x + half} ${y - 0.13}V${y + 0.02}Q${x + half * 0.86} ${y + 0.14} ${x} ${y + drop}Q${x - half * 0.86} ${y + 0.14} ${x - half} ${y + 0.02}Z`,
        );
  model(shield, color, 0.03, 0.018);
  context.save();
  context.clip(shield);
  line(context, pathAt(x, y, 'M0 -0.24V0.28M-1 -0.03H1', half), [240, 214, 140], 0.036);
  context.restore();
  line(context, shield, [226, 196, 120], 0.01);
  model(ellipse(x, y - 0.03, 0.03), [236, 200, 100], 0.01, 0.004);
}

const BLADE: Rgb = [206, 214, 226];

/** Skates, skis, boards, or the cloud or lotus a god stands on. */
export function drawUnderfoot(tools: FigureTools): void {
  const { look, bones, context, model } = tools;
  const feet = [bones.farFoot, bones.nearFoot] as const;
  const tint = look.trim ?? ([206, 70, 60] as const);
  switch (look.underfoot) {
    case 'stool':
      if (bones.seated) drawStool(tools);
      return;
    case 'crate':
      if (bones.seated) drawCrate(tools);
      return;
    case 'skates':
      for (const [x, y] of feet) {
        line(context, `M${x - 0.04} ${y + 0.03}H${x + 0.09}q0.02 0 0.02 -0.014`, BLADE, 0.01);
        line(context, pathAt(x, y, 'M-0.02 0.01v0.02M0.05 0.01v0.02'), BLADE, 0.01);
      }
      return;
    case 'skis':
      for (const [x, y] of feet)
        line(context, `M${x - 0.26} ${y + 0.02}H${x + 0.3}q0.06 0 0.08 -0.05`, tint, 0.022);
      return;
    case 'snowboard':
    case 'surfboard':
    case 'skateboard':
      drawBoard(tools, tint);
      return;
    case 'cloud':
      for (const [x, y, r] of rows<3>(
        '-0.26,0,0.11 0.26,0.01,0.11 -0.1,0.02,0.14 0.12,0.02,0.14 0,-0.02,0.12',
      ))
        model(ellipse(x, y, r, r * 0.6), [250, 248, 252], 0.03, 0);
      return;
    case 'lotus':
      for (const petal of [-4, 4, -3, 3, -2, 2, -1, 1, 0])
        model(
          `M${petal * 0.05} 0.04Q${petal * 0.085 - 0.06} -0.05 ${petal * 0.085} ${-0.1 + Math.abs(petal) * 0.016}Q${petal * 0.085 + 0.06} -0.05 ${petal * 0.05} 0.04Z`,
          mix([238, 130, 164], [255, 255, 255], 0.1 + (Math.abs(petal) % 2) * 0.2),
          0.02,
          0.004,
        );
      return;
    case 'waves':
      for (const [x, y, size] of rows<3>('-0.24,0.02,0.2 0.2,0.03,0.22 0,0.04,0.26')) {
        model(
          pathAt(x, y, 'M-1 0.04Q-0.6 -0.1 0 -0.08Q0.3 -0.16 0.5 -0.06Q0.3 -0.06 1 0.04Z', size),
          [70, 140, 190],
          0.03,
          0.004,
        );
        line(
          context,
          pathAt(x, y, 'M-0.6 -0.04Q-0.2 -0.09 0 -0.08Q0.3 -0.16 0.5 -0.06', size),
          [244, 250, 255],
          0.016,
        );
      }
      return;
    case 'wheel':
      line(context, ellipse(0, 0, 0.09), [50, 50, 58], 0.022);
      return;
    default:
  }
}

/** What people who meet for a game sit on. */
function drawStool({ bones, model, context }: FigureTools): void {
  const top = bones.hip + 0.05;
  const wood: Rgb = [150, 102, 62];
  line(context, `M-0.09 ${top}L-0.12 -0.005M0.09 ${top}L0.12 -0.005M0 ${top}V0.006`, wood, 0.026);
  line(context, `M-0.108 ${top * 0.4}H0.108`, scale(wood, 0.8), 0.016);
  model(box(0, top + 0.03, 0.27, 0.045, 0.02), wood, 0.014, 0.005);
}

/** What people who work outdoors sit on. */
function drawCrate({ bones, model, context }: FigureTools): void {
  const top = bones.hip + 0.05;
  const wood: Rgb = [166, 116, 70];
  const height = 0.006 - top;
  model(box(-0.03, 0.006, 0.27, height, 0.01), scale(wood, 0.5), 0.02, 0.004);
  for (let slat = 0; slat < 3; slat++)
    model(
      box(-0.03, top + (height * (slat + 0.92)) / 3, 0.28, height * 0.27, 0.008),
      mix(wood, [220, 180, 130], slat * 0.08),
      0.012,
      0.004,
    );
  for (const x of [-0.15, 0.09]) line(context, `M${x} ${top + 0.02}V-0.004`, scale(wood, 0.78), 0.024);
}

function drawBoard({ look, bones, model, context }: FigureTools, color: Rgb): void {
  const y = Math.max(bones.nearFoot[1], bones.farFoot[1]) + 0.024;
  const half = look.underfoot === 'surfboard' ? 0.42 : look.underfoot === 'snowboard' ? 0.34 : 0.22;
  model(
    pathAt(
      0,
      y,
      'M-1 -0.03Q-0.8 0.014 0 0.014Q0.8 0.014 1 -0.03Q0.8 -0.012 0 -0.01Q-0.8 -0.012 -1 -0.03Z',
      half,
    ),
    color,
    0.008,
    0.005,
  );
  if (look.underfoot === 'skateboard')
    for (const x of [-0.13, 0.13]) model(ellipse(x, y + 0.03, 0.024), [240, 230, 206], 0.008, 0.004);
  else line(context, `M${-half * 0.6} ${y + 0.002}H${half * 0.6}`, mix(color, [255, 255, 255], 0.7), 0.006);
}
