import type { Pose } from '../../brief/brief.types.ts';
import type { Random } from '../../core/random.ts';
import type { HandShape, LimbAngles } from './figure.types.ts';

/** A pose as an animator notes it. Angles in degrees, 0 straight down, growing towards the right. */
export interface PosePlan {
  /** 0 looks at us, 1 looks to the right. */
  turn: number;
  /** The same of the head; as the body when absent. */
  headTurn?: number;
  lean?: number;
  nod?: number;
  /** The line of the shoulders falls towards the near side. */
  tilt?: number;
  /** The line of the hips falls towards the near side, away from the leg that carries. */
  sway?: number;
  near: LimbAngles;
  far: LimbAngles;
  nearLeg: LimbAngles;
  farLeg: LimbAngles;
  /** Height of the feet above the ground. */
  lift?: number;
  /** Turns the whole figure about its hip: 90 lies with the head to the right. */
  roll?: number;
  /** Sits on the ground itself. */
  grounded?: boolean;
  pointed?: boolean;
  /** What empty hands do; by the position of the arms when absent. */
  hands?: HandShape;
  /** The same of the far hand, where it does something else. */
  farHand?: HandShape;
}

/** A plan from one row: the turn, then upper and lower part of near arm, far arm, near leg and far leg. */
function plan(row: string, more: Partial<PosePlan> = {}): PosePlan {
  const [turn, ...limbs] = row.split(' ');
  const [near, far, nearLeg, farLeg] = limbs.map((angles): LimbAngles => {
    const [upper, lower] = angles.split(',').map(Number);
    return [upper!, lower!];
  });
  return { turn: Number(turn), near: near!, far: far!, nearLeg: nearLeg!, farLeg: farLeg!, ...more };
}

/** Guards, knights and whoever wears a stiff suit. */
const UPRIGHT = plan('0.25 14,4 -14,-4 5,2 -5,-2');

/** The weight rests on one leg, hip and shoulders counter it, and the other knee is loose. */
const ON_FAR_LEG = { lean: 4.5, tilt: -8, sway: 8 };
const ON_NEAR_LEG = { lean: -4.5, tilt: 8, sway: -8 };
/** Arms stay beside the body: crossed before it they read as a knot. */
const STANDING: readonly PosePlan[] = [
  plan('0.42 16,6 -46,44 24,2 4,3', ON_FAR_LEG),
  plan('0.5 46,-46 -14,14 -4,-3 -24,0', ON_NEAR_LEG),
  plan('0.38 14,20 -20,4 -3,-3 -24,-2', ON_NEAR_LEG),
  plan('0.52 44,-44 -22,6 26,0 4,3', ON_FAR_LEG),
  plan('0.46 30,-12 -10,22 25,4 4,3', ON_FAR_LEG),
];

/** On hands and knees. */
const CRAWLING = plan('0.75 84,80 58,62 84,-4 54,-24', { roll: 70, nod: -50 });

/** Astronauts drift where others would fly. */
const WEIGHTLESS: readonly PosePlan[] = [
  plan('0.35 74,104 -66,-34 28,2 -14,-46', { roll: 16, lift: 0.2 }),
  plan('0.3 108,136 -50,-22 36,-8 -8,-38', { roll: -20, lift: 0.2 }),
];

const SITTING_GROUND: readonly PosePlan[] = [
  plan('0.75 48,62 60,70 124,14 112,6', { lean: 4, grounded: true }),
  plan('0.6 -30,-14 52,66 88,78 118,8', { lean: -8, grounded: true, tilt: -5 }),
];

const SITTING_LEDGE: readonly PosePlan[] = [
  plan('0.62 6,42 14,48 80,4 76,-8'),
  plan('0.4 4,34 -24,-6 74,2 62,10', { lean: -3, tilt: -4 }),
];

const MEDITATION = plan('0 24,-34 -24,34 81,-90 -81,90', { grounded: true });

