const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^\/prompt\//, '/prompt/:prompt'],
  [/^\/blog\/.+/, '/blog/:slug'],
  [/^\/web-stories\/.+/, '/web-stories/:slug'],
  [/^\/assets\//, '/assets/*'],
  [/^\/api\//, '/api/*'],
];

const PLAIN_PATH = /^\/[a-z0-9-]{0,40}(\/[a-z0-9-]{1,20})?$/;

/**
 * What a log line says of an address: the pattern of its route. A path may hold a prompt or a
 * search, which nobody but the visitor should read.
 */
export function routePattern(path: string): string {
  const page = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
  const known = PATTERNS.find(([pattern]) => pattern.test(page));
  if (known) return known[1];
  return PLAIN_PATH.test(page) ? page : '(other)';
}
