import type { MailOutbox } from './mail-outbox.ts';

/** What a feature needs to write mails; a site without mail has none. */
export interface SiteMail {
  outbox: MailOutbox;
  siteName: string;
  /** The public address without a trailing slash: links lead there, whatever a request calls the site. */
  siteRoot: () => string;
}
