import { z } from 'zod';

/** Which of these a purchase has depends on the kind of product; what is missing does not apply. */
const flag = z.boolean().nullish();
const time = z.string().nullish();

const gumroadPurchaseSchema = z.object({
  product_id: z.string(),
  seller_id: z.string().nullish(),
  email: z.string(),
  license_key: z.string().min(1),
  sale_id: z.string().nullish(),
  /** The same as `sale_id`. */
  id: z.string().nullish(),
  test: flag,
  refunded: flag,
  disputed: flag,
  dispute_won: flag,
  chargebacked: flag,
  subscription_ended_at: time,
  subscription_cancelled_at: time,
  subscription_failed_at: time,
});

export type GumroadPurchase = z.infer<typeof gumroadPurchaseSchema>;

export const gumroadFoundSchema = z.object({
  success: z.literal(true),
  purchase: gumroadPurchaseSchema.optional(),
  /** A customer that the seller brought along from elsewhere; nothing was paid here. */
  imported_customer: z.unknown().optional(),
});

export const gumroadRefusedSchema = z.object({ success: z.literal(false), message: z.string() });
