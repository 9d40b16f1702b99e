import { createContext } from 'react-router';
import type { SiteInfo } from '../shared/site-info.ts';

export const siteContext = createContext<SiteInfo>();

/** Whether the pages under `/ui` answer. */
export const showcaseContext = createContext<boolean>(false);
