import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { WrittenPost } from '../../../posts/written/written-posts.types.ts';
import { describeCallFailure } from '../../../user-status/call-failure.rules.ts';
import type { PostToEdit } from '../../posts/owner-posts.types.ts';
import { type PostForm, textOf } from '../../posts/post-form.rules.ts';
import { TextChanges } from './text-changes.tsx';
import type { EditedPost } from './use-post.ts';

interface SaveConflictProps {
  edited: EditedPost;
  form: PostForm;
  save: (basedOn: number) => Promise<WrittenPost | undefined>;
  onTake: (form: PostForm) => void;
}

const FALLBACK = 'The newer text couldn’t be read. Please try again.';

/** Two people wrote at once: both texts are there, and whoever came second chooses. */
export function SaveConflict({ edited, form, save, onTake }: SaveConflictProps) {
  const [newest, setNewest] = useState<PostToEdit | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => setProblem(describeCallFailure(error, FALLBACK).message));
  const compare = () => attempt(async () => setNewest(await edited.readNewest()));
  const takeTheirs = () => attempt(async () => onTake(await edited.takeNewest()));
  const keepMine = () => newest && attempt(async () => void (await save(newest.revision)));
  return (
    <Alert
      tone="error"
      className="mb-6"
      title="Somebody saved this post meanwhile"
      actions={
        <>
          {newest ? (
            <Button size="small" onClick={keepMine}>
              Save Mine
            </Button>
          ) : (
            <Button size="small" onClick={compare}>
              Compare
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={takeTheirs}>
            Take Theirs
          </Button>
        </>
      }
    >
      <p>{problem ?? 'Your text is still here. Theirs stays among the revisions if you save yours.'}</p>
      {newest && (
        <TextChanges
          className="mt-4"
          label="What differs between theirs and yours"
          before={newest.text}
          after={textOf(form)}
        />
      )}
    </Alert>
  );
}
