/** How people reach the owner of the site, and each other. */
export interface ContactDetails {
  /** What follows the `@` of every mail address. */
  domain: string;
  /** Line by line; empty when the owner gave none. */
  postalAddress: readonly string[];
  community: Readonly<Record<CommunityPlace, string>>;
}

export type CommunityPlace = 'chat' | 'messages' | 'photos' | 'videos';
