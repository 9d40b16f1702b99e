import { z } from 'zod';

const lemonSqueezyKeySchema = z.object({
  id: z.number().int(),
  status: z.enum(['inactive', 'active', 'expired', 'disabled']),
  key: z.string().min(1),
  activation_limit: z.number().nullish(),
  activation_usage: z.number().nullish(),
  expires_at: z.string().nullish(),
  test_mode: z.boolean().nullish(),
});

const lemonSqueezyMetaSchema = z.object({
  store_id: z.number().int(),
  order_id: z.number().int(),
  product_id: z.number().int(),
  variant_id: z.number().int().nullish(),
  customer_email: z.string().min(1),
});

/** A key that the shop knows, whatever it thinks of it. */
export const knownKeySchema = z.object({
  valid: z.boolean(),
  license_key: lemonSqueezyKeySchema,
  meta: lemonSqueezyMetaSchema,
});

export type KnownKey = z.infer<typeof knownKeySchema>;

/** A refusal without the key's description. */
export const refusedKeySchema = z.object({ valid: z.literal(false), error: z.string() });

const orderAttributesSchema = z.object({
  store_id: z.number().int(),
  status: z.string().nullish(),
  refunded: z.boolean().nullish(),
});

export type OrderAttributes = z.infer<typeof orderAttributesSchema>;

export const orderSchema = z.object({ data: z.object({ attributes: orderAttributesSchema }) });

export const messageSchema = z.object({
  meta: z.object({ event_name: z.string(), test_mode: z.boolean().nullish() }),
  data: z.object({ id: z.union([z.string(), z.number()]).transform(String), attributes: z.unknown() }),
});

export const orderMessageSchema = orderAttributesSchema;

export const keyMessageSchema = z.object({ store_id: z.number().int(), order_id: z.number().int() });
