import { createContext } from 'react-router';
import type { Blog } from './blog.usecases.ts';

/** How a page's loader reaches the blog. */
export const blogContext = createContext<Blog>();
