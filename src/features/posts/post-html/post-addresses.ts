/** Stands for the page a post is shown on, so that relative addresses can be told from whole ones. */
const OWN_SITE = 'https://own-site.invalid';

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A drawn picture of the library: its name, and the hash of its recipe. */
const DRAWN = /^media:[a-z0-9][a-z0-9-]*(?:\?[\w-]+)?$/;

export interface AddressRules {
  /** The page the post was written for; relative addresses are relative to it. */
  baseUrl?: string;
  /** The post is our own: it may show drawn pictures and files of this site. */
  allowDrawn?: boolean;
}

interface ReadAddress {
  url: URL;
  /** It names no site, so it leads somewhere on ours. */
  isOwn: boolean;
}

function readAddress(text: string, baseUrl: string | undefined): ReadAddress | null {
  if (!URL.canParse(text, baseUrl ?? OWN_SITE)) return null;
  const url = new URL(text, baseUrl ?? OWN_SITE);
  return { url, isOwn: url.origin === OWN_SITE };
}

/** Two slashes at the start would name another site. */
function writeOwn({ pathname, search, hash }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}

interface LinkAddress {
  href: string;
  isExternal: boolean;
}

/** Where a link may lead, or null. A jump inside the page leads nowhere: ids from outside are not kept. */
export function linkAddress(text: string, { baseUrl }: AddressRules): LinkAddress | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  const read = readAddress(trimmed, baseUrl);
  if (!read || !LINK_PROTOCOLS.has(read.url.protocol)) return null;
  if (read.isOwn) return trimmed.startsWith('/') ? { href: writeOwn(read.url), isExternal: false } : null;
  read.url.username = '';
  read.url.password = '';
  return { href: read.url.href, isExternal: read.url.protocol.startsWith('http') };
}

/**
 * Where a picture may come from, or ''. Pages are served over https and load no plain http, so such an
 * address is raised to https; a blog that is itself read over plain http is one on the owner's machine.
 */
export function imageAddress(text: string, { baseUrl, allowDrawn }: AddressRules): string {
  const trimmed = text.trim();
  if (allowDrawn && DRAWN.test(trimmed)) return trimmed;
  if (trimmed === '') return '';
  const read = readAddress(trimmed, baseUrl);
  if (!read) return '';
  if (read.isOwn) return allowDrawn && trimmed.startsWith('/') ? writeOwn(read.url) : '';
  const { url } = read;
  url.username = '';
  url.password = '';
  if (url.protocol === 'http:' && !baseUrl?.startsWith('http:')) {
    if (url.port !== '') return '';
    url.protocol = 'https:';
  }
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
}
