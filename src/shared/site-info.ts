/** What every page may know about the site it belongs to. Sent to the browser: nothing secret. */
export interface SiteInfo {
  name: string;
  /** The public address without a trailing slash. */
  root: string;
  canonicalUrls: 'hash' | 'path';
  /** Empty when the browser should ask this site. */
  apiBaseUrl: string;
  imageServiceUrl: string;
  /** The year on the server when the page was rendered. */
  year: number;
  /** New pictures and stories are paused. */
  readOnly: boolean;
  /** What the owner has to say on every page; '' for nothing. */
  banner: string;
  /** The name of the provider that signs people in beside email and password; empty where none is set up. */
  signInWith: string;
  /** Whether the site mails, so that it can help with a lost password. */
  sendsMail: boolean;
  /** What the addresses of pictures carry that pages know by their names alone: of options and of looks. */
  namedPictures?: string;
  /** Error screens may show stack traces. */
  development: boolean;
}

/** The route id under which the root loader's data is found. */
export const ROOT_ROUTE_ID = 'root';

/** Used by an error screen that is shown before the root loader could answer. */
export const FALLBACK_SITE: SiteInfo = {
  name: 'Dreamseed',
  root: '',
  canonicalUrls: 'hash',
  apiBaseUrl: '',
  imageServiceUrl: '',
  year: new Date().getFullYear(),
  readOnly: false,
  banner: '',
  signInWith: '',
  sendsMail: false,
  development: false,
};
