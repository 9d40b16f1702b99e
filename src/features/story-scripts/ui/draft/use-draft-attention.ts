import { useCallback, useEffect, useState } from 'react';

export interface DraftAttention {
  /** What was just done, for assistive technology. */
  said: string;
  say: (text: string) => void;
  /** Moves the focus to an element by its id once it is on the screen; the first that can take it. */
  focusOn: (...ids: string[]) => void;
}

/** Follows what a visitor does to the slides: buttons go away and slides change places under the focus. */
export function useDraftAttention(): DraftAttention {
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const focusOn = useCallback((...ids: string[]) => setWanted(ids), []);
  useEffect(() => {
    for (const id of wanted) {
      const element = document.getElementById(id);
      if (!element || element.matches(':disabled')) continue;
      element.focus();
      return;
    }
  }, [wanted]);
  return { said, say: setSaid, focusOn };
}
