import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
  down,
  ellipse,
  fade,
  fill,
  line,
  modelled,
  path,
  pathAt,
} from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';

const SNOW: Rgb = [242, 246, 252];

interface SweptRoof {
  y: number;
  half: number;
  rise: number;
  /** Half the ridge's length. */
  ridge: number;
}

/** A broad tiled roof with concave slopes and raised corners, seen from the front. */
function drawSweptRoof(
  context: SKRSContext2D,
  { y, half, rise, ridge }: SweptRoof,
  tile: Rgb,
  { lightSide, snow }: DrawingRequest,
): void {
  const curl = rise * 0.2;
  const shape = path(
    `M${-ridge} ${y - rise}Q${-ridge * 1.05} ${y - rise * 0.38} ${-half} ${y - curl}Q${-half * 0.8} ${y + rise * 0.06} 0 ${y + rise * 0.04}` +
      `Q${half * 0.8} ${y + rise * 0.06} ${half} ${y - curl}Q${ridge * 1.05} ${y - rise * 0.38} ${ridge} ${y - rise}Z`,
  );
  const tone = snow ? mix(tile, SNOW, 0.86) : tile;
  fill(context, shape, across(context, -half, half, barrel(tone, lightSide, 0.8)));
  context.save();
  context.clip(shape);
  const count = Math.round(half / 0.024);
  const ribs = path('');
  for (let rib = -count; rib <= count; rib++) {
    const t = rib / count;
    ribs.moveTo(t * ridge, y - rise);
    ribs.quadraticCurveTo(t * ridge * 1.1, y - rise * 0.4, t * half, y + rise * 0.06);
  }
  line(context, ribs, toCss(scale(tone, 0.5), snow ? 0.15 : 0.55), 0.007);
  fill(
    context,
    box(0, y + 0.05, half * 2, rise + 0.05),
    down(context, y - rise, y, fade('rgba(255,250,235,0.2)', [0.5, 'rgba(0,0,0,0)'], 'rgba(10,8,20,0.25)')),
  );
  context.restore();
  line(context, shape, toCss(scale(tile, 0.35), 0.8), 0.007);
  line(
    context,
    `M${-half} ${y - curl}Q${-half * 0.8} ${y + rise * 0.06} 0 ${y + rise * 0.04}Q${half * 0.8} ${y + rise * 0.06} ${half} ${y - curl}`,
    scale(tile, 1.35),
    0.016,
  );
  line(
    context,
    `M${-ridge - 0.02} ${y - rise - 0.012}Q0 ${y - rise + 0.01} ${ridge + 0.02} ${y - rise - 0.012}`,
    snow ? SNOW : scale(tile, 0.7),
    0.034,
  );
  for (const side of [-1, 1])
    fill(context, ellipse(side * (ridge + 0.02), y - rise - 0.025, 0.018, 0.026), [206, 166, 78]);
}

function drawTempleHall(
  sheet: Sketch,
  base: number,
  half: number,
  height: number,
  wood: Rgb,
  { lamps, lightSide }: DrawingRequest,
): void {
  const { context } = sheet;
  fill(context, box(0, base, half * 2, height), [236, 226, 204]);
  fill(
    context,
    box(0, base, half * 2, height),
    across(
      context,
      -half,
      half,
      fade(
        lightSide < 0 ? 'rgba(0,0,0,0)' : 'rgba(20,12,30,0.35)',
        lightSide < 0 ? 'rgba(20,12,30,0.35)' : 'rgba(0,0,0,0)',
      ),
    ),
  );
  const bays = Math.max(3, Math.round(half / 0.09) | 1);
  for (let bay = 0; bay < bays; bay++) {
    const x = -half + ((bay + 0.5) / bays) * half * 2;
    const width = (half * 2) / bays;
    const door = box(x, base - 0.01, width * 0.72, height * 0.74);
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(target, door, lamps ? [255, 214, 140] : [246, 238, 220]);
    const lattice = path('');
    for (let bar = 1; bar < 4; bar++) {
      lattice.moveTo(x - width * 0.36 + (width * 0.72 * bar) / 4, base - 0.01);
      lattice.lineTo(x - width * 0.36 + (width * 0.72 * bar) / 4, base - height * 0.74);
      lattice.moveTo(x - width * 0.36, base - (height * 0.74 * bar) / 4);
      lattice.lineTo(x + width * 0.36, base - (height * 0.74 * bar) / 4);
    }
    for (const target of lamps ? [context, sheet.glow] : [context])
      line(target, lattice, scale(wood, 0.5), 0.005);
  }
  for (let post = 0; post <= bays; post++) {
    const x = -half + (post / bays) * half * 2;
    fill(context, box(x, base, 0.03, height), across(context, x - 0.015, x + 0.015, barrel(wood, lightSide)));
  }
  fill(context, box(0, base - height + 0.03, half * 2.06, 0.035), scale(wood, 0.9));
  if (lamps) sheet.light(0, base - height * 0.4, half * 1.6, [255, 190, 110]);
}

