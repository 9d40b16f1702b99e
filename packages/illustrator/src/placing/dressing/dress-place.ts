import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { isNearGreen } from '../../places/country/near-green.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { HALF_ROAD } from '../../stage/ground/path.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { ALL_NOUNS, type Noun } from '../../vocabulary/nouns.registry.ts';
import { distanceAt, groundRow } from '../cast/footing.ts';
import { toldHeight, trueHeight } from '../cast/true-heights.ts';
import { boundsOf, overlap, type Placement } from '../plan/placement.types.ts';
import { isWater } from '../plan/water-spot.ts';
import { BEFORE_CAFE, PLACE_DRESSING, SCENE_DRESSING } from './dressing.registry.ts';
import { layMat } from './lay-mat.ts';
import { LONE_PLACES } from './lone-places.registry.ts';
import { drawPiece, showPiece } from './show-piece.ts';
import { strewGround } from './strew-ground.ts';

interface Piece {
  noun: Noun;
  across: number;
  along: number;
  high: number;
}

/** Nobody had these before the twentieth century. */
const MODERN: ReadonlySet<string> = new Set(['dustbin', 'bicycle', 'mailbox', 'street lamp', 'suitcase']);

/** On the other side are the rails. */
const ONE_SIDED: ReadonlySet<string> = new Set(['station', 'subway']);

const GROWN: ReadonlySet<string> = new Set([
  'rock',
  'bush',
  'fern',
  'reed',
  'tuft of grass',
  'cactus',
  'crystal',
]);

/** By these one tells how large everything else is; how much larger than life pieces may be beside them. */
const MEASURES: ReadonlySet<string> = new Set(['building', 'vehicle']);
const EXAGGERATED = 1.8;

/** So much of a piece may be hidden behind a subject: of a bush, and of what people made and left there. */
const LARGEST_OVERLAP = 0.22;
const LEAST_OVERLAP = 0.03;
/** A row that is further down than asked by this share of the height is not the ground that was meant. */
const LARGEST_SLIP = 0.08;
/** The floor of a room is the same floor further down. */
const LARGEST_SLIP_INDOORS = 0.22;
/** By how much a floor is nearer a little further down; a wall is not. */
const FLOOR = 1.004;

/**
 * Fills a place with what stands about in it, where the subjects leave room; they are drawn over it
 * afterwards. The same seed and place are dressed alike in every style and light.
 */
export async function dressPlace(stage: Stage, placed: readonly Placement[]): Promise<void> {
  const random = stage.random.fork('dressing');
  const wanted = wantsDressing(stage, placed);
  strewGround(stage, placed);
  layMat(stage, placed);
  const pieces = wanted ? choosePieces(stage, random) : [];
  const flip = random.fork('flip').chance(0.5) ? -1 : 1;
  const dressing: Placement[] = [];
  for (const piece of pieces) {
    const high = piece.high * shareBeside(stage, piece, placed);
    const own = piece.across * flip;
    // At the other edge where it has no room at its own.
    for (const across of ONE_SIDED.has(stage.brief.place ?? '') ? [own] : [own, -own]) {
      const placement = await standPiece(stage, { ...piece, across, high });
      if (!placement || (staysOffTheWay(stage, piece.noun) && barsTheWay(stage, placement))) continue;
      if (coversNearer(stage, placement)) continue;
      if (!isFree(placement, placed) || !standsApart(placement, dressing)) continue;
      // Who is alone in a place is its subject: the styles keep a whole figure.
      if (stage.brief.subjects.length === 0 && ALIVE.has(piece.noun.kind))
        placement.id = dressing.filter(({ id }) => id > 0).length + 1;
      dressing.push(placement);
      break;
    }
  }
  for (const piece of dressing.sort((a, b) => b.distance - a.distance)) showPiece(stage, piece);
}

const ALIVE: ReadonlySet<string> = new Set(['person', 'animal', 'sea-creature', 'flying']);

/** From high above, and where little is wanted or a table fills the picture, things at the edges are in the way. */
function wantsDressing({ brief }: Stage, placed: readonly Placement[]): boolean {
  const { cameraAngle, composition, detail, placeHints } = brief;
  if (isNearGreen(brief)) return false;
  if (['aerial', 'high', 'close-up'].includes(cameraAngle) || composition === 'negative-space') return false;
  // On a hill's top there is nothing but sky behind.
  if (placeHints?.has('hilltop')) return false;
  return detail >= 0.5 && placed[0]?.footing !== 'table';
}

