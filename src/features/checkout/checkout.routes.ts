import { Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller-address.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { readJson } from '../../platform/http/json-body.ts';
import { isFromThisMachine } from '../../platform/http/this-machine.ts';
import {
  createOtherSiteError,
  createSandboxClosedError,
  createSandboxElsewhereError,
} from './checkout.errors.ts';
import { sandboxOrderSchema } from './checkout.schema.ts';
import type { Checkout } from './checkout.usecases.ts';

export interface CheckoutRoutesOptions {
  checkout: Checkout;
  trustedProxies: number;
  /**
   * For a sandbox that nobody opened on purpose: an owner may forget to tell a public site its
   * address, and must not give licenses away to the world.
   */
  onlyFromThisMachine: boolean;
}

/** `POST /api/checkout/sandbox {plan, email}`: a license that cost nothing. */
export function createCheckoutRoutes({
  checkout,
  trustedProxies,
  onlyFromThisMachine,
}: CheckoutRoutesOptions) {
  return new Hono<{ Bindings: NodeBindings }>().post('/api/checkout/sandbox', async (c) => {
    if (!checkout.isOpen) throw createSandboxClosedError();
    if (onlyFromThisMachine && !isFromThisMachine(c)) throw createSandboxElsewhereError();
    if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
    const order = await readJson(c.req.raw, sandboxOrderSchema);
    const receipt = await checkout.buy(order, callerAddress(c, trustedProxies));
    return c.json(receipt, 200, { 'Cache-Control': 'private, no-store' });
  });
}
