import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ThisMachine } from '../../platform/http/this-machine.ts';
import type { FiguresText } from '../../platform/metrics/meters.types.ts';
import { urls } from '../../urls.ts';

interface MetricsRoutesOptions {
  read(): Promise<FiguresText>;
  /** '' lets nobody in by a token. */
  token: string;
  thisMachine: ThisMachine;
}

/** Figures for the owner. To everybody else there is nothing at this address. */
export function createMetricsRoutes(options: MetricsRoutesOptions): Hono {
  const routes = new Hono();
  routes.get(urls.metrics(), async (c, next) => {
    if (!mayRead(c, options)) return await next();
    const { contentType, text } = await options.read();
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });
  return routes;
}

function mayRead(c: Context, { token, thisMachine }: MetricsRoutesOptions): boolean {
  const [scheme, given] = (c.req.header('Authorization') ?? '').split(' ');
  if (token !== '' && given !== undefined && scheme?.toLowerCase() === 'bearer' && isSame(given, token))
    return true;
  return thisMachine.isAsking(c);
}

/** Hashes are of one length, and comparing them takes the same time whatever was given. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
