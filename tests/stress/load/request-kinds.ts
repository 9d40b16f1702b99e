const KINDS: readonly (readonly [begin: RegExp, kind: string])[] = [
  [/^\/prompt\//, 'image'],
  [/^\/api\/images\/save/, 'save'],
  [/^\/api\/images\/history/, 'history'],
  [/^\/api\/images\/[^/]+\/(file|thumbnail)/, 'saved image'],
  [/^\/api\/images\//, 'delete, restore, release'],
  [/^\/api\/auth\//, 'sign up and in'],
  [/^\/api\/story-script/, 'story script'],
  [/^\/api\//, 'account'],
  [/^\/(assets|favicon)/, 'file'],
  [/^\/(media|social)\//, 'picture of a post'],
  [/^\/feeds\//, 'feed'],
  [/[?&]query=/, 'search'],
];

/** What a request belongs to in the figures. */
export function requestKind(path: string): string {
  return KINDS.find(([begin]) => begin.test(path))?.[1] ?? 'page';
}