function choosePieces({ brief }: Stage, random: Random): Piece[] {
  const place = brief.placeHints?.has('with-bed') ? 'bedroom' : brief.place;
  const sets = isBeforeCafe(brief)
    ? BEFORE_CAFE
    : place
      ? PLACE_DRESSING[place]
      : SCENE_DRESSING[brief.scene];
  if (!sets?.length) return [];
  const asked: readonly string[] = brief.subjects.map(({ noun }) => noun.name);
  const isOld = brief.epoch !== undefined && brief.epoch !== 'retro' && brief.epoch !== 'futuristic';
  const alone = brief.subjects.length === 0 && place ? LONE_PLACES[place] : undefined;
  return [random.fork('set').pick(sets), ...(alone ? [alone] : [])]
    .flatMap((set) => set.split(', '))
    .map(readPiece)
    .filter(
      ({ noun: { name } }) => !asked.includes(name) && !forbids(brief, name) && !(isOld && MODERN.has(name)),
    );
}

function isBeforeCafe({ scene, subjects }: Stage['brief']): boolean {
  const serves = subjects.some(
    ({ noun }) => noun.kind === 'building' && (noun.inside === 'cafe' || noun.inside === 'tavern'),
  );
  return scene === 'city' && serves && !subjects.some(({ noun }) => noun.kind === 'vehicle');
}

function readPiece(row: string): Piece {
  const [, name = '', across, along, high] = /^(.+) (\S+) (\S+) (\S+)$/.exec(row) ?? [];
  return { noun: nounOf(name), across: Number(across), along: Number(along), high: Number(high) };
}

function nounOf(name: string): Noun {
  const noun = ALL_NOUNS.find((known) => known.name === name);
  if (!noun) throw new Error(`There is no noun "${name}" to dress a place with.`);
  return noun;
}

async function standPiece(stage: Stage, piece: Piece): Promise<Placement | undefined> {
  const { noun } = piece;
  const { width, height, horizon } = stage;
  const wished = horizon + (height - horizon) * piece.along;
  const hangs = piece.along < 0;
  const high = Math.min(width, height) * piece.high;
  const drawing = await drawPiece(stage, noun, high);
  const breadth = (drawing.canvas.width * high) / drawing.canvas.height;
  // Plants and rocks may go on beyond the edge; what people made is in the picture whole.
  const half = noun.kind === 'tree' || GROWN.has(noun.name) ? 0 : breadth * 0.53;
  const x = clamp((width * (1 + piece.across)) / 2, half, width - half);
  const y = hangs ? horizon * (1 + piece.along) : firmRow(stage, x, wished, breadth);
  if (y === undefined) return undefined;
  return {
    request: { noun, count: 1, qualities: [] },
    subject: -1,
    drawing,
    x,
    y,
    width: breadth,
    height: high,
    distance: distanceAt(stage, x, y),
    mirrored: drawing.facing === 'right' ? piece.across > 0 : drawing.facing === 'left' && piece.across < 0,
    turn: 0,
    footing: hangs ? 'air' : 'ground',
    // Belongs to the place: the styles treat it like the rest of the background.
    id: 0,
    rank: 0,
  };
}

/** Below a foot on the ground it is nearer than at the foot; down a wall or an awning it is not. */
const SLOPE = 0.25;
const BELOW = 0.03;

/** The first row at the wished one or a little below on which a foot stands firm. */
export function firmRow(stage: Stage, x: number, wished: number, breadth: number): number | undefined {
  const { height, horizon } = stage;
  const lowest = wished + height * (stage.indoor ? LARGEST_SLIP_INDOORS : LARGEST_SLIP);
  let y = groundRow(stage, x, (wished - horizon) / (height - horizon));
  while (y <= lowest && !standsFirm(stage, x, y, breadth)) y += height * 0.02;
  return y <= lowest ? y : undefined;
}

