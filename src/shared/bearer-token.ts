const BEARER = /^Bearer +(\S+) *$/i;

/** What every key of the API begins with, and no identity token. */
export const KEY_MARK = 'ds_';

/** The token in an Authorization header; undefined where there is none. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/** The key in an Authorization header, whether it works or not; undefined for another token, and for none. */
export function keyIn(authorization: string | undefined): string | undefined {
  const token = tokenIn(authorization);
  return token?.startsWith(KEY_MARK) ? token : undefined;
}
