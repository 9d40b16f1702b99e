import { type Context, Hono } from 'hono';
import { isSameSecret } from '../../platform/http/same-secret.ts';
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
  if (token !== '' && given !== undefined && scheme?.toLowerCase() === 'bearer' && isSameSecret(given, token))
    return true;
  return thisMachine.isAsking(c);
}
