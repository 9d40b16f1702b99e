import type { Stage } from '../../stage/stage.types.ts';

/** Whether a pixel shows a lake, a river or the sea. */
export function isWater({ wet, width }: Stage, column: number, row: number): boolean {
  return wet?.[row * width + column] === 1;
}

interface WaterSpot {
  x: number;
  y: number;
  /** How far the water reaches left and right together, pixels. */
  breadth: number;
}

const COLUMNS = 40;
const ROWS = 14;

/** The broadest stretch of a lake or river that is near enough to swim in for all to see; none on dry land. */
export function waterSpot(stage: Stage): WaterSpot | undefined {
  if (!stage.wet) return undefined;
  const step = stage.width / COLUMNS;
  let best: (WaterSpot & { worth: number }) | undefined;
  for (let row = 0; row < ROWS; row++) {
    const along = 0.16 + (0.66 * row) / (ROWS - 1);
    const y = Math.round(stage.horizon + (stage.height - stage.horizon) * along);
    let run = 0;
    for (let column = 0; column <= COLUMNS; column++) {
      const x = Math.min(stage.width - 1, Math.round(column * step));
      if (column < COLUMNS && y < stage.height && isWater(stage, x, y)) {
        run++;
        continue;
      }
      const breadth = run * step;
      // Near water shows more of who is in it than far water does.
      const worth = breadth * (0.5 + along) * (along < 0.72 ? 1 : 0.7);
      if (run > 1 && (!best || worth > best.worth)) best = { x: x - breadth / 2, y, breadth, worth };
      run = 0;
    }
  }
  return best && best.breadth > stage.width * 0.14 ? best : undefined;
}
