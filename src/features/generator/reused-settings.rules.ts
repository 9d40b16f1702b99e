import { type LearnedStyleMark, readLearnedStyleMark } from '../../shared/learned-style-mark.ts';
import type { Tool } from '../plans/plans.types.ts';
import { neutralChoices } from './composed-prompt.rules.ts';
import type { AspectRatio, FilledForm, ToolChoices } from './generator.types.ts';
import { IMAGE_SIZES } from './image-sizes.rules.ts';
import { OPTION_LIST_DESCRIPTIONS } from './options/option-list-descriptions.rules.ts';

/** How an image was made, handed to the tool that made it so that it can be made again. */
export interface ReusedSettings {
  tool: Tool;
  /** As typed. */
  prompt: string;
  /** What the option lists were set to, by list; lists left out are at their default. */
  options?: Readonly<Record<string, string>>;
  negativePrompt?: string;
  /** Missing when the image service did not tell. */
  seed?: number;
  /** Pixels. */
  width: number;
  height: number;
  /** The learned style that it was drawn in. */
  learnedStyle?: LearnedStyleMark;
}

const LONGEST_CHOICE = 200;

/** Settings as stored; null when there are none, or none that a tool could take. */
export function decodeReusedSettings(stored: string | null): ReusedSettings | null {
  if (stored === null) return null;
  try {
    return readSettings(JSON.parse(stored));
  } catch {
    return null;
  }
}

function readSettings(value: unknown): ReusedSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { tool, prompt, options, negativePrompt, seed, width, height, ...rest } = value as Record<
    string,
    unknown
  >;
  const learnedStyle = readLearnedStyleMark(rest.learnedStyle);
  if (tool !== 'green' && tool !== 'yellow') return null;
  if (typeof prompt !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null;
  return {
    tool,
    prompt,
    width,
    height,
    ...(typeof options === 'object' && options !== null && { options: readOptions(options) }),
    ...(typeof negativePrompt === 'string' && { negativePrompt }),
    ...(typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && { seed }),
    ...(learnedStyle && { learnedStyle }),
  };
}

/** Entries of the extended lists load later, so any short text counts as a choice. */
function readOptions(options: object): Record<string, string> {
  const entries = Object.entries(options).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LONGEST_CHOICE,
  );
  return Object.fromEntries(entries);
}

export function toFilledForm(settings: ReusedSettings): FilledForm {
  return {
    choices: choicesFromSettings(settings),
    aspectRatio: closestAspectRatio(settings),
    seed: settings.seed,
  };
}

/** What the form shows for handed settings; lists that are not named are at their default. */
export function choicesFromSettings({
  prompt,
  options = {},
  negativePrompt = '',
}: ReusedSettings): ToolChoices {
  const neutral = neutralChoices();
  const chosen = OPTION_LIST_DESCRIPTIONS.map(({ name }) => [name, options[name] || neutral.options[name]]);
  return { prompt, negativePrompt, options: Object.fromEntries(chosen) as ToolChoices['options'] };
}

/** The shape on offer that comes closest: sizes may have been others when the image was made. */
export function closestAspectRatio({ width, height }: Pick<ReusedSettings, 'width' | 'height'>): AspectRatio {
  const wanted = Math.log(width / height);
  const distance = (size: { width: number; height: number }) =>
    Math.abs(Math.log(size.width / size.height) - wanted);
  return IMAGE_SIZES.reduce((best, size) => (distance(size) < distance(best) ? size : best)).aspectRatio;
}
