import type { HandedSettings } from '../../handed-settings.rules.ts';
import { HANDED_SETTINGS_KEY } from '../../handed-settings-key.rules.ts';

/**
 * Puts settings where their tool finds them when it next appears; the caller then goes to
 * `urls.generatorSuite()`. They stay in this tab.
 */
export function handSettings(settings: HandedSettings): void {
  try {
    window.sessionStorage.setItem(HANDED_SETTINGS_KEY, JSON.stringify(settings));
  } catch (error) {
    console.warn('This browser keeps nothing for the tool.', error);
  }
}
