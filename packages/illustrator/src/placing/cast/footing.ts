import type { Pose, Relation, SubjectRequest } from '../../brief/brief.types.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import { clamp } from '../../core/maths.ts';
import { isOnSill } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Footing } from '../plan/placement.types.ts';
import { isWater, waterSpot } from '../plan/water-spot.ts';

const RESTING: readonly string[] = [
  'sitting',
  'standing',
  'sleeping',
  'walking',
  'lying',
  'kneeling',
  'eating',
  'drinking',
  'running',
  'reading',
  'writing',
  'praying',
  'meditating',
  'fishing',
] satisfies Pose[];

/** What a subject stands on in this scene. */
export function footingOf(stage: Stage, request: SubjectRequest): Footing {
  const { noun, qualities } = request;
  if (stage.floating) {
    return sinks(stage, request) && hasFloor(stage) ? 'ground' : 'float';
  }
  if (noun.crosses || noun.kind === 'celestial' || qualities.includes('hanging')) return 'air';
  if (hangsOnWall(stage, request)) return 'air';
  if (isWorkedOn(stage.brief, request)) return 'ground';
  if (swims(stage, request)) return 'water';
  if (stage.water && noun.water === 'wades') return 'water';
  // A board that somebody rides at sea floats.
  if (isOpenSea(stage) && noun.seat === 'board') return 'water';
  // A starting rocket brings its own smoke, a landing ship its legs.
  if (qualities.includes('launching') || qualities.includes('landing')) return 'ground';
  if (isOnSill(stage.brief)) return 'table';
  if (noun.kind === 'flying') return rests(request) || qualities.includes('parked') ? 'ground' : 'air';
  if (flies(stage, request)) return 'air';
  if (noun.kind === 'boat' || noun.kind === 'sea-creature') {
    if (isAbove(stage, request)) return 'air';
    if (noun.water === 'lies') return stage.indoor ? 'table' : 'ground';
    if (stage.water || waterSpot(stage)) return 'water';
    return stage.indoor ? 'table' : 'ground';
  }
  if (stage.indoor && (noun.kind === 'item' || noun.kind === 'hat')) return 'table';
  return 'ground';
}

/** A picture is on the wall of a room that has anything else in it. */
function hangsOnWall({ indoor, brief }: Stage, { noun }: SubjectRequest): boolean {
  return indoor && noun.name === 'picture' && brief.subjects.length > 1 && !brief.subjects.some(holdsIt);
}

const holdsIt = ({ noun }: SubjectRequest): boolean => noun.kind === 'person' || noun.name === 'easel';

/** Boats are built, painted and repaired on land. */
function isWorkedOn({ relations, subjects }: Stage['brief'], request: SubjectRequest): boolean {
  return relations.some(
    ({ frame, object }) =>
      frame &&
      (FRAMES[frame] as Frame).worked &&
      subjects[object] === request &&
      request.noun.kind === 'boat',
  );
}

/** In a dream whales and ships pass over beds and towns. */
function isAbove({ brief, water }: Stage, request: SubjectRequest): boolean {
  const above = ({ kind, subject }: Relation) => kind === 'above' && brief.subjects[subject] === request;
  return !water && brief.relations.some(above);
}

/** What is no boat, or a wreck, and does not swim is on the floor of the sea; in space furniture floats. */
function sinks({ brief }: Stage, { noun, qualities }: SubjectRequest): boolean {
  if (['building', 'tree'].includes(noun.kind) || noun.water === 'lies') return true;
  const wrecked = noun.kind === 'boat' && qualities.includes('ruined');
  const heavy = noun.kind === 'item' || noun.kind === 'vehicle' || wrecked;
  return brief.scene === 'underwater' && heavy && !noun.alive && !qualities.includes('floating');
}

function rests({ pose }: SubjectRequest): boolean {
  return RESTING.includes(pose ?? '');
}

function flies(stage: Stage, { noun, pose, qualities }: SubjectRequest): boolean {
  if (stage.indoor) return false;
  if (noun.name === 'balloon') return true;
  return (pose === 'flying' || qualities.includes('flying')) && !fliesSomething(stage);
}

/** Who swims or bathes outdoors is in the water that is there. */
function swims(stage: Stage, { pose, noun }: SubjectRequest): boolean {
  if (stage.indoor || noun.kind === 'building') return false;
  // A goalkeeper who dives before a harbour does not dive into it.
  if (noun.kind === 'person' && stage.brief.scene === 'city') return false;
  const there = stage.water || waterSpot(stage) !== undefined;
  if (noun.water === 'swims' && !RESTING.includes(pose ?? '') && pose !== 'flying') return there;
  return (pose === 'swimming' || pose === 'bathing') && there;
}

/** Who flies a kite stays on the ground. */
function fliesSomething({ brief }: Stage): boolean {
  return brief.subjects.some(({ noun }) => noun.name === 'kite');
}

/** Whether the lower part of the picture is something one could stand on: a sea floor, a surface. */
function hasFloor(stage: Stage): boolean {
  const pixel = Math.floor(stage.height * 0.94) * stage.width + (stage.width >> 1);
  return stage.depth[pixel]! < 2000;
}

/** The whole foreground is open water, so that whoever stands needs something to stand on. */
export function needsIsland(stage: Stage, footing: Footing): boolean {
  return footing === 'ground' && isOpenSea(stage);
}

/** Rocks and islands stand in the sea by themselves. */
export function isOwnIsland({ noun }: SubjectRequest): boolean {
  return noun.water === 'stands';
}

function isOpenSea(stage: Stage): boolean {
  return stage.water && stage.brief.scene === 'sea' && !stage.perch;
}

/**
 * A screen row to stand on: `along` 0 is the horizon, 1 the lower edge. Rows that show sky or far
 * mountains are passed over downwards, so feet are always on visible ground. Water is passed over
 * too, except on the open sea, where everything brings an islet along.
 */
export function groundRow(stage: Stage, x: number, along: number): number {
  const { height, horizon, width } = stage;
  const column = clamp(Math.round(x), 0, width - 1);
  let row = clamp(Math.round(horizon + (height - horizon) * along), 0, height - 2);
  const last = Math.floor(height * 0.96);
  const avoidsWater = !isOpenSea(stage);
  const isNoFooting = () =>
    stage.depth[row * width + column]! > 400 || (avoidsWater && isWater(stage, column, row));
  while (row < last && isNoFooting()) row += 2;
  return row;
}

/** A dry place to stand, as near as can be to the wished one: further down first, then to the sides. */
export function dryFoot(stage: Stage, x: number, along: number): { x: number; y: number } {
  const wished = { x, y: groundRow(stage, x, along) };
  const lowest = stage.height * 0.93;
  if (wished.y < lowest || !stage.wet) return wished;
  for (let step = 1; step <= 10; step++) {
    for (const side of [1, -1]) {
      const column = x + side * step * stage.width * 0.05;
      if (column < stage.width * 0.1 || column > stage.width * 0.9) continue;
      const y = groundRow(stage, column, along);
      if (y < lowest) return { x: column, y };
    }
  }
  return wished;
}

/** Metres to the ground seen at a pixel. */
export function distanceAt(stage: Stage, x: number, y: number): number {
  const column = clamp(Math.round(x), 0, stage.width - 1);
  const row = clamp(Math.round(y), 0, stage.height - 1);
  return clamp(stage.depth[row * stage.width + column]!, 1.2, 400);
}
