import Link from 'next/link';
import { notFound } from 'next/navigation';
import posts from '../../posts/posts.json';

const ON_A_PAGE = 6;

/** The cards of the newest posts. */
export function BlogList({ root }: { root: string }) {
  return (
    <>
      <h1>Blog</h1>
      <ul>
        {posts.slice(0, ON_A_PAGE).map(({ slug, title, html, published }) => (
          <li key={slug}>
            <Link href={`${root}/blog/${slug}`} prefetch={false}>
              <h2>{title}</h2>
              <time dateTime={published}>{published.slice(0, 10)}</time>
              <p>{html.replace(/<[^>]*>/g, ' ').slice(0, 200)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One post with links to three others. */
export function Article({ root, slug }: { root: string; slug: string }) {
  const post = posts.find((one) => one.slug === slug);
  if (!post) notFound();
  return (
    <>
      <article>
        <h1>{post.title}</h1>
        <time dateTime={post.published}>{post.published.slice(0, 10)}</time>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a Dreamseed site wrote and cleaned it */}
        <div dangerouslySetInnerHTML={{ __html: post.html }} />
      </article>
      <aside>
        {posts
          .filter((one) => one !== post)
          .slice(0, 3)
          .map(({ slug, title }) => (
            <Link key={slug} href={`${root}/blog/${slug}`} prefetch={false}>
              {title}
            </Link>
          ))}
      </aside>
    </>
  );
}

export const slugs = () => posts.map(({ slug }) => ({ slug }));
