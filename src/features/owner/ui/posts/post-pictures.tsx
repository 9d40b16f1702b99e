import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { PictureText, PostKind } from '../../../posts/written/written-posts.types.ts';
import type { PostChoices } from '../../posts/owner-posts.types.ts';
import { freeKey, type PostForm } from '../../posts/post-form.rules.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PostPicture } from './post-picture.tsx';

interface PostPicturesProps {
  kind: PostKind;
  form: PostForm;
  choices: PostChoices;
  /** Whether the dialog for a new picture is open. */
  isAdding: boolean;
  onAddingChange: (isAdding: boolean) => void;
  onChange: (change: Partial<PostForm>) => void;
  /** Puts a picture into the text, where the caret is. */
  onInsert: (key: string) => void;
}

/** The pictures of a post by their keys: drawn in place, or uploaded. */
export function PostPictures(props: PostPicturesProps) {
  const { kind, form, choices, isAdding, onAddingChange, onChange, onInsert } = props;
  const [changed, setChanged] = useState<string | null>(null);
  const pictures = Object.entries(form.pictures);
  const put = (key: string, picture: PictureText) =>
    onChange({ pictures: { ...form.pictures, [key]: picture } });
  const remove = (key: string) => {
    const { [key]: _, ...others } = form.pictures;
    onChange({ pictures: others, ...(form.picture === key && { picture: '' }) });
  };
  const add = (picture: PictureText) => {
    const key = freeKey(form.pictures, kind);
    put(key, picture);
    // The first picture of an article stands above its text by itself.
    if (pictures.length > 0 || kind === 'story') onInsert(key);
  };
  return (
    <section aria-labelledby="pictures">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="pictures" className="text-small font-semibold text-ink-soft">
          Pictures
        </h2>
        <Button variant="secondary" size="small" onClick={() => onAddingChange(true)}>
          Add a Picture
        </Button>
      </div>
      {pictures.length === 0 ? (
        <p className="text-small text-ink-muted">
          None yet. The first one stands above the text, in lists, and where the post is shared.
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {pictures.map(([key, picture]) => (
            <li key={key} className="min-w-0">
              <PostPicture picture={picture} />
              <p className="mt-2 truncate font-mono text-caption text-ink-muted">{key}</p>
              <div className="flex flex-wrap gap-x-3 text-caption">
                <PictureAct label={`Insert ${key}`} name="Insert" onClick={() => onInsert(key)} />
                <PictureAct label={`Change ${key}`} name="Change" onClick={() => setChanged(key)} />
                <PictureAct label={`Remove ${key}`} name="Remove" onClick={() => remove(key)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {(isAdding || changed !== null) && (
        <PictureDialog
          key={changed}
          kind={kind}
          started={changed === null ? null : (form.pictures[changed] ?? null)}
          styles={choices.styles}
          onUse={(picture) => (changed === null ? add(picture) : put(changed, picture))}
          onClose={() => {
            onAddingChange(false);
            setChanged(null);
          }}
        />
      )}
    </section>
  );
}

function PictureAct({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-6 text-ink-soft underline underline-offset-4 hover:text-ink"
    >
      {name}
    </button>
  );
}
