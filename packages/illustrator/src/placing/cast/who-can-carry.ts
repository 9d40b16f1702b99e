import type { SubjectRequest } from '../../brief/brief.types.ts';
import { SERVING } from '../../brief/reading/relations/settle-relation.ts';
import { isFigure } from '../../drawings/figures/people/people.registry.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { keepInside, resize } from '../relate/relate-places.ts';
import type { Member } from './cast.types.ts';
import { wishedHeight } from './sizes.ts';
import { toldHeight } from './true-heights.ts';
import { mostBeside } from './true-pairs.ts';

type WithRequest = Pick<Placement, 'request'>;

/** Drawn by the figure drawer, with joints. */
export function isPerson({ request }: WithRequest): boolean {
  const { drawing } = request.noun;
  return drawing.from === 'procedure' && isFigure(drawing.procedure);
}

/** Whether one sits on this rather than standing on its top. */
export function isChair({ request }: WithRequest): boolean {
  return request.noun.seat === 'chair';
}

/** What lies on a plate or in a bowl is part of the dish. */
export const isDish = ({ request }: WithRequest): boolean => request.noun.topped === 'plate';

/** Food lies on these as it would on a table. */
export const isServing = ({ request }: WithRequest): boolean => SERVING.has(request.noun.name);

/** A blanket that things lie on. */
export const isSpread = ({ request }: WithRequest): boolean =>
  request.noun.surface === true && request.noun.seat === 'low';

/** One stands on these. */
export function isBoard({ request }: WithRequest): boolean {
  return request.noun.seat === 'board';
}

/** Boards, sledges and cycles are measured by their rider, larger mounts the other way round. */
export function isSmallMount({ request }: WithRequest): boolean {
  return isBoard({ request }) || request.noun.seat === 'cycle';
}

/** An animal that rests on somebody lies in the lap of who sits for it; others stand on a shoulder. */
export function liesInLap({ noun, pose }: SubjectRequest, host: WithRequest): boolean {
  return noun.kind === 'animal' && ['sleeping', 'lying', 'sitting'].includes(pose ?? '') && isPerson(host);
}

/** Makes what carries someone large enough for them, and low enough for both to be in the picture. */
export function prepareHost(stage: Stage, kind: 'riding' | 'on', passenger: Member, host: Placement): void {
  if (kind === 'riding' && isSmallMount(host)) {
    prepareSmallMount(stage, passenger, host);
    return;
  }
  if (kind === 'riding') lowerMount(stage, host);
  else prepareSeat(stage, passenger, host);
}

/** A rider towers over the mount, who must leave room above. */
function lowerMount(stage: Stage, host: Placement): void {
  if (host.footing === 'air' || host.footing === 'float') {
    host.y = Math.max(host.y, host.height + stage.height * 0.2);
    keepInside(stage, host);
    return;
  }
  const tallest = stage.height * 0.62;
  if (host.height > tallest) resize(host, tallest / host.height);
  if (host.footing === 'ground') host.y = Math.max(host.y, stage.height * 0.84);
  keepInside(stage, host);
}

/** Makes a rock, a chair or a table thing large enough for who is on it, rather than the other way round. */
function prepareSeat(stage: Stage, { request, isMain }: Member, host: Placement): void {
  if (host.request.qualities.includes('crossed')) {
    spanPicture(stage, host);
    return;
  }
  const { kind } = host.request.noun;
  // Who sits on the moon needs some sky above it.
  if (kind === 'celestial') {
    resize(host, Math.max(1, (Math.min(stage.width, stage.height) * 0.46) / host.height));
    host.y = Math.max(host.y, host.height + stage.height * 0.38);
    keepInside(stage, host);
  }
  if (isMain && (kind === 'building' || kind === 'tree'))
    resize(host, Math.min(1, (host.y - stage.height * 0.3) / host.height));
  if (kind === 'boat' || kind === 'building' || kind === 'tree') return;
  if (isTopping(request, host)) return;
  const natural = wishedHeight(stage, request, isMain, request.count);
  if (isChair(host)) {
    resize(host, Math.max(1, (natural * shareOfSitter(request, host)) / host.height));
    resize(host, Math.min(1, (stage.width * 0.92) / host.width));
  } else if (kind === 'item' && host.footing !== 'air') {
    // It may be as broad and low as its passenger needs.
    const flat = host.request.noun.seat === 'low';
    const width = Math.min(stage.width * 0.8, natural * (1.1 + request.count * 0.25));
    const tallest = natural * (flat ? 0.42 : 0.62);
    if (flat) {
      host.height = Math.min((host.height * width) / host.width, tallest);
      host.width = width;
    } else {
      const slim = host.height > host.width * 1.3 ? 0.56 : 0.3;
      resize(host, Math.min(width / host.width, Math.max(tallest, stage.height * slim) / host.height));
    }
  }
  if (host.request.noun.seat !== 'low') outgrowGuest(stage, host, request, natural);
  const tallest = host.y - stage.height * 0.02;
  if (host.height > tallest) resize(host, tallest / host.height);
  if (host.footing !== 'air') host.y = Math.min(stage.height * 0.97, Math.max(host.y, stage.height * 0.86));
  keepInside(stage, host);
}