/** A Japanese temple hall on a stone terrace: swept roofs in two tiers, red posts, paper doors, lanterns. */
export function drawJapaneseTemple(request: DrawingRequest): Drawing {
  const { random, size, color, lightSide, lamps, snow } = request;
  const wood: Rgb = color ?? pickColor(random, '#b8382c #7a4a34 #a8442f');
  const tile = pickColor(random, '#41505a #4a5650 #3a4258');
  const tiers = random.pick([2, 2, 3]);
  return sketch({ size, left: -0.95, right: 0.95, top: -1.1 }, (sheet) => {
    const { context } = sheet;
    modelled(context, 'M-0.7 0L-0.64 -0.1H0.64L0.7 0Z', [172, 166, 158], { depth: 0.02, lightSide });
    for (let step = 0; step < 4; step++)
      fill(
        context,
        box(0, -step * 0.025 + 0.01, 0.34 - step * 0.03, 0.028),
        scale([196, 188, 176], 1 - step * 0.04),
      );
    const step = tiers === 3 ? 0.27 : 0.36;
    for (let tier = 0; tier < tiers; tier++) {
      const base = -0.1 - tier * step;
      const half = 0.5 - tier * 0.13;
      const height = step * (tier === 0 ? 0.62 : 0.46);
      drawTempleHall(sheet, base, half, height, wood, request);
      for (let bracket = -6; bracket <= 6; bracket++)
        fill(context, box((bracket / 6) * half, base - height + 0.006, 0.022, 0.03), scale(wood, 0.7));
      drawSweptRoof(
        context,
        {
          y: base - height,
          half: half * 1.62,
          rise: step * (tier === tiers - 1 ? 0.66 : 0.4),
          ridge: tier === tiers - 1 ? half * 0.72 : half * 0.86,
        },
        tile,
        request,
      );
    }
    for (const x of [-0.3, 0.3]) drawPaperLantern(sheet, x, -0.3, lamps);
    for (const x of [-0.78, 0.78]) drawStoneLantern(sheet, x, lamps, snow, lightSide);
  });
}

function drawPaperLantern(sheet: Sketch, x: number, y: number, lamps: boolean): void {
  line(sheet.context, `M${x} ${y - 0.06}V${y}`, [60, 44, 40], 0.006);
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context])
    fill(target, ellipse(x, y + 0.035, 0.032, 0.042), lamps ? [255, 150, 90] : [206, 66, 52]);
  fill(sheet.context, box(x, y + 0.002, 0.03, 0.012), [52, 40, 40]);
  fill(sheet.context, box(x, y + 0.084, 0.03, 0.012), [52, 40, 40]);
  if (lamps) sheet.light(x, y + 0.03, 0.2, [255, 150, 80]);
}

function drawStoneLantern(sheet: Sketch, x: number, lamps: boolean, snow: boolean, lightSide: -1 | 1): void {
  const stone: Rgb = [156, 152, 146];
  const model = { depth: 0.012, lightSide, outline: 0.004 };
  modelled(sheet.context, box(x, 0, 0.1, 0.03), stone, model);
  modelled(sheet.context, box(x, -0.03, 0.042, 0.1), stone, model);
  modelled(sheet.context, box(x, -0.12, 0.09, 0.07), stone, model);
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context])
    fill(target, box(x, -0.135, 0.045, 0.042), lamps ? [255, 206, 120] : [60, 54, 56]);
  modelled(
    sheet.context,
    pathAt(x, 0, 'M-0.08 -0.18Q-0.03 -0.2 0 -0.25Q0.03 -0.2 0.08 -0.18Z'),
    snow ? SNOW : stone,
    model,
  );
  if (lamps) sheet.light(x, -0.155, 0.18, [255, 200, 110]);
}

/** A torii: two posts, a tie beam, a curved lintel. */
export function drawTorii({ size, random, color, lightSide, snow }: DrawingRequest): Drawing {
  const red: Rgb = color ?? pickColor(random, '#d2442c #c23a30 #8a8278');
  const dark: Rgb = [48, 42, 48];
  return sketch({ size, left: -0.75, right: 0.75, top: -1.02 }, ({ context }) => {
    for (const side of [-1, 1]) {
      const post = `M${side * 0.36 - 0.055} 0L${side * 0.33 - 0.045} -0.86H${side * 0.33 + 0.045}L${side * 0.36 + 0.055} 0Z`;
      fill(
        context,
        post,
        across(context, side * 0.345 - 0.055, side * 0.345 + 0.055, barrel(red, lightSide)),
      );
      line(context, post, toCss(scale(red, 0.35), 0.7), 0.006);
      modelled(context, box(side * 0.36, 0.01, 0.17, 0.06, 0.01), [140, 134, 128], {
        depth: 0.015,
        lightSide,
      });
      fill(context, box(side * 0.36, -0.05, 0.125, 0.07), dark);
    }
    modelled(context, box(0, -0.62, 0.98, 0.07), red, { depth: 0.02, lightSide });
    modelled(context, box(0, -0.68, 0.09, 0.15), scale(red, 0.9), { depth: 0.02, lightSide });
    fill(context, box(0, -0.7, 0.055, 0.1), [226, 188, 96]);
    modelled(context, 'M-0.58 -0.92Q0 -0.86 0.58 -0.92L0.56 -0.83Q0 -0.78 -0.56 -0.83Z', red, {
      depth: 0.025,
      lightSide,
    });
    modelled(context, 'M-0.65 -1.0Q0 -0.92 0.65 -1.0L0.6 -0.915Q0 -0.855 -0.6 -0.915Z', snow ? SNOW : dark, {
      depth: 0.02,
      lightSide,
    });
    line(context, 'M-0.3 -0.58Q0 -0.5 0.3 -0.58', [226, 206, 150], 0.03);
    for (const x of [-0.16, 0, 0.16])
      line(context, `M${x} -0.55l0.025 0.05l-0.025 0.03l0.02 0.05`, [250, 248, 240], 0.016);
  });
}
