import { createContext } from 'react-router';
import type { PostSummary } from '../posts/posts.types.ts';

/** Takes from a loader the post that the head of its page describes. */
export const articleHeadContext = createContext<(post: PostSummary) => void>();
