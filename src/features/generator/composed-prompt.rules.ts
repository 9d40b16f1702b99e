import type { Tool } from '../plans/plans.types.ts';
import type { ToolChoices } from './generator.types.ts';
import { OPTION_LIST_DESCRIPTIONS } from './options/option-list-descriptions.rules.ts';
import type { OptionListName } from './options/option-lists.types.ts';

const SEPARATOR = ', ';

type Phrase = (choice: string) => string;
const asItIs: Phrase = (choice) => choice;

const GREEN_PHRASES: Readonly<Partial<Record<OptionListName, Phrase>>> = {
  style: asItIs,
  mood: (choice) => `${choice} mood`,
  lighting: (choice) => `${choice} lighting`,
  colorScheme: (choice) => `${choice} color scheme`,
};

/** The selectors of the green tool; the yellow one has all. */
export const GREEN_LISTS = Object.keys(GREEN_PHRASES) as readonly OptionListName[];

const YELLOW_PHRASES: Readonly<Record<OptionListName, Phrase>> = {
  style: asItIs,
  mood: asItIs,
  lighting: asItIs,
  colorScheme: (choice) => `${choice} color scheme`,
  cameraAngle: asItIs,
  artist: (choice) => `in the style of ${choice}`,
  composition: (choice) => `${choice} composition`,
  artMedium: asItIs,
  detailLevel: asItIs,
  timeOfDay: (choice) => `at ${choice}`,
  weather: (choice) => `with ${choice}`,
  setting: (choice) => `in a ${choice} setting`,
  cameraLens: (choice) => `${choice} lens`,
  renderStyle: (choice) => `rendered in ${choice}`,
};

/** The green tool starts on Photorealistic in all but name, so that style says nothing there. */
function isUnspoken(tool: Tool, list: OptionListName, choice: string): boolean {
  return tool === 'green' && list === 'style' && choice === 'Photorealistic';
}

const phrasesOf = (tool: Tool) => (tool === 'green' ? GREEN_PHRASES : YELLOW_PHRASES);

/** The choices that the composed prompt speaks of, by list, in the screen's order. */
export function spokenChoices(tool: Tool, choices: ToolChoices): Partial<Record<OptionListName, string>> {
  const spoken: Partial<Record<OptionListName, string>> = {};
  for (const { name, neutral } of OPTION_LIST_DESCRIPTIONS) {
    const choice = choices.options[name];
    if (!phrasesOf(tool)[name] || !choice || choice === neutral || isUnspoken(tool, name, choice)) continue;
    spoken[name] = choice;
  }
  return spoken;
}

function optionPhrases(tool: Tool, choices: ToolChoices): string[] {
  return Object.entries(spokenChoices(tool, choices)).map(([name, choice]) => {
    const phrase = phrasesOf(tool)[name as OptionListName] ?? asItIs;
    return phrase(choice);
  });
}

/** The text an engine draws: the prompt, then every choice that is not neutral, in the screen's order. */
export function composePrompt(tool: Tool, choices: ToolChoices): string {
  const negative = tool === 'green' ? choices.negativePrompt.trim() : '';
  const prompt = choices.prompt.trim();
  const parts = [...(prompt ? [prompt] : []), ...optionPhrases(tool, choices)];
  if (negative) parts.push(`avoiding ${negative}`);
  return parts.join(SEPARATOR);
}

/** Nothing chosen yet. */
export function neutralChoices(): ToolChoices {
  const options = Object.fromEntries(
    OPTION_LIST_DESCRIPTIONS.map(({ name, neutral }) => [name, neutral]),
  ) as Record<OptionListName, string>;
  return { prompt: '', options, negativePrompt: '' };
}
