import { useEffect, useState } from 'react';
import type { PostKind } from '../../../posts/written/written-posts.types.ts';
import { describeCallFailure } from '../../../user-status/call-failure.rules.ts';
import { type PostForm, textOf } from '../../posts/post-form.rules.ts';
import { useAct } from '../acting/use-act.ts';

export interface Preview {
  /** The newest page that could be made; null before the first. */
  html: string | null;
  /** Why what is written now cannot be shown. */
  problem: string | null;
}

/** Typing is not followed letter by letter. */
const PAUSE_MS = 400;
const FALLBACK = 'The preview couldn’t be made. It is tried again when you go on writing.';

/** Asks the server for the page of what is written, a moment after it was. */
export function usePreview(kind: PostKind, form: PostForm): Preview {
  const call = useAct();
  const [preview, setPreview] = useState<Preview>({ html: null, problem: null });
  useEffect(() => {
    const outdated = new AbortController();
    const text = textOf({ ...form, title: form.title.trim() || 'Without a title yet' });
    const body = { kind, slug: form.slug || 'preview', text };
    const ask = async () => {
      try {
        const answer = await call<{ html: string }>({
          ...{ method: 'POST', path: '/posts/preview', body },
          signal: outdated.signal,
        });
        if (answer && !outdated.signal.aborted) setPreview({ html: answer.html, problem: null });
      } catch (error) {
        if (outdated.signal.aborted) return;
        const { message } = describeCallFailure(error, FALLBACK);
        setPreview(({ html }) => ({ html, problem: message }));
      }
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [kind, form, call]);
  return preview;
}
