/**
 * The address without its trailing slash, or null where there is nothing to move.
 * It works on the raw, still encoded path: decoded, `/%5Celsewhere.test/` would become an address of
 * another site. Only plain paths are moved; anything odd is left to be not found.
 */
export function withoutTrailingSlash({ pathname, search }: URL): string | null {
  return /^(\/[\w.~-]+)+\/$/.test(pathname) ? pathname.slice(0, -1) + search : null;
}
