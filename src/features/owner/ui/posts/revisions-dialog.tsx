import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { REVISIONS_KEPT } from '../../../posts/written/revisions-kept.rules.ts';
import type { PostRevision, PostText } from '../../../posts/written/written-posts.types.ts';
import type { PostToEdit } from '../../posts/owner-posts.types.ts';
import { type PostForm, textOf } from '../../posts/post-form.rules.ts';
import { describeActFailure } from '../acting/describe-act-failure.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { showMoment } from '../shown-values.ts';
import { TextChanges } from './text-changes.tsx';
import type { EditedPost } from './use-post.ts';

interface RevisionsDialogProps {
  edited: EditedPost;
  form: PostForm;
  isChanged: boolean;
  onTake: (form: PostForm) => void;
  onClose: () => void;
}

const FALLBACK = 'It wasn’t restored, and nothing was changed. Please try again.';

/** Older texts, what differs between them and now, and the way back to one. */
export function RevisionsDialog({ edited, form, isChanged, onTake, onClose }: RevisionsDialogProps) {
  const path = `/posts/${edited.post?.id}`;
  const { state, reload } = useAnswer<PostToEdit>(path);
  const [chosen, setChosen] = useState<number | null>(null);
  const revisions = state.name === 'loaded' ? state.answer.revisions : [];
  const revision = chosen ?? (revisions[1] ?? revisions[0])?.revision ?? null;
  const old = useAnswer<PostText>(revision === null ? null : `${path}/revisions/${revision}`);
  const text = old.state.name === 'loaded' ? old.state.answer : null;
  const [problem, setProblem] = useState<string | null>(null);
  const restore = async () => {
    if (!edited.post || revision === null) return;
    try {
      await edited.send(edited.post, '/restore', { revision, basedOn: edited.post.revision });
      onTake(await edited.takeNewest());
      onClose();
    } catch (error) {
      setProblem(describeActFailure(error, FALLBACK));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="wide"
      title="Revisions"
      description={`Every save is one; the newest ${REVISIONS_KEPT} are kept. An older one that is restored becomes the newest.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!text || isChanged || revision === edited.post?.revision} onClick={restore}>
            Restore Revision {revision ?? ''}
          </Button>
        </>
      }
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      {isChanged && (
        <p className="mb-4 text-small text-ink-muted">
          Save what you changed first; then an older text can be restored.
        </p>
      )}
      {state.name === 'failed' && <FailedAnswer failure={state} onRetry={reload} />}
      {old.state.name === 'failed' && <FailedAnswer failure={old.state} onRetry={old.reload} />}
      {revision !== null && (
        <Select
          label="Compare with"
          className="mb-5"
          options={revisions.map((each) => ({ value: String(each.revision), label: describe(each) }))}
          value={String(revision)}
          onValueChange={(value) => setChosen(Number(value))}
        />
      )}
      {text ? (
        <TextChanges
          label={`What differs between revision ${revision} and the fields`}
          before={text}
          after={textOf(form)}
        />
      ) : (
        <Skeleton className="h-64 rounded-xl" />
      )}
    </Dialog>
  );
}

function describe({ revision, savedAt, savedBy }: PostRevision): string {
  return `${revision}: ${showMoment(savedAt)}, ${savedBy}`;
}
