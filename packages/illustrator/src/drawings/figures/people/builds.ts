import { rows } from '../../../core/number-tables.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import type { FigureBuild } from '../figure.types.ts';

/** Whom a costume is put on; several to choose from by seed. */
export type Who =
  | 'man'
  | 'woman'
  | 'boy'
  | 'girl'
  | 'toddler'
  | 'young-man'
  | 'young-woman'
  | 'old-man'
  | 'old-woman'
  | 'strong';

/** What age and sex make of a body: the younger, the larger the head. */
export const BUILDS: Record<Who, FigureBuild> = {
  man: { head: 0.09, shoulders: 0.122, waist: 0.088, hips: 0.091 },
  woman: { head: 0.092, shoulders: 0.099, waist: 0.068, hips: 0.094, stature: 0.96 },
  strong: { head: 0.088, shoulders: 0.148, waist: 0.105, hips: 0.1, limbs: 1.14, stature: 1.04 },
  'young-man': { head: 0.1, shoulders: 0.11, waist: 0.078, hips: 0.084, limbs: 0.92, stature: 0.95 },
  'young-woman': { head: 0.101, shoulders: 0.094, waist: 0.064, hips: 0.088, limbs: 0.94, stature: 0.92 },
  boy: { head: 0.126, shoulders: 0.106, waist: 0.084, hips: 0.086, limbs: 1.06, stature: 0.76 },
  girl: { head: 0.127, shoulders: 0.097, waist: 0.074, hips: 0.084, limbs: 1.04, stature: 0.75 },
  toddler: { head: 0.158, shoulders: 0.12, waist: 0.11, hips: 0.11, limbs: 1.26, stature: 0.58 },
  'old-man': { head: 0.096, shoulders: 0.116, waist: 0.1, hips: 0.1, stature: 0.93, stoop: 7 },
  'old-woman': { head: 0.099, shoulders: 0.104, waist: 0.094, hips: 0.108, stature: 0.88, stoop: 8 },
};

/** How much of head, shoulders, waist, hips, limbs, height and cheeks each shape has. */
const SHAPES = {
  average: '1,1,1,1,1,1,1',
  slim: '0.98,0.95,0.92,0.96,0.92,1.02,0.97',
  sturdy: '1,1.06,1.16,1.1,1.08,0.99,1.05',
  tall: '0.93,1,0.97,0.97,0.95,1.07,0.99',
  short: '1.06,1.02,1.06,1.05,1.04,0.91,1.02',
  thin: '1,0.9,0.84,0.88,0.82,1,0.92',
  fat: '1,1.1,1.42,1.24,1.2,1,1.12',
  muscular: '0.96,1.2,1.04,1,1.24,1.02,1.03',
} as const;

/** Words that tell a shape; the first that is there counts. */
const SHAPE_WORDS: ReadonlyArray<readonly [quality: string, shape: keyof typeof SHAPES]> = [
  ['fat', 'fat'],
  ['round', 'fat'],
  ['muscular', 'muscular'],
  ['thin', 'thin'],
  ['tall', 'tall'],
  ['small', 'short'],
];

const BY_CHANCE = ['average', 'average', 'slim', 'sturdy', 'tall', 'short'] as const;

/** The body of someone: age and sex give its measures, the words or the seed its shape. */
export function buildOf({ qualities, random }: DrawingRequest, who: Who): FigureBuild {
  const build = BUILDS[who];
  const told = SHAPE_WORDS.find(([quality]) => qualities.includes(quality))?.[1];
  const [head, shoulders, waist, hips, limbs, stature, cheeks] = rows<7>(
    SHAPES[told ?? random.fork('shape').pick(BY_CHANCE)],
  )[0]!;
  return {
    ...build,
    head: build.head * head,
    shoulders: build.shoulders * shoulders,
    waist: build.waist * waist,
    hips: build.hips * hips,
    limbs: (build.limbs ?? 1) * limbs,
    stature: (build.stature ?? 1) * stature,
    cheeks,
  };
}

/** Who someone is when the prompt tells an age. */
export function agedAs(who: Who, qualities: readonly string[]): Who {
  const feminine = isFeminine(who);
  if (qualities.includes('old')) return feminine ? 'old-woman' : 'old-man';
  const child = who === 'boy' || who === 'girl';
  if (child && (qualities.includes('baby') || qualities.includes('toddler'))) return 'toddler';
  if (qualities.includes('young') && (who === 'man' || who === 'woman'))
    return feminine ? 'young-woman' : 'young-man';
  return who;
}

export function isFeminine(who: Who): boolean {
  return who === 'woman' || who === 'girl' || who === 'young-woman' || who === 'old-woman';
}

/** Who wears a costume when the prompt tells of a woman where a man is usual, or the other way round. */
export const OTHER_GENDER: Readonly<Partial<Record<Who, Who>>> = {
  ...{ man: 'woman', strong: 'woman', boy: 'girl', 'young-man': 'young-woman', 'old-man': 'old-woman' },
  ...{ woman: 'man', girl: 'boy', 'young-woman': 'young-man', 'old-woman': 'old-man' },
};
