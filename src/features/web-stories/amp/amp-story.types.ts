/** What a story must say of itself to be a Web Story of its own, as AMP documents are called. */
export interface AmpStory {
  title: string;
  /** A BCP 47 tag, e.g. `en`. */
  language: string;
  /** Who publishes it: the site's name. */
  publisher: string;
  /** A square raster picture of at least 96 pixels, not transparent. */
  publisherLogo: string;
  /** The document's own address; undefined for a file that has not been published anywhere. */
  canonical?: string;
  /** A portrait raster picture of 3:4, at least 640 by 853 pixels. */
  poster: string;
  slides: readonly AmpSlide[];
  author?: string;
  /** ISO 8601. */
  published?: string;
  updated?: string;
}

export interface AmpSlide {
  /** A whole address, or, in a file with its pictures beside it, a path from that file. */
  image: string;
  /** In pixels, where known. */
  width?: number;
  height?: number;
  /** What the picture shows, for those who do not see it; the caption where it is missing. */
  alt: string;
  /** Above the caption; '' for none. */
  heading: string;
  /** '' for none. */
  caption: string;
  /** Where the link of the page leads; '' for none. */
  link: string;
}

/** The document, or which facts of the story are missing, each in words that an owner can act on. */
export type AmpDocument = { html: string } | { missing: readonly string[] };
