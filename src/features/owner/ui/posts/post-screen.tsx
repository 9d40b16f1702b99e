import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { Me } from '../../owner.types.ts';
import type { PostChoices, PostToEdit } from '../../posts/owner-posts.types.ts';
import { formOf, newForm } from '../../posts/post-form.rules.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { PostEditor } from './post-editor.tsx';
import { NEW_POST } from './posts-screen.tsx';

/** One post, to be written. */
export function PostScreen({ me, id }: { me: Me; id: string }) {
  const isNew = id === NEW_POST;
  const choices = useAnswer<PostChoices>('/post-choices');
  const post = useAnswer<PostToEdit>(isNew ? null : `/posts/${encodeURIComponent(id)}`);
  const asked = isNew ? [choices] : [choices, post];
  const failed = asked.find(({ state }) => state.name === 'failed');
  if (failed?.state.name === 'failed')
    return (
      <ConsoleFrame me={me} title="A post">
        <FailedAnswer failure={failed.state} onRetry={failed.reload} />
      </ConsoleFrame>
    );
  const saved = post.state.name === 'loaded' ? post.state.answer : null;
  if (choices.state.name !== 'loaded' || (!isNew && !saved))
    return (
      <ConsoleFrame me={me} title="A post">
        <Skeleton className="h-64 rounded-xl" />
      </ConsoleFrame>
    );
  const { authors } = choices.state.answer;
  return (
    <PostEditor
      me={me}
      saved={saved}
      started={saved ? formOf(saved.slug, saved.text) : newForm(authors[0]?.key ?? '')}
      choices={choices.state.answer}
    />
  );
}
