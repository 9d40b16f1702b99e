import { z } from 'zod';

export const polarKeySchema = z.object({
  id: z.string().min(1),
  organization_id: z.string(),
  benefit_id: z.string(),
  key: z.string().min(1),
  status: z.enum(['granted', 'revoked', 'disabled']),
  customer: z.object({ email: z.string().nullish() }),
  usage: z.number().nullish(),
  limit_usage: z.number().nullish(),
  expires_at: z.string().nullish(),
  order_id: z.string().nullish(),
  order: z.object({ status: z.string() }).nullish(),
});

export type PolarKey = z.infer<typeof polarKeySchema>;

export const polarErrorSchema = z.object({ error: z.string() });

export const polarMessageSchema = z.object({ type: z.string(), data: z.unknown() });

export const polarGrantSchema = z.object({
  properties: z.object({ license_key_id: z.string().nullish() }),
});

export const polarOrderSchema = z.object({ id: z.string().min(1), status: z.string().nullish() });
