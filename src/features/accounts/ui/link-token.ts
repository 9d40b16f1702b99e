/** A token that a mailed link brought, behind the hash of the page's address. */
export function readLinkToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}
