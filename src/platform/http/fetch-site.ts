/**
 * Whether a browser says that a page of another site makes this request. Every current browser sends
 * Sec-Fetch-Site and no page can change it; 'none' is the address bar, and programs send nothing.
 */
export function isFromAnotherSite(secFetchSite: string | undefined): boolean {
  return secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none';
}
