/** The entry of local storage that is there while a reading runs; every page looks for it, and loads nothing else. */
export const READING_TARGET_KEY = 'dreamseed.earn.target';
