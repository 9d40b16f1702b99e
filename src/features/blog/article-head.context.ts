import { createContext } from 'react-router';
import type { PostSummary } from '../feed/feed.types.ts';
import type { ArticleHead } from '../feed/served/described-article.rules.ts';

/** Tells a loader what the head of an article's page says. */
export const articleHeadContext = createContext<(post: PostSummary) => ArticleHead>();
