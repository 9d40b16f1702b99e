import { createSafeStorage, type KeyValueStorage, type Log } from '../../../ui/browser-storage.ts';
import { readScript } from '../script-answer.rules.ts';
import type { WrittenScript } from '../story-scripts.types.ts';

export interface RememberedScript {
  /** The title that the script was written for. */
  title: string;
  script: WrittenScript;
}

export interface ScriptMemory {
  read(): RememberedScript | null;
  write(remembered: RememberedScript): void;
  clear(): void;
}

const KEY = 'dreamseed.story-script';

/** The last script of this tab, for as long as the tab is open; the picture is not kept. */
export function createScriptMemory(open: () => KeyValueStorage, log: Log): ScriptMemory {
  let opened: KeyValueStorage | undefined;
  const storage = () => {
    opened ??= createSafeStorage(open, log);
    return opened;
  };
  return {
    read() {
      const stored = storage().getItem(KEY);
      return stored === null ? null : decode(stored);
    },
    write: (remembered) => storage().setItem(KEY, JSON.stringify(remembered)),
    clear: () => storage().removeItem(KEY),
  };
}

function decode(stored: string): RememberedScript | null {
  try {
    const { title, script } = JSON.parse(stored);
    return typeof title === 'string' ? { title, script: readScript(script) } : null;
  } catch {
    return null;
  }
}

export const scriptMemory = createScriptMemory(
  () => window.sessionStorage,
  (message, detail) => console.warn(message, detail),
);
