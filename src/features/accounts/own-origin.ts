import { createForeignOriginError } from './accounts.errors.ts';

export interface OriginPolicy {
  /** The public address of the site; '' when each visitor's own address counts. */
  siteUrl: string;
  /** How many of our own proxies stand before us: without any, what they would say is the caller's invention. */
  trustedProxies: number;
}

/** An address such as `https://example.com`, as the visitor's browser sees this site. */
export function readOwnOrigin(request: Request, { siteUrl, trustedProxies }: OriginPolicy): string {
  if (siteUrl !== '') return new URL(siteUrl).origin;
  const url = new URL(request.url);
  const forwarded = (name: string) =>
    trustedProxies > 0 ? outermostWord(request.headers.get(name), trustedProxies) : undefined;
  const host = forwarded('X-Forwarded-Host') ?? request.headers.get('Host') ?? url.host;
  const scheme = forwarded('X-Forwarded-Proto') === 'https' ? 'https' : url.protocol.replace(':', '');
  const origin = `${scheme}://${host}`;
  if (!URL.canParse(origin) || new URL(origin).host !== host.toLowerCase()) return url.origin;
  return new URL(origin).origin;
}

/**
 * Whether the visitor's browser speaks https, so that the cookie can be kept from anything less. A
 * proxy that does it for us may say nothing; then the page that sends the request still does.
 */
export function cameByHttps(request: Request, policy: OriginPolicy): boolean {
  const own = new URL(readOwnOrigin(request, policy));
  if (policy.siteUrl !== '' || own.protocol === 'https:') return own.protocol === 'https:';
  const page = request.headers.get('Origin') ?? request.headers.get('Referer') ?? '';
  if (!URL.canParse(page)) return false;
  const { protocol, host } = new URL(page);
  return protocol === 'https:' && host === own.host;
}

/**
 * Refuses what another site's page sends with our visitor's cookie. Tools that are no browser send
 * no Origin and carry nobody's cookie.
 * @throws {AppError} 403 `auth.foreign_origin`.
 */
export function assertOwnOrigin(request: Request, policy: OriginPolicy): void {
  const origin = request.headers.get('Origin');
  if (origin === null) {
    const site = request.headers.get('Sec-Fetch-Site');
    if (site === null || site === 'same-origin' || site === 'none') return;
    throw createForeignOriginError();
  }
  const own = readOwnOrigin(request, policy);
  // Behind a proxy that speaks https for us without saying so, only the host can be compared.
  const isOwn =
    policy.siteUrl === ''
      ? URL.canParse(origin) && new URL(origin).host === new URL(own).host
      : origin === own;
  if (!isOwn) throw createForeignOriginError();
}

/** Each proxy adds its own word at the end; what stands before ours was written by the caller. */
function outermostWord(header: string | null, trustedProxies: number): string | undefined {
  const words = (header ?? '').split(',').map((word) => word.trim());
  return words.slice(-trustedProxies)[0] || undefined;
}
