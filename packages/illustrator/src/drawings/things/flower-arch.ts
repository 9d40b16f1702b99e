import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { ellipse } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

/** Half the breadth of the arch, the height where it begins to bend, and how often it is thickly grown. */
const HALF = 0.66;
const BEND = -1.22;
const TUFTS = 46;

/** A wedding arch: two posts and a bow over them, grown all over with leaves and flowers. */
export const drawFlowerArch = thing({ left: -0.92, right: 0.92, top: -2.06 }, (tools, { random, color }) => {
  const bloom: Rgb = color ?? pickColor(random, '#f2b8c6 #e87f9a #f6e3c8 #c9a3dc');
  const wood: Rgb = [214, 200, 178];
  for (const side of [-1, 1]) tools.rod(`${side * HALF},0 ${side * HALF},${BEND}`, '0.075 0.07', wood);
  tools.stroke(`M${-HALF} ${BEND}A${HALF} ${HALF} 0 0 1 ${HALF} ${BEND}`, scale(wood, 0.8), 0.07);
  const places = Array.from({ length: TUFTS }, (_, index) => along((index + 0.5) / TUFTS));
  for (const place of places) drawLeaves(tools, random, place);
  for (const [index, place] of places.entries())
    if (index % 2 === 0 || place[1] < BEND) drawBloom(tools, random, place, bloom);
});

/** A place on the line from one foot over the bow to the other, 0..1. */
function along(share: number): readonly [x: number, y: number] {
  const length = 2 * -BEND + Math.PI * HALF;
  const way = share * length;
  if (way < -BEND) return [-HALF, -way];
  if (way > length + BEND) return [HALF, -(length - way)];
  const turn = Math.PI - (way + BEND) / HALF;
  return [Math.cos(turn) * HALF, BEND - Math.sin(turn) * HALF];
}

function drawLeaves(tools: ThingTools, random: Random, [x, y]: readonly [number, number]): void {
  for (let leaf = 0; leaf < 4; leaf++) {
    const [dx, dy] = [random.range(-0.11, 0.11), random.range(-0.1, 0.06)];
    const green = mix([74, 128, 70], [122, 168, 92], random.next());
    tools.flat(ellipse(x + dx, Math.min(-0.04, y + dy), 0.085, 0.04, random.range(-1.4, 1.4)), green);
  }
}

function drawBloom(tools: ThingTools, random: Random, [x, y]: readonly [number, number], color: Rgb): void {
  const petal = mix(color, [255, 250, 244], random.range(0, 0.6));
  const [middle, foot] = [x + random.range(-0.07, 0.07), Math.min(-0.08, y + random.range(-0.06, 0.05))];
  const size = random.range(0.05, 0.08);
  for (let turn = 0; turn < 5; turn++) {
    const angle = (turn / 5) * Math.PI * 2;
    tools.ball(middle + Math.cos(angle) * size * 0.7, foot + Math.sin(angle) * size * 0.7, size * 0.6, petal);
  }
  tools.ball(middle, foot, size * 0.36, [240, 204, 90]);
}
