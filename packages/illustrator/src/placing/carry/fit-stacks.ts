import type { Stage } from '../../stage/stage.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { boundsOf, type Placement, type Rectangle } from '../plan/placement.types.ts';

/** Free space above a crown or a rider and beside whoever is carried, in shares of the picture. */
const ABOVE = 0.025;
const BESIDE = 0.012;
/** A stack may come so far down to have room above. */
const LOWEST = 0.965;
/** Whoever is carried so far out of the picture is not meant to be in it. */
const LEAST = 0.45;

/** Keeps whoever is carried in the picture together with who carries them: hats, riders and towers on turtles have room above. */
export function fitStacks({ stage, placed }: Cast): void {
  for (const root of placed) {
    if (root.carrier !== undefined || root.fixed || root.width > stage.width * 0.98) continue;
    const stack = stackOn(placed, root);
    if (stack.length === 1 && (!root.drawing.anchors.face || root.request.count > 2)) continue;
    fitStack(stage, root, stack);
  }
}

/** One with all it carries, and all that those carry in turn; what flies on a string is free. */
function stackOn(placed: readonly Placement[], root: Placement): Placement[] {
  const stack = [root];
  for (const bearer of stack)
    stack.push(
      ...placed.filter(
        (one) =>
          (one.carrier === bearer.id || bearer.sharedBy?.includes(one.id)) &&
          !stack.includes(one) &&
          one.string === undefined,
      ),
    );
  return stack;
}

function fitStack(stage: Stage, root: Placement, stack: readonly Placement[]): void {
  const { width, height } = stage;
  const box = around(stack);
  const over = height * ABOVE - box.top;
  if (over > 0 && root.footing !== 'water')
    moveAll(stack, 0, Math.max(0, Math.min(over, height * LOWEST - root.y - (root.lift ?? 0))));
  const now = around(stack);
  const room = { up: root.y - height * ABOVE, across: width * (1 - 2 * BESIDE) };
  const fit = Math.min(1, room.up / (root.y - now.top), room.across / (now.right - now.left));
  if (fit < 1 && fit > LEAST) shrinkAll(stack, root, fit);
  const { left, right } = around(stack);
  const aside = Math.max(0, width * BESIDE - left) - Math.max(0, right - width * (1 - BESIDE));
  if (root.footing !== 'water' || Math.abs(aside) < width * 0.2) moveAll(stack, aside, 0);
}

function around(stack: readonly Placement[]): Rectangle {
  const boxes = stack.map(turnedBounds);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The box around one that leans about its foot. */
function turnedBounds(one: Placement): Rectangle {
  const { x, y, width, height, turn } = one;
  if (turn === 0) return boundsOf(one);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = [-1, 1].flatMap((side) =>
    [0, -height].map((up) => ({
      x: x + (side * width * cos) / 2 - up * sin,
      y: y + (side * width * sin) / 2 + up * cos,
    })),
  );
  const [across, down] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

function moveAll(stack: readonly Placement[], x: number, y: number): void {
  for (const one of stack) {
    one.x += x;
    one.y += y;
  }
}

/** All alike about the foot of the lowest. */
function shrinkAll(stack: readonly Placement[], { x, y }: Placement, factor: number): void {
  for (const one of stack) {
    one.x = x + (one.x - x) * factor;
    one.y = y + (one.y - y) * factor;
    one.width *= factor;
    one.height *= factor;
  }
}