const POSE_PLANS: Record<Pose, readonly PosePlan[]> = {
  standing: STANDING,
  walking: [
    plan('0.8 -24,-8 20,34 26,8 -14,-42', { lean: 4, tilt: 3 }),
    plan('0.7 20,32 -24,-10 -13,-38 26,9', { lean: 3, tilt: -3 }),
  ],
  running: [
    plan('0.9 -56,30 42,130 62,-8 -26,-94', { lean: 15, lift: 0.03, hands: 'fist' }),
    plan('0.85 44,132 -50,28 -26,-90 64,-4', { lean: 13, lift: 0.03, hands: 'fist' }),
  ],
  riding: [plan('0.85 34,46 40,52 61,0 80,-24', { lean: 17, nod: -8, hands: 'grip' })],
  sitting: SITTING_GROUND,
  kneeling: [
    plan('0.8 28,60 44,66 86,4 10,-84', { lean: 10 }),
    plan('0.8 42,60 50,64 24,-86 84,0', { lean: 12 }),
  ],
  lying: [plan('0.75 10,130 16,110 26,-14 4,-2', { roll: -90 })],
  sleeping: [plan('0.7 8,96 14,120 6,2 0,-2', { roll: -90 })],
  dancing: [
    plan('0.35 122,164 -70,-120 34,-22 -12,-6', { lean: -6, tilt: -7, sway: 5 }),
    plan('0.3 76,118 -128,-170 14,4 -40,14', { lean: 6, tilt: 7, sway: -5 }),
    plan('0.5 60,130 -64,-20 44,-34 -6,-4', { lean: -5, tilt: -5, sway: 5 }),
  ],
  jumping: [
    plan('0.35 140,162 -140,-162 44,-52 -30,-78', { lift: 0.16 }),
    plan('0.7 128,150 -60,-30 70,30 -44,-70', { lean: 6, lift: 0.16 }),
  ],
  flying: [plan('0.85 172,176 150,160 -4,-10 6,-2', { roll: 62, lift: 0.2 })],
  swimming: [plan('0.8 158,172 -20,-30 -12,-26 16,6', { roll: 74, lift: 0.1 })],
  fighting: [
    plan('0.6 66,118 40,92 34,12 -30,-26', { lean: 7, hands: 'fist' }),
    plan('0.7 96,128 26,84 44,10 -34,-34', { lean: 11, hands: 'fist' }),
  ],
  waving: [
    plan('0.25 128,172 -14,4 20,4 5,3', ON_FAR_LEG),
    plan('0.1 112,188 -40,38 -4,-3 -20,-2', { ...ON_FAR_LEG, lean: -2 }),
  ],
  cheering: [
    plan('0.2 148,172 -146,-168 18,4 4,3', { ...ON_FAR_LEG, nod: -8, hands: 'fist' }),
    plan('0.15 138,166 -152,-176 -4,-3 -20,-2', { ...ON_NEAR_LEG, nod: -8, hands: 'open' }),
  ],
  shrugging: [plan('0.1 26,112 -26,-112 5,2 -5,-2', { nod: 4, hands: 'open' })],
  throwing: [
    plan('0.55 148,176 70,84 26,10 -20,-18', { lean: -9, tilt: -8 }),
    plan('0.5 118,128 -40,-20 36,4 -24,-34', { lean: 11, tilt: -4 }),
  ],
  catching: [
    plan('0.58 104,132 76,116 30,4 -20,-24', { lean: -3, nod: -6, hands: 'open' }),
    plan('0.45 120,150 -116,-146 18,2 -16,-6', { nod: -8, hands: 'open' }),
  ],
  kicking: [
    plan('0.8 -54,-30 50,74 66,34 -10,-8', { lean: -10 }),
    plan('0.75 48,70 -50,-34 -12,-10 62,46', { lean: -8 }),
  ],
  climbing: [
    plan('0.8 158,172 112,150 78,-16 6,-16', { lean: 8, nod: -14, hands: 'grip' }),
    plan('0.8 106,150 160,174 8,-16 80,-14', { lean: 8, nod: -14, hands: 'grip' }),
  ],
  reaching: [plan('0.6 158,170 -14,-4 6,2 -8,-12', { nod: -12, tilt: -7 })],
  pointing: [
    plan('0.6 100,98 -14,8 5,3 -18,-2', { lean: 2, tilt: -4, hands: 'point', farHand: 'relaxed' }),
    plan('0.6 124,126 -42,40 20,4 5,3', { nod: -8, tilt: -6, hands: 'point', farHand: 'relaxed' }),
  ],
  reading: [
    plan('0.45 12,84 -2,70 20,4 4,3', { ...ON_FAR_LEG, nod: 12 }),
    plan('0.4 14,88 -4,74 -4,-3 -18,-2', { ...ON_NEAR_LEG, nod: 12 }),
  ],
  writing: [plan('0.7 30,74 44,86 122,16 110,8', { lean: 8, nod: 14, grounded: true })],
  painting: [
    plan('0.6 64,104 20,84 4,3 -18,-4', { lean: 2, tilt: -4 }),
    plan('0.6 84,116 16,80 18,3 -6,-4', { nod: -3 }),
  ],
  cooking: [plan('0.5 34,84 -14,58 18,4 3,3', { ...ON_FAR_LEG, lean: 5, nod: 8 })],
  fishing: [
    plan('0.75 36,76 48,84 122,14 110,6', { lean: 2, grounded: true }),
    plan('0.7 30,80 44,86 88,70 118,8', { lean: -4, grounded: true }),
  ],
  playing: [
    plan('0.35 24,88 -30,70 20,3 4,3', { ...ON_FAR_LEG, nod: 4 }),
    plan('0.3 24,88 -30,70 -4,-3 -19,-2', { ...ON_NEAR_LEG, nod: 4 }),
  ],
  'playing-keys': [plan('0.8 34,88 42,92 80,4 72,-6', { lean: 5, nod: 8 })],
  praying: [
    plan('0.8 24,138 34,138 22,-86 14,-86', { nod: 14 }),
    plan('0.2 14,206 -14,-206 5,2 -5,-2', { nod: 10 }),
  ],
  meditating: [MEDITATION],
  hugging: [plan('0.8 66,104 78,74 12,4 -10,-14', { lean: 6, nod: 6, hands: 'relaxed' })],
  'shaking-hands': [plan('0.75 40,82 -10,6 14,2 -8,-12', { lean: 5, hands: 'grip', farHand: 'relaxed' })],
  carrying: [
    plan('0.7 36,196 -16,4 24,8 -12,-38', { lean: 9, tilt: -4, hands: 'grip' }),
    plan('0.6 32,192 20,74 -10,-30 24,8', { lean: 8, hands: 'grip' }),
  ],
  leaning: [plan('0.3 16,-78 -16,80 14,26 -4,-2', { lean: -7, tilt: 4, nod: 4 })],
  howling: [plan('0.6 96,164 60,150 5,2 -5,-2', { lean: -6, nod: -24 })],
  eating: [plan('0.45 24,152 -10,50 20,4 4,3', ON_FAR_LEG)],
  drinking: [plan('0.5 34,154 -12,4 -4,-3 -18,-2', { ...ON_NEAR_LEG, nod: -6 })],
  pushing: [plan('0.9 78,90 88,94 -24,-34 36,-2', { lean: 24 })],
  skating: [
    plan('0.85 -56,-44 52,76 -40,-62 16,-10', { lean: 13 }),
    plan('0.75 64,80 -60,-50 26,-10 -38,-50', { lean: 8 }),
  ],
  bathing: [plan('0.4 40,80 -50,-70 84,60 80,50', { lean: -10, grounded: true })],
};

