export const ATOM = 'http://www.w3.org/2005/Atom';

/** Of Takeout's form; the year has changed before. */
export const BLOGGER = /^http:\/\/schemas\.google\.com\/blogger\/\d{4}$/;

/** Of drafts: the draft and the final form of the publishing protocol. */
export const PUBLISHING = /^http:\/\/(?:purl\.org\/atom\/app#|www\.w3\.org\/2007\/app)$/;

export const THREADS = 'http://purl.org/syndication/thread/1.0';

export const GOOGLE_DATA = 'http://schemas.google.com/g/2005';

/** The scheme of the category that says what an entry of the old form is. */
export const KIND_SCHEME = 'http://schemas.google.com/g/2005#kind';

/** Marks of the system among the labels. */
export const SYSTEM_TERM = /^http:\/\/schemas\.google\.com\//;