/** A crow is small beside its scarecrow: the scarecrow comes nearer, as far as both have room, rather than the crow growing. */
function outgrowGuest(stage: Stage, host: Placement, guest: SubjectRequest, natural: number): void {
  const most = mostBeside(guest, host.request);
  if (isChair(host) || host.request.noun.surface || host.footing === 'air') return;
  const wanted = Math.min(natural / most, (stage.height * 0.92) / (1 + most));
  // A fence goes on beyond the edges.
  const broad = (stage.width * (host.request.noun.barrier ? 1.6 : 0.86)) / host.width;
  resize(host, Math.max(1, Math.min(wanted / standing(host), broad)));
  if (wanted > standing(host) * 0.9 && host.footing === 'ground')
    host.y = Math.max(host.y, stage.height * 0.94);
}

/** Height of a seat against who sits on it when standing; a cat has the chair to itself. */
function shareOfSitter(request: SubjectRequest, host: Placement): number {
  return isPerson({ request }) ? toldHeight(host.request) / toldHeight(request) : 1.1;
}

/** Both ends of a bridge are out of the picture, as those of a road are. */
function spanPicture(stage: Stage, host: Placement): void {
  resize(host, Math.min((stage.width * 1.1) / host.width, (stage.height * 0.62) / host.height));
  if (host.width < stage.width * 1.04) host.width = stage.width * 1.1;
  host.x = stage.width / 2;
  host.y = Math.max(host.y, stage.height * 0.9);
  host.fixed = true;
}

/** Candles on a cake, berries on pancakes: the thing below is the subject, what is on it only adorns it. */
export function isTopping(request: SubjectRequest, { request: host, subject }: Placement): boolean {
  if (host.noun.kind !== 'item' || request.noun.kind !== 'item') return false;
  return subject === 0 || toldHeight(request) < toldHeight(host) * 0.5;
}

/** The length of the longest cycle for one, against its height. */
const LONG_CYCLE = 2.1;

function prepareSmallMount(stage: Stage, { request, isMain }: Member, host: Placement): void {
  const natural = wishedHeight(stage, request, isMain, 1);
  // A tandem is longer than a bicycle.
  const long = Math.max(1, host.width / host.height / LONG_CYCLE);
  const wanted = (natural * (isBoard(host) ? 0.8 : 0.96 * long)) / host.width;
  // One wheel is narrow, and as high as two.
  resize(host, Math.min(wanted, (natural * 0.62) / host.height));
  if (host.footing !== 'air') host.y = Math.max(host.y, stage.height * 0.84);
  keepInside(stage, host);
}

/** In heights of whoever holds it. */
const LARGEST_ON_HAND = 0.56;

/** Beasts, fishes and birds, but no airplane. */
export function isCreature({ request, drawing }: Placement): boolean {
  const { kind } = request.noun;
  return kind === 'animal' || kind === 'sea-creature' || (kind === 'flying' && !!drawing.anchors.face);
}

/** Birds that fly sit on a hand or a forearm; dragons lie in the arms. */
export function perchesOnHand(bird: Placement, host: Placement): boolean {
  const { kind } = bird.request.noun;
  return kind === 'flying' && isCreature(bird) && bird.height < standing(host) * LARGEST_ON_HAND;
}
