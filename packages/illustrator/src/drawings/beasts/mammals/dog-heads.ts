import { mix, type Rgb } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { ellipse, fill, path } from '../../pen/pen.ts';
import type { Build, TailPlan } from '../build.types.ts';
import type { Coat } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import type { EarPlan } from '../head/face-ears.ts';
import type { SideHeadPlan } from '../head/side-head.ts';
import { paintHide, softPatch } from '../paint-hide.ts';

type Mask = 'plain' | 'blaze' | 'patch' | 'husky' | 'saddle' | 'dots' | 'pug';

export interface Breed {
  coats: readonly Coat[];
  build?: Partial<Build>;
  ears: Pick<EarPlan, 'kind' | 'size'> & { dark?: boolean };
  mask: Mask;
  tail: Pick<TailPlan, 'kind' | 'length' | 'width' | 'lift'>;
  fur: number;
  tufts?: number;
  iris?: Rgb;
  /** Legs and chest in the pale color. */
  socks?: boolean;
  pompoms?: boolean;
}

export function drawPompoms(
  context: Parameters<NonNullable<FacePlan['after']>>[0],
  coat: Coat,
  places: readonly (readonly [number, number])[],
  lightSide: -1 | 1,
): void {
  places.forEach(([x, y], index) => {
    const size = index === 0 ? 0.2 : 0.085;
    paintHide(context, curls(x - (index === 0 ? 0.04 : 0), y, size), coat.main, { lightSide, depth: 0.04 });
  });
}

/** A cloud of curls. */
function curls(x: number, y: number, size: number) {
  const count = 9;
  let data = '';
  for (let curl = 0; curl <= count; curl++) {
    const angle = (curl / count) * Math.PI * 2;
    const middle = angle - Math.PI / count;
    const at = (turn: number, reach: number) =>
      `${x + Math.cos(turn) * size * reach} ${y + Math.sin(turn) * size * reach}`;
    data += curl === 0 ? `M${at(angle, 0.9)}` : `Q${at(middle, 1.34)} ${at(angle, 0.9)}`;
  }
  return path(`${data}Z`);
}

export function dogFace(breed: Breed, coat: Coat, fluffy: boolean): FacePlan {
  const { ears, mask } = breed;
  const erect = ears.kind === 'pointed';
  return {
    coat: coat.main,
    halfWidth: 0.47,
    halfHeight: 0.43,
    jaw: mask === 'pug' ? 1.08 : 0.94,
    tufts: fluffy ? 0.2 : (breed.tufts ?? 0),
    ears: {
      kind: ears.kind,
      size: ears.size,
      spread: erect ? 0.28 : 0.36,
      y: erect ? -0.24 : -0.26,
      color: ears.dark ? coat.dark : coat.main,
      inside: [238, 172, 160],
    },
    muzzle: {
      width: mask === 'pug' ? 0.56 : 0.46,
      height: 0.34,
      y: 0.2,
      color: mask === 'pug' ? coat.dark : mask === 'saddle' ? coat.dark : coat.pale,
    },
    nose: { kind: 'dog', width: 0.19, y: 0.08, color: [44, 36, 40] },
    eyes: {
      size: mask === 'pug' ? 0.105 : 0.088,
      spread: 0.19,
      y: -0.08,
      iris: breed.iris,
      brow: mask === 'husky' ? undefined : mix(coat.main, [60, 36, 30], 0.5),
    },
    blush: true,
    markings: (context) => paintDogMask(context, mask, coat),
    after: breed.pompoms
      ? (context) =>
          paintHide(context, curls(0, -0.4, 0.27), coat.main, { lightSide: -1, depth: 0.06, outline: 0.015 })
      : undefined,
  };
}

function paintDogMask(
  context: Parameters<NonNullable<FacePlan['markings']>>[0],
  mask: Mask,
  coat: Coat,
): void {
  if (mask === 'blaze')
    fill(context, 'M-0.06 -0.5Q0 -0.2 -0.2 0.1L-0.34 0.5H0.34L0.2 0.1Q0 -0.2 0.06 -0.5Z', coat.pale);
  if (mask === 'patch') fill(context, ellipse(0.24, -0.14, 0.2, 0.25, 0.3), coat.dark);
  if (mask === 'husky') {
    for (const side of [-1, 1]) fill(context, ellipse(side * 0.2, -0.06, 0.17, 0.16), coat.pale);
    fill(context, 'M0 -0.2Q0.1 0 0.52 -0.02V0.6H-0.52V-0.02Q-0.1 0 0 -0.2Z', coat.pale);
  }
  if (mask === 'dots')
    for (const [x, y, size] of rows<3>(
      '-0.3,-0.28,0.05 0.1,-0.34,0.06 0.36,-0.02,0.045 -0.38,0.08,0.04 0.22,-0.24,0.03',
    ))
      fill(context, ellipse(x, y, size), coat.dark);
  if (mask === 'pug')
    for (const side of [-1, 1]) softPatch(context, side * 0.2, -0.06, 0.17, 0.16, coat.dark, 0.6);
  if (mask === 'saddle') softPatch(context, 0, -0.42, 0.34, 0.24, coat.dark, 0.8);
}

export function dogProfile({ ears, mask, iris }: Breed, coat: Coat): SideHeadPlan {
  return {
    coat: coat.main,
    skull: 0.3,
    cheek: 0.34,
    tip: mask === 'pug' ? 0.34 : 0.22,
    drop: 0.12,
    nose: [44, 36, 40],
    noseKind: 'ball',
    muzzle: mask === 'pug' || mask === 'saddle' ? coat.dark : coat.pale,
    muzzleReach: 0.5,
    ear: {
      kind: ears.kind === 'pointed' ? 'pointed' : 'floppy',
      size: 0.4,
      color: ears.dark ? coat.dark : coat.main,
    },
    eye: { size: 0.062, iris },
  };
}
