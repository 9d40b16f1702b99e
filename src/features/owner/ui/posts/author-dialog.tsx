import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AUTHOR_BOUNDS } from '../../posts/owner-posts.rules.ts';
import type { PostChoices } from '../../posts/owner-posts.types.ts';
import { describeActFailure } from '../acting/describe-act-failure.ts';
import { useAct } from '../acting/use-act.ts';

type Author = PostChoices['authors'][number];

interface AuthorDialogProps {
  onAdded: (author: Author) => void;
  onClose: () => void;
}

const FALLBACK = 'The author wasn’t added. Please try again.';

/** Somebody whom posts may name from now on. */
export function AuthorDialog({ onAdded, onClose }: AuthorDialogProps) {
  const call = useAct();
  const [author, setAuthor] = useState({ name: '', bio: '', location: '' });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();
  const isReady = Object.values(author).every((words) => words.trim() !== '');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const added = await call<Author>({ method: 'POST', path: '/post-authors', body: author });
      if (added) onAdded(added);
      onClose();
    } catch (error) {
      setProblem(describeActFailure(error, FALLBACK));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="medium"
      title="Add an author"
      description="Readers see this below each of their posts."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={!isReady}>
            Add
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {problem && <Alert tone="error">{problem}</Alert>}
        <TextField
          label="Name"
          required
          maxLength={AUTHOR_BOUNDS.name}
          value={author.name}
          onChange={(event) => setAuthor({ ...author, name: event.currentTarget.value })}
        />
        <TextArea
          label="About them"
          hint="A sentence, e.g. what they write about."
          required
          rows={2}
          maxLength={AUTHOR_BOUNDS.bio}
          value={author.bio}
          onChange={(event) => setAuthor({ ...author, bio: event.currentTarget.value })}
        />
        <TextField
          label="Place"
          hint="Where they are, e.g. Lisbon."
          required
          maxLength={AUTHOR_BOUNDS.location}
          value={author.location}
          onChange={(event) => setAuthor({ ...author, location: event.currentTarget.value })}
        />
      </form>
    </Dialog>
  );
}
