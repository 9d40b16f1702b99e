import { browserStorage } from '../../../ui/browser-storage.ts';

const KEY = 'dreamseed.prompt-in-files';

/** Whether this browser's visitor wants the prompt in the files they download. Nobody does who never said so. */
export function wantsPromptInFiles(): boolean {
  return browserStorage.getItem(KEY) === 'true';
}

export function setPromptInFiles(isWanted: boolean): void {
  browserStorage.setItem(KEY, String(isWanted));
}
