import type { MiddlewareHandler } from 'hono';
import { VIDEO_ORIGINS } from '../../features/posts/post-html/post-videos.ts';

const YEAR_SECONDS = 31_536_000;

/** What films in posts may ask for, and with them the page that holds them. */
const OF_FILMS = ['encrypted-media', 'fullscreen', 'picture-in-picture'];

/**
 * What no page of the site asks a browser for, so that nothing that runs in one, or is framed by one,
 * can. Left out is what we use (writing to the clipboard, the system's share sheet), and reading the
 * clipboard, which our own tests do and browsers let no page do unasked.
 * A name that a browser does not know makes it complain, so only names of long standing are here.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For every answer that brings no policy of its own: nothing in it runs, loads or may be framed. */
export const DEFAULT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For built scripts: one that runs as a worker goes by the policy of its own file. */
export const SCRIPT_FILE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export type Header = readonly [name: string, value: string];

/**
 * What every answer of the site carries beside its content security policy, unless it says something
 * else itself. The names are those of HTTP, for any kind of answer.
 * @param siteUrl the public address of the site; '' when each visitor's own address counts.
 */
export function securityHeaders({ siteUrl }: { siteUrl: string }): readonly Header[] {
  const headers: Header[] = [
    // The sign-in popup must reach the page that opened it, whichever provider it passes through.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', writePermissionsPolicy()],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['X-Download-Options', 'noopen'],
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    // The filter that this names is gone from browsers; where it lives on it does more harm than good.
    ['X-XSS-Protection', '0'],
  ];
  if (siteUrl.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`]);
  }
  return headers;
}

/** What an answer says of itself holds, e.g. the sign-in popup that must reach its opener. */
export function addSecurityHeaders(site: { siteUrl: string }): MiddlewareHandler {
  const headers: readonly Header[] = [...securityHeaders(site), ['Content-Security-Policy', DEFAULT_POLICY]];
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

function writePermissionsPolicy(): string {
  const players = VIDEO_ORIGINS.map((origin) => `"${origin}"`).join(' ');
  return [
    ...UNUSED_FEATURES.map((name) => `${name}=()`),
    ...OF_FILMS.map((name) => `${name}=(self ${players})`),
    'clipboard-write=(self)',
  ].join(', ');
}
