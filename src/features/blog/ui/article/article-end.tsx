import { Chip } from '../../../../ui/buttons/chip.tsx';
import { urls } from '../../../../urls.ts';
import { shownLabels } from '../../blog.rules.ts';
import type { Article } from '../../blog.types.ts';
import { AuthorCard } from './author-card.tsx';

/** What stands under the text of an article: its tags, and who wrote it. */
export function ArticleEnd({ article: { categories, author } }: { article: Article }) {
  const tags = shownLabels(categories);
  return (
    <>
      {tags.length === 0 ? null : (
        <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2.5 print:hidden">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip href={urls.blog({ query: tag })}>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      <AuthorCard author={author} />
    </>
  );
}
