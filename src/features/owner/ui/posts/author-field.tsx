import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { PostChoices } from '../../posts/owner-posts.types.ts';
import { AuthorDialog } from './author-dialog.tsx';

interface AuthorFieldProps {
  authors: PostChoices['authors'];
  value: string;
  onValueChange: (key: string) => void;
}

/** Who wrote it: somebody who is known, or is added here. */
export function AuthorField({ authors, value, onValueChange }: AuthorFieldProps) {
  const [added, setAdded] = useState<PostChoices['authors']>([]);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Select
          label="Author"
          options={[...authors, ...added].map(({ key, name }) => ({ value: key, label: name }))}
          value={value}
          onValueChange={onValueChange}
        />
      </div>
      <Button
        variant="ghost"
        size="small"
        icon={<UserPlus aria-hidden="true" className="size-4" />}
        onClick={() => setIsAdding(true)}
      >
        Add an Author
      </Button>
      {isAdding && (
        <AuthorDialog
          onClose={() => setIsAdding(false)}
          onAdded={(author) => {
            setAdded([...added, author]);
            onValueChange(author.key);
          }}
        />
      )}
    </div>
  );
}
