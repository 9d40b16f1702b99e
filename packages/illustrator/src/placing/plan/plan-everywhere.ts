import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { distanceAt, dryFoot } from '../cast/footing.ts';
import { spreadOf } from '../cast/spread-kinds.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { boundsOf, overlap, type Placement } from './placement.types.ts';
import { hangGarlands, hangWide } from './plan-hanging.ts';
import { placeRing } from './plan-ring.ts';
import { standOnShelves } from './plan-shelves.ts';
import { rowsInDepth } from './rows-in-depth.ts';

const LOOKS = 6;

/** Shows a thing all over the place: hung in rows, on shelves, in the air or over the ground. */
export async function placeEverywhere(cast: Cast, members: readonly Member[]): Promise<void> {
  for (const member of members) {
    const main = cast.placed.find(({ subject }) => subject === 0);
    if (member.request.ring && main && main.subject !== member.subject) {
      await placeRing(cast, member, main);
      continue;
    }
    switch (spreadOf(cast.stage, member.request)) {
      case 'hung-across':
        await hangWide(cast, member);
        break;
      case 'garlands':
        await hangGarlands(cast, member);
        break;
      case 'shelves':
        await standOnShelves(cast, member);
        break;
      case 'ground':
        await scatterOnGround(cast, member);
        break;
      default:
        await scatterInAir(cast, member);
    }
  }
}

function numberOf({ request }: Member, usual: number): number {
  return Math.min(32, Math.max(usual, request.count));
}

async function scatterOnGround(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`everywhere-${member.subject}`);
  const height = spreadHeight(cast, member);
  const spots = rowsInDepth({ count: numberOf(member, 20), near: 0.9, far: 0.2, rows: 5, random: place });
  const others = cast.placed.filter(({ footing }) => footing !== 'air');
  const looks: Placement[] = [];
  for (const [index, { across, along, scale }] of spots.reverse().entries()) {
    stage.checkpoint.check();
    const { x, y } = dryFoot(stage, stage.width * (stage.indoor ? alongTheSides(across) : across), along);
    const own = height * scale * place.range(0.85, 1.15);
    if (hides(others, x, y, own)) continue;
    const placement = await takePlace(cast, member, {
      x,
      y,
      height: own,
      maxWidth: stage.width * 0.3,
      distance: distanceAt(stage, x, y),
      footing: stage.indoor ? 'table' : 'ground',
      drawing: looks.length >= LOOKS ? looks[(index * 5) % LOOKS]!.drawing : undefined,
      inside: false,
    });
    placement.fixed = true;
    looks.push(placement);
  }
}

/** In a room the middle stays free to walk. */
function alongTheSides(across: number): number {
  return across < 0.5 ? across * 0.66 : 1 - (1 - across) * 0.66;
}

/** Among many, each is a part of the place rather than a subject. */
function spreadHeight({ stage, members }: Cast, member: Member): number {
  const shorter = Math.min(stage.width, stage.height);
  const main = members.find(({ isMain }) => isMain);
  if (!main || main === member) return shorter * clamp(0.2 + toldHeight(member.request) * 0.08, 0.22, 0.46);
  const ratio = (toldHeight(member.request) / toldHeight(main.request)) ** 0.5;
  return shorter * clamp(0.4 * ratio, 0.12, 0.4);
}

/** Whether something here would stand before another subject rather than beside or behind it. */
function hides(others: readonly Placement[], x: number, y: number, height: number): boolean {
  const box = { left: x - height * 0.4, right: x + height * 0.4, top: y - height, bottom: y };
  return others.some((other) => y > other.y - other.height * 0.02 && overlap(box, boundsOf(other)) > 0.12);
}

async function scatterInAir(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`adrift-${member.subject}`);
  const count = numberOf(member, 13);
  const taken: Array<{ x: number; y: number }> = [];
  const size = Math.min(stage.width, stage.height) * (member.isMain ? 0.17 : 0.12) * besideMain(cast, member);
  const shown: Placement[] = [];
  for (let copy = 0; copy < count; copy++) {
    stage.checkpoint.check();
    const far = place.range(0.5, 1.25);
    const spot = freeSpot(cast, place, taken, size * far);
    if (!spot) continue;
    taken.push(spot);
    shown.push(
      await takePlace(cast, member, {
        x: spot.x * stage.width,
        y: spot.y * stage.height,
        height: size * far,
        maxWidth: size * far * 1.8,
        distance: 9 / far,
        footing: stage.floating ? 'float' : 'air',
        turn: place.range(-0.3, 0.3),
        drawing: shown.length >= LOOKS ? shown[(copy * 5) % LOOKS]!.drawing : undefined,
        look: place.chance(0.5) ? 'left' : 'right',
      }),
    );
  }
}

/** Small fry around something great are small: a factor on their size. */
function besideMain({ members }: Cast, member: Member): number {
  const main = members.find(({ isMain }) => isMain);
  if (!main || main === member) return 1;
  return clamp((toldHeight(member.request) / toldHeight(main.request)) ** 0.2, 0.72, 1);
}

/** Tries for a spot away from the others and off the main subject's face. */
function freeSpot(
  { stage, placed }: Cast,
  random: Random,
  taken: ReadonlyArray<{ x: number; y: number }>,
  size: number,
): { x: number; y: number } | undefined {
  const lowest = stage.floating ? 0.95 : clamp(stage.horizon / stage.height + 0.16, 0.4, 0.85);
  const main = placed.find(({ subject }) => subject === 0);
  for (let attempt = 0; attempt < 24; attempt++) {
    const x = random.range(0.06, 0.94);
    const y = random.range(0.12, lowest);
    const apart = attempt < 16 ? 0.15 : 0.09;
    if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < apart)) continue;
    const [left, bottom] = [x * stage.width - size / 2, y * stage.height];
    const box = { left, right: left + size, top: bottom - size, bottom };
    if (main && main.request !== undefined && overlap(box, boundsOf(main)) > 0.2) continue;
    return { x, y };
  }
  return undefined;
}
