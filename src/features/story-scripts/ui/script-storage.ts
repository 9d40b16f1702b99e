import { createSafeStorage, type KeyValueStorage, type Log } from '../../../ui/browser-storage.ts';
import { readScript } from '../script-answer.rules.ts';
import type { WrittenStory } from './written-story.types.ts';

interface ScriptStorage {
  read(): WrittenStory | null;
  write(story: WrittenStory): void;
  clear(): void;
}

const KEY = 'dreamseed.story-script';

/**
 * The last script of this tab, for as long as the tab is open. The picture is kept until the page is
 * loaded anew; it is written nowhere.
 */
export function createScriptStorage(open: () => KeyValueStorage, log: Log): ScriptStorage {
  let opened: KeyValueStorage | undefined;
  let latest: WrittenStory | null = null;
  const storage = () => {
    opened ??= createSafeStorage(open, log);
    return opened;
  };
  return {
    read() {
      const stored = latest ? null : storage().getItem(KEY);
      return stored === null ? latest : decode(stored);
    },
    write(story) {
      latest = story;
      storage().setItem(KEY, JSON.stringify({ title: story.title, script: story.script }));
    },
    clear() {
      latest = null;
      storage().removeItem(KEY);
    },
  };
}

function decode(stored: string): WrittenStory | null {
  try {
    const { title, script } = JSON.parse(stored);
    return typeof title === 'string' ? { title, image: null, script: readScript(script) } : null;
  } catch {
    return null;
  }
}

export const scriptStorage = createScriptStorage(
  () => window.sessionStorage,
  (message, detail) => console.warn(message, detail),
);
