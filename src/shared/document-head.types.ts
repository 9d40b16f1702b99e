/** The picture that a link to a page is shown with elsewhere. */
export interface SocialImage {
  /** A path on this site or a whole address. */
  src: string;
  alt: string;
  /** In pixels, where known. */
  width?: number;
  height?: number;
}

/** A description in the words of schema.org. */
export type StructuredData = { [name: string]: StructuredDataValue };
type StructuredDataValue = string | number | StructuredData | StructuredDataValue[];

export type HeadTag =
  | { property: string; content: string }
  | { 'script:ld+json': StructuredData }
  | { rel: 'alternate' | 'prev' | 'next'; href: string; type?: string; title?: string };

/**
 * What machines read of a page beside its title, description and address: who shows links to it
 * elsewhere, search engines, feed readers. None of them walks through the site as a visitor does, so
 * it is written into the document that the server sends, and nowhere else.
 */
export interface DocumentHead {
  /** `website` where it is missing. */
  type?: 'article';
  /** The picture of its kind of page where it has none of its own. */
  image?: SocialImage;
  /** Whether feed readers find the posts of the site here. */
  feeds?: boolean;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  tags?: readonly HeadTag[];
}
