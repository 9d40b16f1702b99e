import { createContext as createReactContext, type ReactNode } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { PlanLinks } from '../../features/plans/plans.types.ts';
import type { DocumentHead, SocialImage } from '../../shared/document-head.types.ts';
import type { SiteCardName } from '../social-cards/site-cards.ts';

/** What is gathered for the head of one document while its page is made. */
export interface DocumentFacts {
  /** What the loader of the page said of it. */
  said: DocumentHead;
  /** How links to a page of the site are shown elsewhere. */
  socialImage: (card: SiteCardName) => SocialImage;
  planLinks: PlanLinks;
}

/** On its way from the loaders to the renderer; none while nothing is served. */
export const documentFactsContext = createRouterContext<DocumentFacts | null>(null);

/** The tags that the server alone writes into the head; the browser knows none, and leaves them there. */
export const DocumentHeadContext = createReactContext<ReactNode>(null);
