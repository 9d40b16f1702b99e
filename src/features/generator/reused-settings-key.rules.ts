/** Where settings wait, in the tab's session storage, until their tool is on the screen. */
export const REUSED_SETTINGS_KEY = 'dreamseed.handed-settings';
