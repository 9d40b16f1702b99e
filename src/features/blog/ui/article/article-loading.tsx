import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { useArticleLinkState } from './article-link-state.ts';

/** An article on its way: what the card knew stands there already. */
export function ArticleLoading({ slug }: { slug: string }) {
  const { post } = useArticleLinkState(slug);
  return (
    <ArticleFrame
      slug={slug}
      title={post?.title}
      picture={post && { src: post.featuredImage, alt: post.featuredImageAlt }}
      facts={
        // As high as what will stand here.
        <div className="min-h-22">
          <ProgressBar label="Loading article" className="max-w-60" />
        </div>
      }
    >
      <div className="min-h-dvh" />
    </ArticleFrame>
  );
}
