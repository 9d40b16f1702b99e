import { createHash } from 'node:crypto';

/** As a Content-Security-Policy names a script or style that stands in a page. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
