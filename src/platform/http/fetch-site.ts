/**
 * Whether a browser says that a page of another site makes this request. Every current browser sends
 * Sec-Fetch-Site and no page can change it; 'none' is the address bar, and programs send nothing.
 */
export function isFromAnotherSite(secFetchSite: string | undefined): boolean {
  return secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none';
}

/**
 * The same for what changes something. Sites by plain http and old browsers get no Sec-Fetch-Site; there
 * the Origin that every browser sends along must name the host that was asked. Behind a proxy that is
 * the forwarded one: no page can write either for its visitor.
 */
export function isSentByAnotherSite({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return isFromAnotherSite(site);
  const origin = headers.get('Origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const asked = [headers.get('X-Forwarded-Host') ?? '', headers.get('Host') ?? new URL(url).host];
  const hosts = asked.flatMap((names) => names.split(',')).map((name) => name.trim().toLowerCase());
  return !hosts.includes(new URL(origin).host);
}
