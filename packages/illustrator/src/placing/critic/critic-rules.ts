import { clamp } from '../../core/maths.ts';
import type { CriticRule, Layout, Shape } from './critic.types.ts';
import {
  balance,
  fullCentre,
  gaze,
  isBody,
  lead,
  offTheEdge,
  room,
  spread,
  thirds,
} from './rules-of-balance.ts';
import { satisfiedRelations } from './rules-of-relations.ts';
import { contact, horizonOffHeads, moonHidden, trueSizes } from './rules-of-space.ts';

/** A third of one of a group may be covered before it counts: people in a group overlap. */
const COVERED_IN_GROUP = 0.3;
const COVERED = 0.12;

/** What makes one layout better than another; weights compare rules that are wholly broken. */
export const CRITIC_RULES: readonly CriticRule[] = [
  {
    name: 'faces free',
    weight: 9,
    reason: 'A face that something covers is the first fault that viewers name.',
    cost: ({ shapes }) =>
      worst(shapes, ({ headHidden, placement }) => headHidden * (placement.request.count > 3 ? 0.5 : 1)),
  },
  {
    name: 'seen',
    weight: 7,
    reason: 'What the prompt names must be recognized, and is by its outline.',
    cost: ({ shapes }) => worst(shapes, hiddenTooMuch),
  },
  {
    name: 'whole',
    weight: 7,
    reason: 'Photographers do not cut at joints: who is in the picture is in it whole.',
    cost: ({ shapes }) => worst(shapes, ({ outside, placement }) => (placement.fixed ? 0 : outside * 3)),
  },
  {
    name: 'heads whole',
    weight: 8,
    reason: 'A head or a hat that the frame cuts is a mistake, even where a body may be cut.',
    cost: ({ shapes }) => worst(shapes.filter(isBody), ({ headOutside }) => Math.min(1, headOutside * 4)),
  },
  {
    name: 'off the edge',
    weight: 3,
    reason: 'Whoever is squeezed against the frame seems to have come into the picture by chance.',
    cost: offTheEdge,
  },
  {
    name: 'full centre',
    weight: 2.4,
    reason: 'The eye looks at the middle first: where nothing is near it, the picture seems empty.',
    cost: fullCentre,
  },
  {
    name: 'relations',
    weight: 6,
    reason: 'What the prompt says two do with each other is what the picture is about.',
    cost: satisfiedRelations,
  },
  {
    name: 'contact',
    weight: 7,
    reason: 'Feet over water, sky or a far slope read as floating.',
    cost: contact,
  },
  {
    name: 'true sizes',
    weight: 4,
    reason: 'Perspective: at the same distance, sizes on the picture are as sizes in the world.',
    cost: trueSizes,
  },
  {
    name: 'lead',
    weight: 3,
    reason: 'The first noun of a prompt is what the picture is of: nothing smaller by nature outgrows it.',
    cost: lead,
  },
  {
    name: 'gaze',
    weight: 1.6,
    reason: 'Lead room: who looks or moves to a side needs space before them.',
    cost: gaze,
  },
  {
    name: 'thirds',
    weight: 1.2,
    reason: 'The rule of thirds, unless the prompt asks for another composition.',
    cost: thirds,
  },
  {
    name: 'balance',
    weight: 1.2,
    reason: 'Arnheim: the masses of a picture balance about its middle.',
    cost: balance,
  },
  {
    name: 'room',
    weight: 1.4,
    reason: 'Outlines that just touch each other or an edge (tangents) flatten depth.',
    cost: room,
  },
  {
    name: 'horizon off heads',
    weight: 0.8,
    reason: 'A horizon through a head cuts it off; portrait painters put it lower or higher.',
    cost: horizonOffHeads,
  },
  {
    name: 'moon free',
    weight: 5,
    reason: 'A moon that the prompt names is to be seen whole, and is no halo behind a head.',
    cost: moonHidden,
  },
  {
    name: 'spread',
    weight: 1,
    reason: 'Copies at equal distances and heights look stamped.',
    cost: spread,
  },
];

function hiddenTooMuch({ hidden, isMain, placement }: Shape): number {
  const allowed = placement.request.count > 1 ? COVERED_IN_GROUP : COVERED;
  return Math.max(0, hidden - allowed) * (isMain ? 2 : 1.4);
}

/** The worst counts whole, the others a little. */
function worst(shapes: Layout['shapes'], faultOf: (shape: Shape) => number): number {
  const faults = shapes.map(faultOf).sort((a, b) => b - a);
  const rest = faults.slice(1).reduce((sum, fault) => sum + fault, 0) / Math.max(1, faults.length - 1);
  return clamp((faults[0] ?? 0) + rest * 0.5, 0, 2);
}
