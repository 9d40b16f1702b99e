let known = '';

/** What stands before `/api` in the product API's addresses; empty for the page's own site. */
export function apiBaseUrl(): string {
  return known;
}

/** The pages know the site's settings, code outside of them does not: the first page tells it. */
export function setApiBaseUrl(url: string): void {
  known = url;
}
