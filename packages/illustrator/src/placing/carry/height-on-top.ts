import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { clamp } from '../../core/maths.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { wishedHeight } from '../cast/sizes.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { mostBeside } from '../cast/true-pairs.ts';
import {
  isBoard,
  isChair,
  isCreature,
  isDish,
  isPerson,
  isServing,
  isSmallMount,
  isSpread,
  isTopping,
  liesInLap,
} from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';

/** On somebody's back or shoulders. */
export const isBorne = (frame: Frame | undefined): boolean => frame?.meet?.[0] === 'back';

/** The cup that the main subject sits in is no crumb on its desk. */
export function bearsMain({ stage }: Cast, { subject: own }: Member): boolean {
  return stage.brief.relations.some(
    ({ kind, subject, object }) => kind === 'inside' && subject === 0 && object === own,
  );
}

/** What goods are shown on is there for them, and no larger than they need. */
export function isStand({ isMain, request }: Pick<Member, 'isMain' | 'request'>, host: Placement): boolean {
  const { surface, tall = 1, onFloor } = host.request.noun;
  return isMain && request.noun.kind === 'item' && surface === true && tall < 0.5 && !onFloor;
}

/** What the frame says of sizes, or how long somebody is who lies on a sofa. */
export function frameHeight(member: Member, host: Placement, frame: Frame | undefined): number | undefined {
  if (isBorne(frame)) return isPerson(member) ? host.height * 0.56 : undefined;
  if (frame?.size) return host.height / frame.size[isPerson(member) ? 1 : 0] / (isPerson(member) ? 1 : 2.4);
  const lies = ['lying', 'sleeping'].includes(member.request.pose ?? '');
  return lies && isPerson(member) && isChair(host) ? host.width * 0.8 : undefined;
}

/** In pixels, for each of so many beside each other. */
export function widestOnTop({ stage }: Cast, member: Member, host: Placement, many: number): number {
  if (isStand(member, host)) return host.width * 0.7;
  if (host.request.noun.kind === 'building') return host.width * 0.6;
  // A house on a snail leaves the snail to be seen.
  if (member.request.noun.kind === 'building' && isCreature(host)) return host.width * 0.58;
  if (host.request.noun.kind === 'person') return host.width * 0.6;
  if (isChair(host) && many > 1) return (host.width * 0.92) / many;
  const slim = host.request.noun.kind === 'item' && host.height > host.width * 1.3;
  if (slim) return host.width * 1.7;
  const seen = Math.min(host.width, stage.width);
  return host.request.noun.surface && many > 1 ? (seen * 1.06) / many : stage.width * 0.8;
}

/** Our figures have shorter shins than seats are high: a little larger, their feet find the floor. */
const LONG_LEGS = 1.14;

/** A small animal on a back is still seen at this share of the mount's height. */
const LEAST_ON_BACK = 0.26;

/** Full standing height of a rider: true to life beside its mount, but never lost on a dragon's back. */
export function riderHeight(cast: Cast, member: Member, host: Placement, seatRow: number): number {
  const natural = wishedHeight(cast.stage, member.request, member.isMain, 1);
  // A sitting figure shows about half of its height above the seat.
  const room = (seatRow - cast.stage.height * 0.02) / 0.6;
  if (isSmallMount(host)) return Math.min(natural, isBoard(host) ? room * 0.6 : room);
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.8;
  const flyer = host.request.noun.kind === 'flying' ? 0.7 : 1;
  const readable = Math.min(cast.stage.width, cast.stage.height) * (member.isMain ? 0.42 : 0.28);
  const astride = host.height * clamp(ratio, 0.34, 0.9) * flyer;
  if (isPerson(member)) return Math.min(room, Math.max(readable, astride));
  // A mouse on an elephant is a mouse.
  const most = host.height * Math.max(LEAST_ON_BACK, mostBeside(member.request, host.request));
  return Math.min(room, most, Math.max(readable, astride));
}

/** How tall a thing on a blanket is, by the blanket's breadth: a few things are to be told, many have to share it. */
function shareOfSpread({ stage }: Cast, { subject: own }: Placement): number {
  const things = stage.brief.relations.filter(({ kind, object }) => kind === 'on' && object === own);
  const many = things.reduce((sum, { subject }) => sum + stage.brief.subjects[subject]!.count, 0);
  return many > 6 ? 0.17 : 0.26;
}

/** A stone is seen a little from above: what is on it stands on its upper side, not on its far edge. */
export function ontoTop({ request: { noun }, height }: Placement): number {
  return noun.seat === 'low' && noun.madeOf?.includes('stone') ? height * 0.16 : 0;
}

/** Of whoever stands, sits or lies on a host whose seat is in this row, in pixels; there is room above it in the picture. */
export function heightOnTop(cast: Cast, member: Member, host: Placement, seatRow: number): number {
  const { stage } = cast;
  const { kind } = host.request.noun;
  const room = seatRow - stage.height * 0.02;
  if (bearsMain(cast, member)) return Math.min(room, Math.min(stage.width, stage.height) * 0.36);
  if (isStand(member, host)) return Math.min(room, Math.min(stage.width, stage.height) * 0.5);
  if (isSpread(host) && member.request.noun.kind === 'item')
    return Math.min(room, host.width * shareOfSpread(cast, host));
  if (isSpread(host) && isPerson(member))
    return Math.min(room / 0.6, Math.max(host.width * 0.5, stage.height * 0.52));
  if (isServing(host))
    return Math.min(room, (host.width * 0.46) / Math.sqrt(Math.max(2, member.request.count)));
  if (isTopping(member.request, host))
    return Math.min(
      room,
      host.height *
        clamp(
          (toldHeight(member.request) / toldHeight(host.request)) ** 0.5,
          0.22,
          isDish(host) ? 0.34 : 0.6,
        ) *
        Math.sqrt(member.request.count > 2 ? 1.6 : 1),
    );
  const natural = wishedHeight(stage, member.request, member.isMain, member.request.count);
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.6;
  const readable = Math.min(stage.width, stage.height) * (member.isMain ? 0.3 : 0.18);
  // A parrot on a ship is small beside its masts and yet to be seen.
  if (kind === 'boat')
    return Math.max(
      toldHeight(member.request) < 0.6 ? readable * 0.72 : readable,
      host.height * clamp(ratio * 0.7, 0.2, 0.42),
    );
  if (kind === 'building' || kind === 'tree')
    return Math.min(room, Math.max(readable, host.height * Math.min(ratio, 0.5)));
  if (isChair(host) && isPerson(member))
    return Math.min(
      room / 0.6,
      (host.height * LONG_LEGS * toldHeight(member.request)) / toldHeight(host.request),
    );
  const small = (toldHeight(member.request) / toldHeight(host.request)) ** 0.7 * host.height;
  const isToy = member.request.qualities.includes('toy');
  if (isChair(host)) {
    // A violin is as tall as the back that it leans on.
    const widest = Math.max(
      host.width / Math.max(1.6, member.request.count),
      Math.min(small, host.height * 0.5),
    );
    return Math.min(room, isToy ? small : natural, widest);
  }
  if (host.request.noun.surface && !host.fixed) return Math.min(room, Math.max(small, host.height * 0.22));
  if (kind === 'person')
    return Math.min(room, host.height * clamp(ratio, 0.18, liesInLap(member.request, host) ? 0.6 : 0.28));
  if (kind === 'animal' || kind === 'vehicle' || kind === 'flying')
    return Math.min(room, Math.max(readable, host.height * clamp(ratio, 0.2, 1.1)));
  return Math.min(natural, room);
}
