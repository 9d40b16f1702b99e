/** What of an article comes alive after its text, as one file to fetch. */
export { ShareButton } from '../share/share-button.tsx';
export { ArticleEnd } from './article-end.tsx';
export { FeaturedPicture } from './featured-picture.tsx';
export { TableOfContentsAside, TableOfContentsDisclosure } from './table-of-contents.tsx';
