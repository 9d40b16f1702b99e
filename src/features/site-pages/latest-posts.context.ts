import { createContext } from 'react-router';
import type { PostCard } from '../blog/blog.types.ts';

/** How the start page's loader reaches the newest posts. Throws an `AppError` when they cannot be reached. */
export const latestPostsContext = createContext<() => Promise<readonly PostCard[]>>();
