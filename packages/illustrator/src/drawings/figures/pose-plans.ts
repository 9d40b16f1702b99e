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
}

const RELAXED: PosePlan = { turn: 0.25, near: [14, 4], far: [-14, -4], nearLeg: [5, 2], farLeg: [-5, -2] };

/** The weight rests on one leg, the trunk leans over it and the other knee is loose. */
const STANDING: readonly PosePlan[] = [
  { ...RELAXED, lean: -2, near: [14, 4], far: [-12, 8], nearLeg: [13, 1], farLeg: [-1, -3] },
  { ...RELAXED, turn: 0.4, lean: 2, near: [46, -46], far: [-16, 6], nearLeg: [3, 1], farLeg: [-14, -4] },
  { ...RELAXED, turn: 0.1, lean: -2, near: [18, 8], far: [-46, 46], nearLeg: [14, 3], farLeg: [-2, -3] },
  { ...RELAXED, turn: 0.45, lean: 1, near: [12, 46], far: [-20, 8], nearLeg: [14, 0], farLeg: [-2, -3] },
];

const SITTING_GROUND: readonly PosePlan[] = [
  {
    turn: 0.75,
    lean: 4,
    near: [48, 62],
    far: [60, 70],
    nearLeg: [124, 14],
    farLeg: [112, 6],
    grounded: true,
  },
  {
    turn: 0.6,
    lean: -8,
    near: [-30, -14],
    far: [52, 66],
    nearLeg: [88, 78],
    farLeg: [118, 8],
    grounded: true,
  },
];

const SITTING_LEDGE: readonly PosePlan[] = [
  { turn: 0.62, near: [22, 66], far: [34, 62], nearLeg: [80, 4], farLeg: [76, -8] },
  { turn: 0.4, lean: -3, near: [-4, 40], far: [-22, -6], nearLeg: [74, 2], farLeg: [62, 10] },
];

const POSE_PLANS: Record<Pose, readonly PosePlan[]> = {
  standing: STANDING,
  walking: [
    { turn: 0.8, lean: 3, near: [-26, -8], far: [26, 44], nearLeg: [24, 8], farLeg: [-14, -40] },
    { turn: 0.7, lean: 2, near: [22, 40], far: [-24, -10], nearLeg: [-13, -36], farLeg: [24, 9] },
  ],
  running: [
    {
      turn: 0.9,
      lean: 13,
      near: [-52, 34],
      far: [40, 128],
      nearLeg: [58, -8],
      farLeg: [-24, -88],
      lift: 0.03,
    },
    {
      turn: 0.85,
      lean: 11,
      near: [42, 130],
      far: [-48, 30],
      nearLeg: [-24, -84],
      farLeg: [60, -4],
      lift: 0.03,
    },
  ],
  riding: [
    {
      turn: 0.85,
      lean: 17,
      nod: -8,
      near: [34, 46],
      far: [40, 52],
      nearLeg: [61, 0],
      farLeg: [80, -24],
      hands: 'grip',
    },
  ],
  sitting: SITTING_GROUND,
  kneeling: [
    { turn: 0.8, lean: 10, near: [28, 60], far: [44, 66], nearLeg: [86, 4], farLeg: [10, -84] },
    { turn: 0.8, lean: 12, near: [42, 60], far: [50, 64], nearLeg: [24, -86], farLeg: [84, 0] },
  ],
  lying: [{ turn: 0.75, near: [10, 130], far: [16, 110], nearLeg: [26, -14], farLeg: [4, -2], roll: -90 }],
  sleeping: [{ turn: 0.7, near: [8, 96], far: [14, 120], nearLeg: [6, 2], farLeg: [0, -2], roll: -90 }],
  dancing: [
    { turn: 0.35, lean: -5, near: [122, 164], far: [-70, -120], nearLeg: [30, -16], farLeg: [-12, -6] },
    { turn: 0.3, lean: 5, near: [76, 118], far: [-128, -170], nearLeg: [14, 4], farLeg: [-36, 12] },
    { turn: 0.5, lean: -3, near: [60, 130], far: [-64, -20], nearLeg: [40, -30], farLeg: [-6, -4] },
  ],
  jumping: [
    { turn: 0.35, near: [140, 162], far: [-140, -162], nearLeg: [44, -52], farLeg: [-30, -78], lift: 0.16 },
    {
      turn: 0.7,
      lean: 6,
      near: [128, 150],
      far: [-60, -30],
      nearLeg: [70, 30],
      farLeg: [-44, -70],
      lift: 0.16,
    },
  ],
  flying: [
    {
      turn: 0.85,
      near: [172, 176],
      far: [150, 160],
      nearLeg: [-4, -10],
      farLeg: [6, -2],
      roll: 62,
      lift: 0.2,
    },
  ],
  swimming: [
    {
      turn: 0.8,
      near: [158, 172],
      far: [-20, -30],
      nearLeg: [-12, -26],
      farLeg: [16, 6],
      roll: 74,
      lift: 0.1,
    },
  ],
  fighting: [
    { turn: 0.6, lean: 7, near: [66, 118], far: [40, 92], nearLeg: [34, 12], farLeg: [-30, -26] },
    { turn: 0.7, lean: 11, near: [96, 128], far: [26, 84], nearLeg: [44, 10], farLeg: [-34, -34] },
  ],
  waving: [
    { ...RELAXED, near: [128, 172] },
    { ...RELAXED, turn: 0.1, near: [112, 188], nearLeg: [8, 4] },
  ],
  throwing: [
    { turn: 0.55, lean: -7, near: [148, 176], far: [70, 84], nearLeg: [26, 10], farLeg: [-20, -18] },
    { turn: 0.5, lean: 9, near: [118, 128], far: [-40, -20], nearLeg: [32, 4], farLeg: [-22, -30] },
  ],
  reaching: [{ turn: 0.6, nod: -12, near: [158, 170], far: [-14, -4], nearLeg: [6, 2], farLeg: [-8, -12] }],
  reading: [{ ...RELAXED, turn: 0.45, nod: 12, near: [12, 84], far: [-2, 70] }],
  playing: [
    { ...RELAXED, turn: 0.35, lean: 2, near: [24, 88], far: [-30, 70], nearLeg: [10, 3], farLeg: [-8, -3] },
  ],
  praying: [
    { turn: 0.8, nod: 14, near: [24, 138], far: [34, 138], nearLeg: [22, -86], farLeg: [14, -86] },
    { ...RELAXED, turn: 0.2, nod: 10, near: [14, 206], far: [-14, -206] },
  ],
  howling: [{ ...RELAXED, turn: 0.6, lean: -6, nod: -24, near: [96, 164], far: [60, 150] }],
  eating: [{ ...RELAXED, turn: 0.45, near: [24, 152], far: [-10, 50] }],
  drinking: [{ ...RELAXED, turn: 0.5, nod: -6, near: [34, 154], far: [-12, 4] }],
  pushing: [{ turn: 0.9, lean: 24, near: [78, 90], far: [88, 94], nearLeg: [-24, -34], farLeg: [36, -2] }],
  skating: [
    { turn: 0.85, lean: 13, near: [-56, -44], far: [52, 76], nearLeg: [-40, -62], farLeg: [16, -10] },
    { turn: 0.75, lean: 8, near: [64, 80], far: [-60, -50], nearLeg: [26, -10], farLeg: [-38, -50] },
  ],
  bathing: [
    {
      turn: 0.4,
      lean: -10,
      near: [40, 80],
      far: [-50, -70],
      nearLeg: [84, 60],
      farLeg: [80, 50],
      grounded: true,
    },
  ],
};

