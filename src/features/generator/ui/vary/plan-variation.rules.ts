import type { Tool } from '../../../plans/plans.types.ts';
import { composePrompt, neutralChoices } from '../../composed-prompt.rules.ts';
import type { PictureRecipe, PictureShape, PlannedPicture, ToolChoices } from '../../generator.types.ts';
import { IMAGE_SIZES } from '../../image-sizes.rules.ts';
import { describeOptionList } from '../../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { closestAspectRatio } from '../../reused-settings.rules.ts';
import { IMAGES_PER_RUN } from '../../run-cost.rules.ts';
import { type RandomSource, seedsForRun } from '../../seeds.rules.ts';

export type VariationKind = 'again' | 'nearby' | 'light' | 'style' | 'wider' | 'taller';

/** What a run of varied pictures draws. */
interface VariationPlan {
  size: PictureShape;
  planned: readonly PlannedPicture[];
}

export interface VariedPicture {
  tool: Tool;
  recipe: PictureRecipe;
  /** Whether the image service reads one seed in several ways; a foreign one knows seeds alone. */
  knowsVariations: boolean;
}

interface OptionChange {
  list: OptionListName;
  /** Those of its entries that look least like one another. */
  entries: readonly string[];
  /** What would contradict it. */
  cleared: readonly OptionListName[];
}

export const OPTION_CHANGES: Readonly<Record<'light' | 'style', OptionChange>> = {
  light: {
    list: 'lighting',
    entries: [
      'Golden Hour',
      'Blue Hour',
      'Moonlit',
      'Neon',
      'Candle',
      'Dramatic',
      'Silhouette',
      'Overcast',
      'Sunrise',
      'Bioluminescent',
    ],
    cleared: ['timeOfDay'],
  },
  style: {
    list: 'style',
    entries: [
      'Oil Painting',
      'Watercolor',
      'Ink Drawing',
      'Stained Glass',
      'Pixel Art',
      'Low Poly',
      'Paper Cut',
      'Ukiyo-e',
      'Pop Art',
      'Art Deco',
      'Charcoal Drawing',
      'Neon Glow',
    ],
    cleared: ['artist', 'artMedium', 'renderStyle'],
  },
};

const LARGEST_VARIATION = 9999;

/** From the tallest to the widest. */
const BY_WIDTH = IMAGE_SIZES.toSorted((a, b) => a.width / a.height - b.width / b.height);

/** The pictures of a run that varies a finished one; null where there is no such variation of it. */
export function planVariation(
  kind: VariationKind,
  picture: VariedPicture,
  random: RandomSource,
): VariationPlan | null {
  const { tool, recipe, knowsVariations } = picture;
  const count = IMAGES_PER_RUN[tool];
  const size = sizeFor(kind, recipe);
  if (!size || !canVary(kind, picture)) return null;
  const choices = recipe.choices ?? { ...neutralChoices(), prompt: recipe.fullPrompt };
  const plan = (seed: number, variation = recipe.variation, changed = choices): PlannedPicture => ({
    seed,
    ...(variation && { variation }),
    choices: changed,
    // Another style takes the place of a learned one as well.
    learnedStyle: (kind !== 'style' && recipe.learnedStyle) || null,
    // What was drawn is drawn again, also where the options are called otherwise by now.
    fullPrompt: changed === choices ? recipe.fullPrompt : composePrompt(tool, changed),
  });
  if (kind === 'again')
    return { size, planned: seedsForRun(count, null, random).map((seed) => plan(seed, 0)) };
  if (kind === 'light' || kind === 'style') {
    const changed = changeOption(OPTION_CHANGES[kind], choices, { count, random });
    return { size, planned: changed.map((choice) => plan(recipe.seed, recipe.variation, choice)) };
  }
  if (!knowsVariations)
    return { size, planned: seedsForRun(count, recipe.seed, random).map((seed) => plan(seed)) };
  const others = pickApart(LARGEST_VARIATION, count + 1, random)
    .map((variation) => variation + 1)
    .filter((variation) => variation !== recipe.variation);
  // The same picture in another shape comes first, then its neighbors.
  const readings = kind === 'nearby' ? others : [recipe.variation ?? 0, ...others];
  return { size, planned: readings.slice(0, count).map((variation) => plan(recipe.seed, variation)) };
}

/** A picture that was painted has nothing to be read another way. */
export function canVary(kind: VariationKind, { recipe, knowsVariations }: VariedPicture): boolean {
  if (kind === 'nearby') return knowsVariations && recipe.strength === undefined;
  return sizeFor(kind, recipe) !== undefined;
}

/** Undefined where nothing is wider, or taller. */
function sizeFor(kind: VariationKind, { width, height }: PictureRecipe): PictureShape | undefined {
  if (kind !== 'wider' && kind !== 'taller') return { width, height };
  const ratio = closestAspectRatio({ width, height });
  const at = BY_WIDTH.findIndex(({ aspectRatio }) => aspectRatio === ratio);
  return BY_WIDTH[at + (kind === 'wider' ? 1 : -1)];
}

function changeOption(
  { list, entries, cleared }: OptionChange,
  choices: ToolChoices,
  { count, random }: { count: number; random: RandomSource },
): ToolChoices[] {
  const neutral = Object.fromEntries(cleared.map((name) => [name, describeOptionList(name).neutral]));
  const others = entries.filter((entry) => entry !== choices.options[list]);
  return pickApart(others.length, count, random).map((at) => ({
    ...choices,
    options: { ...choices.options, ...neutral, [list]: others[at]! },
  }));
}

/** Different whole numbers below `limit`, far from each other. */
function pickApart(limit: number, count: number, random: RandomSource): number[] {
  const step = Math.floor(limit / count);
  const first = Math.floor(random() * limit);
  return Array.from({ length: count }, (_, place) => (first + place * step) % limit);
}
