import type { Tool } from '../plans/plans.types.ts';
import { neutralChoices } from './composed-prompt.rules.ts';
import type { ImageSize, ToolChoices } from './generator.types.ts';
import { decodeReusedSettings, type ReusedSettings } from './reused-settings.rules.ts';

/** Entries of local storage with what a visitor filled in, so that a reload loses nothing. */
export const REMEMBERED_FORM_KEYS: Readonly<Record<Tool, string>> = {
  green: 'dreamseed.green.form',
  yellow: 'dreamseed.yellow.form',
};

/** Another version is another shape, and is not read. */
const VERSION = 1;

/** Longer than any form that was stored by us. */
const LONGEST_ENTRY = 20_000;

export interface FormToRemember {
  choices: ToolChoices;
  size: ImageSize;
  /** Null unless the visitor locked one. */
  lockedSeed: number | null;
  /** Filled in by an account: nobody else at this browser is shown it. */
  isPrivate: boolean;
}

interface RememberedForm {
  settings: ReusedSettings;
  isPrivate: boolean;
}

/** Null for a form as it comes: there is nothing to remember. */
export function encodeForm(tool: Tool, form: FormToRemember): string | null {
  const { choices, size, lockedSeed, isPrivate } = form;
  const neutral = neutralChoices().options;
  const options = Object.fromEntries(
    Object.entries(choices.options).filter(
      ([name, value]) => value !== neutral[name as keyof typeof neutral],
    ),
  );
  const { prompt, negativePrompt } = choices;
  const isNeutral = prompt === '' && negativePrompt === '' && Object.keys(options).length === 0;
  if (isNeutral && size.aspectRatio === '1:1' && lockedSeed === null) return null;
  const { width, height } = size;
  const settings: ReusedSettings = {
    tool,
    prompt,
    options,
    negativePrompt,
    width,
    height,
    ...(lockedSeed !== null && { seed: lockedSeed }),
  };
  return JSON.stringify({ version: VERSION, isPrivate, ...settings });
}

/** The form as stored; null when there is none, or none of this shape for this tool. */
export function decodeForm(tool: Tool, stored: string | null): RememberedForm | null {
  if (stored === null || stored.length > LONGEST_ENTRY) return null;
  const settings = decodeReusedSettings(stored);
  if (settings?.tool !== tool) return null;
  const { version, isPrivate } = JSON.parse(stored) as { version?: unknown; isPrivate?: unknown };
  return version === VERSION ? { settings, isPrivate: isPrivate === true } : null;
}
