import { useRef } from 'react';
import type { Article } from '../../blog.types.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleExtras } from './article-extras-loader.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { latePart } from './late-part.tsx';

const FEWEST_CONTENTS = 3;

const ArticleEnd = latePart((parts) => parts.ArticleEnd);
const TableOfContentsAside = latePart((parts) => parts.TableOfContentsAside);
const TableOfContentsDisclosure = latePart(
  (parts) => parts.TableOfContentsDisclosure,
  <div className="mb-10 h-12 xl:hidden" />,
);

/** An article whole. */
export function ArticleView({ article }: { article: Article }) {
  const pageRef = useRef<HTMLDivElement>(null);
  const { slug, title, featuredImage, featuredImageAlt, tableOfContents } = article;
  const isLong = tableOfContents.length >= FEWEST_CONTENTS;
  return (
    <ArticleFrame
      slug={slug}
      title={title}
      picture={{ src: featuredImage, alt: featuredImageAlt, caption: article.featuredImageCaption }}
      facts={<ArticleFacts article={article} />}
    >
      <div ref={pageRef} className="article-columns mt-10 sm:mt-14">
        <div aria-hidden="true" className="article-progress" />
        {isLong ? <TableOfContentsAside entries={tableOfContents} /> : null}
        <div className="mx-auto w-full max-w-prose min-w-0">
          {isLong ? <TableOfContentsDisclosure entries={tableOfContents} /> : null}
          <ArticleBody html={article.html} language={article.language} />
          {article.isShortened ? (
            <p className="mt-10 rounded-lg border border-info-line bg-info-soft p-5">
              This is only the beginning of the article. The blog it comes from doesn’t share the rest.
            </p>
          ) : null}
          <ArticleEnd article={article} />
        </div>
      </div>
      <ArticleExtras key={slug} slug={slug} pageRef={pageRef} />
    </ArticleFrame>
  );
}
