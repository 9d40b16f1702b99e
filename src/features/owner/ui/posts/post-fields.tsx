import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { PostKind } from '../../../posts/written/written-posts.types.ts';
import type { PostChoices } from '../../posts/owner-posts.types.ts';
import type { PostForm } from '../../posts/post-form.rules.ts';
import { AuthorField } from './author-field.tsx';
import { postAddress } from './post-address.ts';

interface PostFieldsProps {
  kind: PostKind;
  form: PostForm;
  choices: PostChoices;
  /** The address of a post that was shown stays. */
  isAddressFixed: boolean;
  onChange: (change: Partial<PostForm>) => void;
}

const LONGEST_EXCERPT = 200;

/** What lists and links say of a post. */
export function PostFields({ kind, form, choices, isAddressFixed, onChange }: PostFieldsProps) {
  const address = postAddress(kind, form.slug);
  const pictures = Object.keys(form.pictures);
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={200}
        value={form.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextField
        label="Address"
        required
        maxLength={80}
        spellCheck={false}
        autoCapitalize="off"
        readOnly={isAddressFixed}
        hint={
          isAddressFixed
            ? `${address} stays, so that links to it go on working.`
            : form.slug && `Its page will be ${address}.`
        }
        value={form.slug}
        onChange={(event) => onChange({ slug: event.currentTarget.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <AuthorField
          authors={choices.authors}
          value={form.author}
          onValueChange={(author) => onChange({ author })}
        />
        <TextField
          label="Labels"
          hint="With commas between them."
          value={form.labels}
          onChange={(event) => onChange({ labels: event.currentTarget.value })}
        />
      </div>
      <TextArea
        label="Description"
        hint="What lists and search engines say. Without one it is how the text begins."
        counter
        rows={2}
        maxLength={LONGEST_EXCERPT}
        value={form.excerpt}
        onChange={(event) => onChange({ excerpt: event.currentTarget.value })}
      />
      {pictures.length > 1 && (
        <Select
          label="Picture above the text"
          options={[
            { value: '', label: 'The first one' },
            ...pictures.map((key) => ({ value: key, label: key })),
          ]}
          value={form.picture}
          onValueChange={(picture) => onChange({ picture })}
        />
      )}
    </>
  );
}
