import { useState } from 'react';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { KnownAuthor } from '../../../posts/written/written-posts.types.ts';
import { AUTHOR_BOUNDS } from '../../posts/owner-posts.rules.ts';
import { FormDialog } from '../acting/form-dialog.tsx';
import { useAct } from '../acting/use-act.ts';

interface AuthorDialogProps {
  /** Who is changed; null adds somebody. */
  author: KnownAuthor | null;
  onSaved: (author: KnownAuthor) => void;
  onClose: () => void;
}

const NOBODY = { name: '', bio: '', location: '' };

/** What is said of somebody whom posts may name. */
export function AuthorDialog({ author: known, onSaved, onClose }: AuthorDialogProps) {
  const call = useAct();
  const [author, setAuthor] = useState(known?.ownWords ?? NOBODY);
  const path = known ? `/post-authors/${encodeURIComponent(known.key)}` : '/post-authors';
  return (
    <FormDialog
      title={known ? 'Change the author' : 'Add an author'}
      description="Readers see this below each of their posts."
      button={known ? 'Save' : 'Add'}
      isReady={Object.values(author).every((words) => words.trim() !== '')}
      fallback="The author wasn’t saved. Please try again."
      onSubmit={async () => {
        const saved = await call<KnownAuthor>({ method: 'POST', path, body: author });
        if (saved) onSaved(saved);
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
