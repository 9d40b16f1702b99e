import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one rendered page. Scripts run only from our own files, plus exactly the inline
 * ones that the router wrote into this page, each named by its hash; text that slipped into a page
 * some other way has no hash and does not run.
 */
export function contentSecurityPolicy(html: string, { imageServiceUrl, apiBaseUrl }: PolicyOrigins): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  const services = [imageServiceUrl, apiBaseUrl].filter(Boolean).map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...services].join(' '),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...services].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface PolicyOrigins {
  imageServiceUrl: string;
  apiBaseUrl: string;
}

/** Vite's development server injects styles and its own scripts; nothing of this reaches production. */
export const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; connect-src 'self' ws: blob: data:; frame-ancestors 'none'";
