/** A request that was let through: from our own pages, and not one too many. */
export interface Visit {
  /** The site's own origin, as the visitor sees it. */
  origin: string;
  cookie: string | undefined;
}

/** What goes back, with the cookies that the browser is to keep or to drop. */
export interface Answer<Body> {
  body: Body;
  /** Set-Cookie headers. */
  cookies: string[];
}
