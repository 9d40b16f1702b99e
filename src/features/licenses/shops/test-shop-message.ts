import type { ShopMessage } from './shops.types.ts';

/** A message as a route hands it on, for tests. */
export function createShopMessage(
  body: string,
  { headers = {}, query = {} }: { headers?: Record<string, string>; query?: Record<string, string> } = {},
): ShopMessage {
  const known = new Headers(headers);
  return {
    header: (name) => known.get(name) ?? undefined,
    query: (name) => query[name],
    body: new TextEncoder().encode(body),
  };
}
