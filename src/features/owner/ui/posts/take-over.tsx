import { useNavigate } from 'react-router';
import type { WrittenPost } from '../../../posts/written/written-posts.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { consoleAddress } from '../owner-addresses.ts';

/** Goes on with a file's post here. */
export function TakeOver({ slug, onClose }: { slug: string; onClose: () => void }) {
  const call = useAct();
  const navigate = useNavigate();
  const takeOver = async (reason: string) => {
    const body = { slug, reason };
    const post = await call<WrittenPost>({ method: 'POST', path: '/posts/take-over', body });
    if (post) void navigate(consoleAddress('posts', post.id));
  };
  return (
    <ActDialog
      title="Take this post over?"
      description="It is copied here with its pictures, and visitors see no difference. From then on its file is ignored, until you give it back."
      button="Take Over"
      onAct={takeOver}
      onClose={onClose}
    />
  );
}
