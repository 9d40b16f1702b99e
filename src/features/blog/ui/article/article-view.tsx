import { useRef } from 'react';
import { Alert } from '../../../../ui/alert.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { urls } from '../../../../urls.ts';
import type { Article } from '../../blog.types.ts';
import { readCaption } from '../../story-slides.rules.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleExtras } from './article-extras-loader.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { AuthorCard } from './author-card.tsx';
import { isLong, TableOfContentsAside, TableOfContentsDisclosure } from './table-of-contents.tsx';

/** An article whole. */
export function ArticleView({ article }: { article: Article }) {
  const pageRef = useRef<HTMLDivElement>(null);
  const { slug, title, tableOfContents } = article;
  return (
    <ArticleFrame
      slug={slug}
      title={title}
      picture={{ src: article.featuredImage, alt: readCaption(article.featuredImageAlt).caption }}
      facts={<ArticleFacts article={article} />}
    >
      <div ref={pageRef} className="article-columns mt-10 sm:mt-14">
        <div aria-hidden="true" className="article-progress" />
        {isLong(tableOfContents) ? <TableOfContentsAside entries={tableOfContents} /> : null}
        <div className="mx-auto max-w-prose min-w-0">
          {isLong(tableOfContents) ? <TableOfContentsDisclosure entries={tableOfContents} /> : null}
          <ArticleBody html={article.html} />
          {article.isShortened ? <ShortVersionNote /> : null}
          <ArticleTags tags={article.categories} />
          <AuthorCard author={article.author} />
        </div>
      </div>
      <ArticleExtras key={slug} slug={slug} pageRef={pageRef} />
    </ArticleFrame>
  );
}

function ShortVersionNote() {
  return (
    <Alert className="mt-10">
      This is a short version: the blog it comes from passes on only the beginning of its articles.
    </Alert>
  );
}

function ArticleTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2.5 print:hidden">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Chip href={urls.blog({ query: tag })}>{tag}</Chip>
        </li>
      ))}
    </ul>
  );
}
