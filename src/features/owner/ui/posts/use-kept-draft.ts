import { useEffect, useState } from 'react';
import { browserStorage } from '../../../../ui/browser-storage.ts';
import { isSameForm, newForm, type PostForm } from '../../posts/post-form.rules.ts';

const PAUSE_MS = 500;

/**
 * Keeps what is not saved in this browser: whatever happens to the tab, nothing is lost.
 * @param started what is saved.
 */
export function useKeptDraft(id: string, form: PostForm, started: PostForm) {
  const key = `dreamseed.post.${id}`;
  const [offered, setOffered] = useState(() => {
    const kept = readKept(key);
    return kept && !isSameForm(kept, started) ? kept : null;
  });
  const isChanged = !isSameForm(form, started);
  useEffect(() => {
    if (!isChanged) {
      if (!offered) browserStorage.removeItem(key);
      return;
    }
    const timer = setTimeout(() => browserStorage.setItem(key, JSON.stringify(form)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, form, isChanged, offered]);
  const drop = () => {
    setOffered(null);
    browserStorage.removeItem(key);
  };
  return { isChanged, offered, drop };
}

function readKept(key: string): PostForm | null {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(key) ?? 'null');
    return kept !== null && typeof kept === 'object' ? { ...newForm(''), ...kept } : null;
  } catch {
    return null;
  }
}
