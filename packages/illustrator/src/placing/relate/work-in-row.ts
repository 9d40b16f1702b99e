import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lookOf } from '../cast/facing.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { partOf } from './parts.ts';
import { resize } from './relate-places.ts';

/** From one to the next who work side by side, and how much table is beside the outer ones, in their heights. */
const APART = 0.42;
const BESIDE = 0.34;
/** How high the table comes, by the tallest and by the smallest of them. */
const TOP = { tallest: 0.46, smallest: 0.52 };
/** So much of a row of things one person has at arm's length. */
const WITHIN_REACH = 0.62;

/** Whether one table is before all of them: they are several, or they have more on it than fits beside one. */
export function worksInRow(ones: readonly Placement[], things: readonly Placement[], frame: Frame): boolean {
  const [first] = ones;
  if (!first || !frame.onTable || frame.object === 'microscope' || !ones.every(isPerson)) return false;
  if (things.length === 0 || things.some(({ footing }) => footing === 'air')) return false;
  const row = things.reduce((sum, thing) => sum + broadOnTable(thing, first, frame), 0);
  return ones.length > 1 || (things.length > 1 && row > standing(first) * WITHIN_REACH);
}

/** Side by side behind one long table, each with something before the hands; those at the ends look to the middle. */
export function workInRow(
  stage: Stage,
  ones: readonly Placement[],
  things: readonly Placement[],
  frame: Frame,
): void {
  const told = ones.map(({ request }) => toldHeight(request) ** 0.8);
  const tallest = Math.max(...told);
  const steps = told.reduce((sum, own) => sum + (own / tallest) * APART, 0);
  const unit = Math.min(stage.height * 0.62, (stage.width * 0.94) / (steps + BESIDE));
  const ground = stage.height * 0.93;
  const heights = told.map((own) => (own / tallest) * unit);
  const top = ground - Math.min(unit * TOP.tallest, Math.min(...heights) * TOP.smallest);
  const middle = stage.width / 2;
  let along = middle - (steps * unit) / 2;
  const distance = Math.min(...ones.map((one) => one.distance));
  for (const [index, one] of ones.entries()) {
    resize(one, heights[index]! / standing(one));
    along += (heights[index]! * APART) / 2;
    const waist = (one.drawing.anchors.waist?.x ?? 0.5) - 0.5;
    // Whoever is in the very middle keeps looking.
    const way = Math.abs(along - middle) < unit * 0.05 ? undefined : along < middle ? 'right' : 'left';
    if (way && lookOf(one) !== way) one.mirrored = !one.mirrored;
    one.x = along - waist * one.width * (one.mirrored ? -1 : 1);
    one.y = ground - stage.height * 0.012;
    one.distance = distance;
    along += (heights[index]! * APART) / 2;
  }
  layOut(stage, ones, things, { frame, unit, top, ground, breadth: (steps + BESIDE) * unit });
}

interface Table {
  frame: Frame;
  unit: number;
  top: number;
  ground: number;
  breadth: number;
}

/** What lies on the table, evenly from end to end; the first of it before the first of them. */
function layOut(
  stage: Stage,
  [one]: readonly Placement[],
  things: readonly Placement[],
  { frame, unit, top, ground, breadth }: Table,
): void {
  const [least, most] = frame.size ?? [0.1, 0.3];
  const room = (breadth * 0.84) / things.length;
  const hand = partOf(one!, 'hand', lookOf(one!) === 'right' ? 1 : -1).x;
  const slots = things.map((_, index) => stage.width / 2 + (index - (things.length - 1) / 2) * room);
  slots.sort((a, b) => Math.abs(a - hand) - Math.abs(b - hand));
  for (const [index, thing] of things.entries()) {
    const told = (toldHeight(thing.request) / toldHeight(one!.request)) ** 0.75;
    const height = unit * clamp(told, least, most);
    resize(thing, Math.min(height / thing.height, Math.min(room * 0.96, unit * 0.4) / thing.width));
    thing.x = slots[index]!;
    thing.y = top + stage.height * 0.012;
    thing.lift = ground - thing.y;
    thing.distance = Math.max(1, one!.distance - 0.1);
    thing.rank = one!.rank + 1 + index;
    thing.turn = 0;
    thing.stand = index === 0 ? { x: stage.width / 2, y: ground, width: breadth } : undefined;
  }
}

function broadOnTable({ request, width, height }: Placement, one: Placement, { size }: Frame): number {
  const [least, most] = size ?? [0.1, 0.3];
  const told = (toldHeight(request) / toldHeight(one.request)) ** 0.75;
  return ((standing(one) * clamp(told, least, most) * width) / height) * 1.08;
}
