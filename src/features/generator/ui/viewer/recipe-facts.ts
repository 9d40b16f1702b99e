import type { LearnedStyleMark } from '../../../../shared/learned-style-mark.ts';
import { creditsText } from '../../credits-text.rules.ts';
import { OPTION_LIST_DESCRIPTIONS } from '../../options/option-list-descriptions.rules.ts';
import type { ReusedSettings } from '../../reused-settings.rules.ts';
import type { PictureFacts } from './viewer.types.ts';

interface ImageFact {
  name: string;
  value: string;
}

/** US English, whatever the browser speaks; the time is the visitor's own. */
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 21, 2026, 1:05 PM`; null for what is no date. */
export function formatMoment(isoDate: string): string | null {
  const time = Date.parse(isoDate);
  if (Number.isNaN(time)) return null;
  // AM and PM stay with their hour.
  return MOMENT.format(time).replace(/\s(?=[AP]M$)/, '\u00a0');
}

const ENGINE_NAMES: Readonly<Record<string, string>> = { illustrator: 'Built-in illustrator' };

export const TOOL_NAMES = { green: 'Green tool', yellow: 'Yellow tool' } as const;

export const nameEngine = (engine: string) => ENGINE_NAMES[engine] ?? engine;

/** What is known of how an image was made, besides its words. */
export function listFacts(image: PictureFacts): ImageFact[] {
  const { recipe, width, height, generatorType, cost } = image;
  const engine = recipe?.engine;
  const facts: [string, string | null | undefined][] = [
    ['Created', image.createdAt && formatMoment(image.createdAt)],
    ['Made with', generatorType && TOOL_NAMES[generatorType]],
    ['Size', width && height ? `${width} × ${height}` : null],
    ['Seed', recipe?.seed === undefined ? null : String(recipe.seed)],
    ['Variation', recipe?.variation ? String(recipe.variation) : null],
    ['Style strength', recipe?.strength === undefined ? null : `${Math.round(recipe.strength * 100)}%`],
    ['Your style', recipe?.learnedStyle?.name],
    ['Engine', engine && nameEngine(engine)],
    ['Not drawn', image.notDrawn?.length ? image.notDrawn.join(', ') : null],
    ['Cost', cost === undefined ? null : creditsText(generatorType ?? 'green', cost)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** The option lists that were set, in the order of the tool, then those that a tool no longer has. */
export function listOptions({ recipe }: PictureFacts): ImageFact[] {
  const chosen = { ...recipe?.options };
  const known = OPTION_LIST_DESCRIPTIONS.flatMap(({ name, label }) => {
    const value = chosen[name];
    delete chosen[name];
    return value ? [{ name: label, value }] : [];
  });
  return [...known, ...Object.entries(chosen).map(([name, value]) => ({ name, value }))];
}

/** With enough of its learned style to find it again. */
type MarkedFacts = PictureFacts & { recipe?: { learnedStyle?: LearnedStyleMark } | null };

/** What a tool needs to make the image again; null when too little is known. */
export function settingsOf({
  generatorType,
  prompt,
  width,
  height,
  recipe,
}: MarkedFacts): ReusedSettings | null {
  if (!generatorType || !width || !height) return null;
  return {
    tool: generatorType,
    prompt,
    width,
    height,
    ...(recipe?.options && { options: recipe.options }),
    ...(recipe?.negativePrompt && { negativePrompt: recipe.negativePrompt }),
    ...(recipe?.seed !== undefined && { seed: recipe.seed }),
    ...(recipe?.learnedStyle && { learnedStyle: recipe.learnedStyle }),
  };
}

/** What sets each of these pictures apart from the others: only facts and options in which they differ. */
export function listDifferences(pictures: readonly PictureFacts[]): ImageFact[][] {
  const all = pictures.map((picture) => [
    ...listFacts(picture),
    ...listOptions(picture),
    { name: 'Prompt', value: picture.prompt },
  ]);
  const isShared = ({ name, value }: ImageFact) =>
    all.every((facts) => facts.some((fact) => fact.name === name && fact.value === value));
  return all.map((facts) => facts.filter((fact) => fact.name !== 'Created' && !isShared(fact)));
}
