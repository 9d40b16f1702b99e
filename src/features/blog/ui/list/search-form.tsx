import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { urls } from '../../../../urls.ts';
import { MOST_SEARCHED } from '../../blog.rules.ts';

interface SearchFormProps {
  query: string;
  /** Told the trimmed text; '' means all articles. */
  onSearch: (query: string) => void;
}

/** A form that also works before, and without, any script. */
export function SearchForm({ query, onSearch }: SearchFormProps) {
  const [text, setText] = useState(query);
  const [shownQuery, setShownQuery] = useState(query);
  if (shownQuery !== query) {
    setShownQuery(query);
    setText(query);
  }
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    setText(text.trim());
    onSearch(text.trim());
  };
  return (
    <search>
      <form action={urls.blog()} onSubmit={search} className="flex flex-wrap gap-2.5">
        <TextField
          label="Search articles"
          labelHidden
          type="search"
          name="query"
          placeholder="Search articles"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST_SEARCHED}
          icon={<Search aria-hidden="true" className="size-5" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="min-w-0 flex-1 basis-40"
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          Search
        </Button>
      </form>
    </search>
  );
}
