import { Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { readJson } from '../../platform/http/json-body.ts';
import type { ThisMachine } from '../../platform/http/this-machine.ts';
import {
  createOtherSiteError,
  createSandboxClosedError,
  createSandboxElsewhereError,
} from './checkout.errors.ts';
import { sandboxOrderSchema } from './checkout.schema.ts';
import type { Checkout } from './checkout.usecases.ts';

interface CheckoutRoutesOptions {
  checkout: Checkout;
  trustedProxies: number;
  /** The only machine that is sold to; null where an owner opened the sandbox to everybody. */
  onlyMachine: ThisMachine | null;
}

/** `POST /api/checkout/sandbox {plan, email}`: a license that cost nothing. */
export function createCheckoutRoutes({ checkout, trustedProxies, onlyMachine }: CheckoutRoutesOptions) {
  return new Hono<{ Bindings: NodeBindings }>().post('/api/checkout/sandbox', async (c) => {
    if (!checkout.isOpen) throw createSandboxClosedError();
    if (onlyMachine && !onlyMachine.isAsking(c)) throw createSandboxElsewhereError();
    if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
    const order = await readJson(c.req.raw, sandboxOrderSchema);
    const receipt = await checkout.buy(order, callerAddress(c, trustedProxies));
    return c.json(receipt, 200, { 'Cache-Control': 'private, no-store' });
  });
}
