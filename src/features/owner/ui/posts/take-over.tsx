import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WrittenPost } from '../../../posts/written/written-posts.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { consoleAddress } from '../owner-addresses.ts';

/** Goes on with a file's post here. */
export function TakeOver({ slug }: { slug: string }) {
  const call = useAct();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const takeOver = async (reason: string) => {
    const body = { slug, reason };
    const post = await call<WrittenPost>({ method: 'POST', path: '/posts/take-over', body });
    if (post) void navigate(consoleAddress('posts', post.id));
  };
  return (
    <>
      <button
        type="button"
        className="min-h-6 text-ink-soft underline underline-offset-4 hover:text-ink"
        onClick={() => setIsAsked(true)}
      >
        Take over
      </button>
      {isAsked && (
        <ActDialog
          title="Take this post over?"
          description="It is copied here with its pictures, and visitors see no difference. From then on its file is ignored, until you give it back."
          button="Take Over"
          onAct={takeOver}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