const BALLET: readonly PosePlan[] = [
  plan('0.25 138,202 -138,-202 62,-58 0,0', { pointed: true, tilt: -4 }),
  plan('0.9 96,104 64,58 -84,-90 0,0', { lean: 20, nod: -14, pointed: true }),
  plan('0.2 84,70 -136,-196 4,-2 -52,-62', { pointed: true, tilt: 4 }),
];

/** With someone in the arms: one hand at the waist, the other clasps the partner's. */
const DANCING_TOGETHER: readonly PosePlan[] = [
  plan('0.72 46,84 98,128 14,4 -14,-26', { lean: -2, sway: 4, farHand: 'grip' }),
];

/** Plans that have no name of their own in a brief. */
interface PoseWish {
  pose: Pose;
  ballet?: boolean;
  /** Legs hang over the edge of a seat. */
  ledge?: boolean;
  /** Faces a partner who does the same. */
  partnered?: boolean;
  /** Stands straight by nature or suit. */
  stiff?: boolean;
  /** Goes on hands and knees. */
  crawls?: boolean;
  /** Drifts in space instead of flying. */
  weightless?: boolean;
}

/** What one does on a chair as well as on the ground. */
const SEATED: ReadonlySet<Pose> = new Set(['sitting', 'reading', 'writing', 'fishing']);

/** Picks one of the ways to take a pose. */
export function planPose(
  { pose, ballet, ledge, partnered, stiff, weightless, crawls }: PoseWish,
  random: Random,
): PosePlan {
  if (ballet && (pose === 'dancing' || pose === 'standing')) return random.pick(BALLET);
  if (pose === 'dancing' && partnered) return random.pick(DANCING_TOGETHER);
  if (pose === 'standing' && stiff) return UPRIGHT;
  if (crawls && (pose === 'walking' || pose === 'running')) return CRAWLING;
  if (pose === 'flying' && weightless) return random.pick(WEIGHTLESS);
  const own = random.pick(POSE_PLANS[pose]);
  if (!ledge || !SEATED.has(pose)) return own;
  const seat = random.pick(SITTING_LEDGE);
  return pose === 'sitting' ? seat : { ...seat, near: own.near, far: own.far, nod: own.nod };
}

const SIDE_POSES: ReadonlySet<Pose> = new Set(
  (Object.keys(POSE_PLANS) as Pose[]).filter((pose) => POSE_PLANS[pose].every(({ turn }) => turn > 0.55)),
);

/** Whether a figure in this pose looks to the right rather than at us. */
export function isSidePose(pose: Pose): boolean {
  return SIDE_POSES.has(pose);
}
