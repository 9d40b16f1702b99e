import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const PAUSE_MS = 250;

/** What is typed, and what is looked for: the same a moment later, and in the address. */
export function useSearchWords() {
  const [params, setParams] = useSearchParams();
  const words = params.get('query') ?? '';
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === words) return;
    const timer = setTimeout(
      () =>
        setParams(
          (before) => {
            if (wanted) before.set('query', wanted);
            else before.delete('query');
            return before;
          },
          { replace: true, preventScrollReset: true },
        ),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, words, setParams]);
  return { typed, setTyped, words };
}
