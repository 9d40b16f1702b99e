import { Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { KnownAuthor } from '../../../posts/written/written-posts.types.ts';
import { AuthorDialog } from './author-dialog.tsx';

interface AuthorFieldProps {
  authors: readonly KnownAuthor[];
  value: string;
  onValueChange: (key: string) => void;
}

/** Who wrote it: somebody who is known, or is added or changed here. */
export function AuthorField({ authors, value, onValueChange }: AuthorFieldProps) {
  const [saved, setSaved] = useState<readonly KnownAuthor[]>([]);
  /** Null is somebody new. */
  const [edited, setEdited] = useState<KnownAuthor | null | undefined>();
  const known = new Map([...authors, ...saved].map((author) => [author.key, author]));
  const chosen = known.get(value);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Select
          label="Author"
          options={[...known.values()].map(({ key, name }) => ({ value: key, label: name }))}
          value={value}
          onValueChange={onValueChange}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="small"
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          onClick={() => setEdited(null)}
        >
          Add an Author
        </Button>
        {chosen?.ownWords && (
          <Button
            variant="ghost"
            size="small"
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={() => setEdited(chosen)}
          >
            Change<span className="sr-only"> {chosen.name}</span>
          </Button>
        )}
      </div>
      {edited !== undefined && (
        <AuthorDialog
          author={edited}
          onClose={() => setEdited(undefined)}
          onSaved={(author) => {
            setSaved([...saved, author]);
            onValueChange(author.key);
          }}
        />
      )}
    </div>
  );
}