/** Whether there is dry and level ground under the whole breadth of a foot. */
function standsFirm(stage: Stage, x: number, y: number, breadth: number): boolean {
  const { width, height, horizon, depth } = stage;
  const row = Math.round(Math.min(y, height - 1));
  const lower = Math.round(y + height * BELOW);
  // Cupboards stand along the walls of a room: a piece keeps its whole breadth on the floor before them.
  const reach = stage.indoor ? 0.5 : 0.3;
  return [-reach, 0, reach].every((side) => {
    const column = Math.round(x + side * breadth);
    if (column < 0 || column >= width) return true;
    if (isWater(stage, column, row)) return false;
    if (lower >= height || row <= horizon || stage.floating) return true;
    const nearer = depth[row * width + column]! / depth[lower * width + column]!;
    if (stage.indoor) return nearer > FLOOR;
    const level = (lower - horizon) / (row - horizon);
    return nearer > 1 + (level - 1) * SLOPE;
  });
}

/**
 * Whether a piece keeps clear of the subjects: of their boxes without the corners, which are mostly air. Subjects are
 * drawn over all pieces, so a piece nearer than a subject keeps clear of the whole box, or it would lie under its feet.
 */
export function isFree(piece: Placement, placed: readonly Placement[]): boolean {
  const box = boundsOf(piece);
  return placed.every((subject) => {
    if (subject.footing === 'ground' && piece.y > subject.y) return overlap(box, boundsOf(subject)) === 0;
    const body = boundsOf({ ...subject, width: subject.width * 0.86, height: subject.height * 0.94 });
    return overlap(box, body) <= (isGrown(piece) ? LARGEST_OVERLAP : LEAST_OVERLAP);
  });
}

function isGrown({ request: { noun } }: Placement): boolean {
  return noun.kind === 'tree' || GROWN.has(noun.name);
}

/** Anything may stand beside a way, and small things on one that leads away: vehicles come along one that crosses. */
function staysOffTheWay({ way }: Stage, noun: Noun): boolean {
  return noun.barrier === true || way?.crossesAt !== undefined;
}

/** Whether a piece stands on or across the way through the place, as a fence must not. */
export function barsTheWay(
  { way, width, focal }: Stage,
  { x, width: breadth, distance }: Placement,
): boolean {
  const [left, right] = [x - breadth / 2, x + breadth / 2].map(
    (edge) => ((edge - width / 2) / focal) * distance,
  );
  return (
    way !== undefined && way.offset(left!, distance) < HALF_ROAD && way.offset(right!, distance) > -HALF_ROAD
  );
}

const SAMPLES = 10;
const NEARER = 0.85;
/** So many of the samples may be nearer: the edge of a hill, a blade of grass. */
const FEW = 0.04;

/** Whether trees or walls that are nearer would be covered: a hut would stand on the palm before it. */
export function coversNearer({ width, height, depth }: Stage, piece: Placement): boolean {
  const { x, y, width: breadth, height: high, distance, footing } = piece;
  if (footing !== 'ground') return false;
  let nearer = 0;
  for (let across = 0; across < SAMPLES; across++)
    for (let up = 0; up < SAMPLES; up++) {
      const column = Math.round(x + ((across + 0.5) / SAMPLES - 0.5) * breadth * 0.8);
      const row = Math.round(y - ((up + 0.5) / SAMPLES) * high * 0.9);
      const seen = column >= 0 && column < width && row >= 0 && row < height;
      if (seen && depth[row * width + column]! < distance * NEARER) nearer++;
    }
  return nearer > SAMPLES * SAMPLES * FEW;
}

/** A chest before a box or a horse before a pile of books would seem to float there. */
function standsApart(piece: Placement, others: readonly Placement[]): boolean {
  return others.every((other) => overlap(boundsOf(piece), boundsOf(other)) === 0);
}

/** Pieces are drawn large to be seen; beside a tower or a tram no lamp may be much larger than it truly is. */
function shareBeside(stage: Stage, { noun, along, high }: Piece, placed: readonly Placement[]): number {
  const main = placed.find(({ subject, footing }) => subject === 0 && footing === 'ground');
  if (!main || !MEASURES.has(main.request.noun.kind) || along <= 0) return 1;
  const { horizon, height } = stage;
  const nearer = (along * (height - horizon)) / Math.max(height * 0.04, main.y - horizon);
  const shown = (trueHeight(noun) / toldHeight(main.request)) * main.height * nearer * EXAGGERATED;
  return Math.min(1, shown / (high * Math.min(stage.width, height)));
}
