import { createReadStream } from 'node:fs';
import { Hono } from 'hono';
import { streamBytes } from '../../platform/http/answers/stream-bytes.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { enlargementSchema } from './enlarging.schema.ts';
import type { Enlarging } from './enlarging.usecases.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

interface EnlargingRoutesOptions {
  enlarging: Enlarging;
  guard: AccountGuard;
  trustedProxies: number;
}

/** Opens the file when its first bytes are wanted: whoever has left by then finds it deleted. */
async function* readFile(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

/** What makes a large file of an image of the gallery, and says how far it is. */
export function createEnlargingRoutes({ enlarging, guard, trustedProxies }: EnlargingRoutesOptions) {
  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.post('/api/images/:id/enlarge', async (c) => {
    const identity = await guard.identifyLiving(c.req.header('Authorization'));
    const order = await readJson(c.req.raw, enlargementSchema);
    const caller = { identity, address: callerAddress(c, trustedProxies) };
    const imageId = c.req.param('id');
    const { file, bytes, close } = await enlarging.enlarge(caller, imageId, order, c.req.raw.signal);
    const onEnd = () => void close();
    return c.body(streamBytes(readFile(file), { onEnd }), 200, {
      ...PRIVATE,
      'Content-Type': `image/${order.format}`,
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="image-${order.size}.${order.format}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  routes.get('/api/images/enlarging', async (c) => {
    const { id } = await guard.identifyLiving(c.req.header('Authorization'));
    return c.json(enlarging.progressOf(id), 200, PRIVATE);
  });
  return routes;
}
