import { useState } from 'react';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AUTHOR_BOUNDS } from '../../posts/owner-posts.rules.ts';
import type { PostChoices } from '../../posts/owner-posts.types.ts';
import { FormDialog } from '../acting/form-dialog.tsx';
import { useAct } from '../acting/use-act.ts';

type Author = PostChoices['authors'][number];

interface AuthorDialogProps {
  onAdded: (author: Author) => void;
  onClose: () => void;
}

/** Somebody whom posts may name from now on. */
export function AuthorDialog({ onAdded, onClose }: AuthorDialogProps) {
  const call = useAct();
  const [author, setAuthor] = useState({ name: '', bio: '', location: '' });
  return (
    <FormDialog
      title="Add an author"
      description="Readers see this below each of their posts."
      button="Add"
      isReady={Object.values(author).every((words) => words.trim() !== '')}
      fallback="The author wasn’t added. Please try again."
      onSubmit={async () => {
        const added = await call<Author>({ method: 'POST', path: '/post-authors', body: author });
        if (added) onAdded(added);
        onClose();
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
