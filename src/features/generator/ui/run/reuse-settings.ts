import type { ReusedSettings } from '../../reused-settings.rules.ts';
import { REUSED_SETTINGS_KEY } from '../../reused-settings-key.rules.ts';

/**
 * Puts settings where their tool finds them when it next appears; the caller then goes to
 * `urls.generatorSuite()`. They stay in this tab.
 */
export function reuseSettings(settings: ReusedSettings): void {
  try {
    window.sessionStorage.setItem(REUSED_SETTINGS_KEY, JSON.stringify(settings));
  } catch (error) {
    console.warn('This browser keeps nothing for the tool.', error);
  }
}
