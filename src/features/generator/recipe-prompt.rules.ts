import { composePrompt, GREEN_LISTS, neutralChoices } from './composed-prompt.rules.ts';
import { OPTION_LIST_NAMES } from './options/option-list-descriptions.rules.ts';

/** A picture in words, with as many choices as somebody made. */
interface PromptRecipe {
  prompt: string;
  /** Choices by the names of their lists; unknown names say nothing. */
  options?: Readonly<Record<string, string>>;
  negativePrompt?: string;
}

/**
 * The text that a tool would send for a recipe: of the green tool where its lists suffice, else of
 * the yellow one, so that a reader who makes the same choices gets the same picture.
 */
export function composeRecipePrompt({ prompt, options = {}, negativePrompt = '' }: PromptRecipe): string {
  const chosen = OPTION_LIST_NAMES.filter((name) => options[name]);
  const tool = chosen.every((name) => GREEN_LISTS.includes(name)) ? 'green' : 'yellow';
  const choices = neutralChoices();
  const overrides = Object.fromEntries(chosen.map((name) => [name, options[name] ?? '']));
  return composePrompt(tool, { prompt, options: { ...choices.options, ...overrides }, negativePrompt });
}
