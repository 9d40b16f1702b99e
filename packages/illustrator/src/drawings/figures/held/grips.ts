import type { LimbAngles } from '../figure.types.ts';
import type { PosePlan } from '../pose-plans.ts';
import type { HeldItem } from './held-items.types.ts';

/** How arms are bent around a thing; `near` for the near hand, `far` when the other one helps. */
interface Grip {
  near: LimbAngles;
  far?: LimbAngles;
  /** Least turn of the body that the thing asks for. */
  turn?: number;
}

const RAISED: Grip = { near: [66, 128] };
const UPRIGHT: Grip = { near: [34, 84] };
const HANGING: Grip = { near: [14, 6] };
const BOTH: Grip = { near: [8, 62], far: [10, 66] };
const OFFERED: Grip = { near: [20, 92], far: [10, 78] };

const GRIPS: Partial<Record<HeldItem | 'balloon' | 'kite', Grip>> = {
  balloon: { near: [58, 138] },
  kite: { near: [76, 140] },
  sword: RAISED,
  'flaming-sword': RAISED,
  katana: RAISED,
  axe: RAISED,
  lightning: { near: [84, 150] },
  wand: RAISED,
  torch: { near: [70, 140] },
  flag: RAISED,
  'war-hammer': RAISED,
  club: RAISED,
  scythe: UPRIGHT,
  umbrella: { near: [14, 142] },
  parasol: { near: [16, 142] },
  lantern: { near: [56, 104] },
  bow: { near: [92, 92], far: [96, 78], turn: 0.7 },
  book: { near: [10, 84], far: [4, 74] },
  letter: { near: [18, 104], far: [6, 96] },
  map: { near: [20, 92], far: [4, 84] },
  newspaper: { near: [20, 100], far: [4, 92] },
  bread: OFFERED,
  cake: OFFERED,
  gift: BOTH,
  baby: { near: [-34, 104], far: [-30, 86] },
  teddy: { near: [12, 110] },
  drum: { near: [14, 66], far: [-26, 48] },
  accordion: { near: [22, 74], far: [-46, 40] },
  violin: { near: [30, 128], far: [-24, 84] },
  cello: { near: [30, 120], far: [-40, 40] },
  guitar: { near: [40, 104], far: [-26, 54] },
  veena: { near: [40, 104], far: [-26, 54] },
  trumpet: { near: [44, 132], far: [34, 120], turn: 0.55 },
  saxophone: { near: [16, 70], far: [20, 96], turn: 0.4 },
  flute: { near: [52, 158], far: [-30, 150] },
  camera: { near: [26, 156], far: [-20, 158] },
  telescope: { near: [60, 138], far: [40, 134], turn: 0.6 },
  cup: { near: [22, 112] },
  glass: { near: [40, 128] },
  apple: { near: [26, 118] },
  'ice-cream': { near: [26, 118] },
  lollipop: { near: [26, 118] },
  microphone: { near: [26, 146] },
  phone: { near: [22, 122] },
  mirror: { near: [44, 126], turn: 0.4 },
  clipboard: { near: [10, 92], far: [-4, 70] },
  tray: { near: [50, 128] },
  plate: OFFERED,
  briefcase: HANGING,
  bag: HANGING,
  bucket: HANGING,
  'watering-can': { near: [34, 44] },
  basket: { near: [20, 44] },
  sack: { near: [30, 170] },
  net: { near: [24, 74], far: [-6, 60] },
  'fishing-rod': { near: [36, 76], far: [48, 84] },
  pan: { near: [34, 84] },
  quill: { near: [16, 98] },
  hose: { near: [26, 84], far: [12, 74] },
  juggling: { near: [24, 112], far: [-24, -112] },
  powder: { near: [84, 112] },
  snowball: { near: [110, 160] },
  ball: { near: [30, 96] },
  racket: { near: [64, 110] },
  bat: { near: [40, 140], far: [34, 130], turn: 0.5 },
  paintbrush: { near: [48, 106], turn: 0.4 },
  'walking-stick': { near: [26, 30] },
  beads: { near: [24, 112] },
  cards: { near: [18, 104] },
  'pot-of-gold': BOTH,
  paddle: { near: [40, 70], far: [30, 110] },
  shovel: BOTH,
  broom: BOTH,
  rake: BOTH,
};

/** Bends the arms of a plan around what the hands hold. */
export function gripPlan(plan: PosePlan, near: string | undefined, far: HeldItem | undefined): PosePlan {
  let held = plan;
  if (near) {
    const grip = GRIPS[near as HeldItem] ?? UPRIGHT;
    held = { ...held, near: grip.near, far: grip.far ?? held.far };
    if (grip.turn && grip.turn < 0.5) held.turn = Math.max(held.turn, grip.turn);
  }
  if (far) {
    const [upper, lower] = (GRIPS[far] ?? UPRIGHT).near;
    // Turned to the side, the other arm reaches forward as well.
    const side = held.turn > 0.55 ? 1 : -1;
    held = { ...held, far: [upper * side, lower * side] };
  }
  return held;
}

/** Whether the far hand must be drawn over the body, because it helps to hold. */
export function needsBothHands(item: string | undefined): boolean {
  return item !== undefined && GRIPS[item as HeldItem]?.far !== undefined;
}

/** What is held by its edge: before the arms, the thumbs on it and the fingers behind. */
const BY_EDGE: ReadonlySet<string> = new Set(
  'book letter map newspaper clipboard cards tray plate cake gift bread'.split(' '),
);

export function heldByEdge(item: string | undefined): boolean {
  return item !== undefined && BY_EDGE.has(item);
}

/** Drawn over both arms, so that the whole of it is seen. */
export function isBeforeArms(item: string | undefined): boolean {
  return item === 'saxophone';
}

const EMBRACED: ReadonlySet<string> = new Set(['accordion', 'drum', 'guitar', 'violin', 'trumpet', 'flute']);

/** Whether the far hand lies over the thing rather than behind it. */
export function embracesItem(item: string | undefined): boolean {
  return item !== undefined && EMBRACED.has(item);
}

/** How far the body turns at least to hold this. */
export function turnOfGrip(item: string | undefined): number {
  return (item !== undefined && GRIPS[item as HeldItem]?.turn) || 0;
}