const BALLET: readonly PosePlan[] = [
  { turn: 0.25, near: [138, 202], far: [-138, -202], nearLeg: [62, -58], farLeg: [0, 0], pointed: true },
  {
    turn: 0.9,
    lean: 20,
    nod: -14,
    near: [96, 104],
    far: [64, 58],
    nearLeg: [-84, -90],
    farLeg: [0, 0],
    pointed: true,
  },
  { turn: 0.2, near: [84, 70], far: [-136, -196], nearLeg: [4, -2], farLeg: [-52, -62], pointed: true },
];

const MEDITATION: PosePlan = {
  turn: 0,
  near: [20, -40],
  far: [-20, 40],
  nearLeg: [84, -70],
  farLeg: [-84, 70],
  grounded: true,
};

/** Plans that have no name of their own in a brief. */
export interface PoseWish {
  pose: Pose;
  ballet?: boolean;
  /** Legs hang over the edge of a seat. */
  ledge?: boolean;
  crossLegged?: boolean;
}

/** Picks one of the ways to take a pose. */
export function planPose({ pose, ballet, ledge, crossLegged }: PoseWish, random: Random): PosePlan {
  if (ballet && (pose === 'dancing' || pose === 'standing')) return random.pick(BALLET);
  if (pose === 'sitting' && crossLegged) return MEDITATION;
  if ((pose === 'sitting' || pose === 'reading') && ledge) return random.pick(SITTING_LEDGE);
  return random.pick(POSE_PLANS[pose]);
}

const SIDE_POSES: ReadonlySet<Pose> = new Set(
  (Object.keys(POSE_PLANS) as Pose[]).filter((pose) => POSE_PLANS[pose].every(({ turn }) => turn > 0.55)),
);

/** Whether a figure in this pose looks to the right rather than at us. */
export function isSidePose(pose: Pose): boolean {
  return SIDE_POSES.has(pose);
}
