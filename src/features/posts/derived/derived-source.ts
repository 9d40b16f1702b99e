import type { Post, PostSource } from '../posts.types.ts';
import { deriveArticle } from './article-html.ts';
import { deriveSlides } from './derive-post.ts';
import type { Article, DerivedPostSource, PostWithSlides } from './derived.types.ts';

/**
 * Derives what pages show of the posts of a source that keeps them in memory: once for each copy, and
 * kept no longer than the copy is.
 */
export function createDerivedSource(source: PostSource): DerivedPostSource {
  const withSlides = rememberedFor(
    (post): PostWithSlides => ({ ...withoutContent(post), slides: deriveSlides(post) }),
  );
  const article = rememberedFor(
    (post): Article => ({ ...withoutContent(post), ...deriveArticle(post.content) }),
  );
  return {
    ...source,
    async listWithSlides(query) {
      const page = await source.list(query);
      return { ...page, posts: page.posts.map(withSlides) };
    },
    async findWithSlides(slug) {
      const post = await source.findBySlug(slug);
      return post && withSlides(post);
    },
    async findArticle(slug) {
      const post = await source.findBySlug(slug);
      return post && article(post);
    },
  };
}

function withoutContent({ content: _, ...post }: Post): Omit<Post, 'content'> {
  return post;
}

function rememberedFor<Derived extends object>(derive: (post: Post) => Derived): (post: Post) => Derived {
  const known = new WeakMap<Post, Derived>();
  return (post) => {
    const before = known.get(post);
    if (before) return before;
    const derived = derive(post);
    known.set(post, derived);
    return derived;
  };
}
