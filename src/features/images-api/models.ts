import { OFFERED_OPTIONS } from '@dreamseed/illustrator/options';
import { entrySlug } from '../../shared/entry-slug.ts';
import type { HoldTool } from '../credits/credits.types.ts';
import { createUnknownModelError } from './images-api.errors.ts';
import type { ApiModel } from './images-api.schema.ts';

interface ChosenModel {
  tool: HoldTool;
  /** The entry of the selector of styles; missing for a tool without one. */
  style?: string;
}

const OWN = 'dreamseed';
/** What OpenAI's clients ask for when nobody tells them otherwise. */
const THEIRS = /^(dall-e|gpt-image|chatgpt-image)/;

const MODELS: ReadonlyMap<string, ChosenModel> = new Map<string, ChosenModel>([
  ...OFFERED_OPTIONS.style.map(
    ({ name }) => [`${OWN}-${entrySlug(name)}`, { tool: 'green', style: name }] as const,
  ),
  [OWN, { tool: 'green' }],
  [`${OWN}-yellow`, { tool: 'yellow' }],
]);

const OFFERED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(OFFERED_OPTIONS).map(([list, entries]) => [list, new Set(entries.map(({ name }) => name))]),
);

/** @throws {ParameterError} 404 `model_not_found`. */
export function chooseModel(model: string | undefined): ChosenModel {
  const chosen = MODELS.get(model === undefined || THEIRS.test(model) ? OWN : model);
  if (!chosen) throw createUnknownModelError(model ?? '');
  return chosen;
}

/** Dall-e's clients wait for addresses when they name no form. */
export function usuallyAnswersUrls(model: string | undefined): boolean {
  return model?.startsWith('dall-e') ?? false;
}

export function isOffered(list: string, entry: string): boolean {
  return OFFERED.get(list)?.has(entry) ?? false;
}

/** The tools first, then the styles. */
export function listModels(created: number): ApiModel[] {
  const rankOf = (id: string) => (MODELS.get(id)?.style === undefined ? 0 : 1);
  return [...MODELS.keys()]
    .sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))
    .map((id) => ({ id, object: 'model', created, owned_by: OWN }));
}
