import { colorList, mix, scale, toCss } from '../../core/color.ts';
import { ellipse, fill, line } from '../../drawings/pen/pen.ts';
import { isTopView } from '../../stage/brief-questions.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

const WEAVES = colorList('#d8b98a #c98f7a #a9b7a0 #e2d3b4 #b9a4b4');

/** How flat a round mat looks on a table. */
const FLAT = 0.27;
const FLAT_FROM_ABOVE = 0.5;

/** A woven mat below what stands on a table, so that neither hovers over a bare board. */
export function layMat(stage: Stage, placed: readonly Placement[]): void {
  const { brief, width, height, horizon, context } = stage;
  const items = placed.filter((one) => one.footing === 'table' && !one.shelf && !isFurniture(one));
  if (isTopView(brief)) {
    for (const item of items) shadeAround(stage, item);
    return;
  }
  // Goods on marble or silk need nothing below them, nor do those in a studio's light.
  const bare =
    brief.composition === 'negative-space' || brief.tableTop !== undefined || brief.lighting === 'studio';
  if (bare || items.length === 0 || (brief.place && brief.place !== 'kitchen')) return;
  const left = Math.min(...items.map(({ x, width: wide }) => x - wide / 2));
  const right = Math.max(...items.map(({ x, width: wide }) => x + wide / 2));
  const foot = Math.max(...items.map(({ y }) => y));
  const reach = Math.min((right - left) * 0.64, width * 0.46);
  const flat = brief.cameraAngle === 'aerial' ? FLAT_FROM_ABOVE : FLAT;
  const deep = Math.min(reach * flat, foot - horizon, height * 0.97 - foot);
  if (deep < height * 0.03) return;
  const [x, y] = [(left + right) / 2, foot - deep * 0.12];
  const color = litColor(stage, stage.random.fork('mat').pick(WEAVES), { sun: 0.34, ambient: 0.7 });
  fill(context, ellipse(x, y + deep * 0.08, reach * 1.01, deep * 1.04), 'rgba(16,10,12,0.4)');
  fill(context, ellipse(x, y, reach, deep), scale(color, 0.78));
  fill(context, ellipse(x, y - deep * 0.03, reach, deep * 0.98), color);
  for (let ring = 0.94; ring > 0.1; ring -= 0.075)
    line(
      context,
      ellipse(x, y - deep * 0.03, reach * ring, deep * ring),
      toCss(ring > 0.85 ? mix(color, [120, 60, 50], 0.5) : scale(color, 0.7), 0.55),
      Math.max(1, reach * 0.009),
    );
}

/** A chair has feet of its own, and no table below them. */
function isFurniture({ request: { noun } }: Placement): boolean {
  return noun.seat === 'chair' || noun.onFloor === true || (noun.tall ?? 0) >= 0.65;
}

/** Seen from straight above, a thing casts its shadow all around and a little away from the light. */
function shadeAround({ context, light }: Stage, { x, y, width, height }: Placement): void {
  const middle = y - height / 2;
  const away = width * 0.05;
  for (const [spread, alpha] of [
    [1.1, 0.12],
    [1.05, 0.16],
    [1, 0.2],
  ] as const)
    fill(
      context,
      ellipse(x - light[0] * away, middle + away, (width / 2) * spread, (height / 2) * spread),
      `rgba(24,14,12,${alpha})`,
    );
}
