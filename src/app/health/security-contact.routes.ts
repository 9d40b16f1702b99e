import { Hono } from 'hono';
import type { Clock } from '../../shared/clock.ts';
import { urls } from '../../urls.ts';

/** RFC 9116 wants a day on which the file is stale, less than a year ahead. */
const GOOD_FOR_MS = 180 * 86_400_000;

interface SecurityContactOptions {
  /** An address that begins with `mailto:` or `https:`; '' answers as if there were no such file. */
  contact: string;
  /** The public address of the site. */
  siteRoot: () => string;
  clock: Clock;
}

/** Tells whoever finds a weakness where to report it (RFC 9116). */
export function createSecurityContactRoutes({ contact, siteRoot, clock }: SecurityContactOptions): Hono {
  const routes = new Hono();
  routes.get(urls.securityContact(), async (c, next) => {
    if (contact === '') return await next();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock.now() + GOOD_FOR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteRoot()}${urls.securityContact()}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  return routes;
}
