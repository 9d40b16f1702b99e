import { chooseStyle } from '../../../learned-styles/ui/style-in-use.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { FilledForm } from '../../generator.types.ts';
import { decodeReusedSettings, type ReusedSettings, toFilledForm } from '../../reused-settings.rules.ts';
import { styleNotice } from '../own-style/current-style-notice.ts';
import { findStyle } from '../own-style/find-style.ts';
import { describeLostStyle, styleOfMedium } from '../own-style/nearest-medium.rules.ts';

/** Null when the settings are another tool's, or no settings at all. */
export async function readHandedForm(tool: Tool, stored: string): Promise<FilledForm | null> {
  const handed = decodeReusedSettings(stored);
  if (handed?.tool !== tool) return null;
  return toFilledForm(await takeStyle(handed));
}

/** The picture's own learned style is in use again, or none; where it is gone, its nearest medium. */
async function takeStyle(settings: ReusedSettings): Promise<ReusedSettings> {
  const { tool, learnedStyle: mark, options } = settings;
  const style = mark ? await findStyle(mark).catch(() => undefined) : null;
  chooseStyle(style ?? null);
  if (!mark || style) return settings;
  styleNotice.set({ tool, text: describeLostStyle(mark, style === null) });
  return { ...settings, options: { ...options, style: styleOfMedium(mark.medium) } };
}
