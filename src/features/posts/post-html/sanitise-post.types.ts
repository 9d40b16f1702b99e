/** What of a post did not come through, for whoever brought it in. */
export interface RemovedFromPost {
  /** Elements that run script, and attributes that do. */
  scripts: number;
  /** Frames, players and drawings other than the videos that are allowed. */
  embeds: number;
  /** Pictures without a usable address, and the invisible ones that count readers. */
  images: number;
  /** Links that lead nowhere a visitor may be sent; their words stay. */
  links: number;
  /** Fields and buttons. */
  fields: number;
  /** Characters beyond the length a post may have. */
  characters: number;
}

export interface SanitisedPost {
  html: string;
  removed: RemovedFromPost;
}
