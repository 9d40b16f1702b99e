import type { ZodType } from 'zod';
import { parseJson } from '../../../platform/http/json-body.ts';
import { createNotUnderstoodError } from '../refunds/shop-messages.errors.ts';

/**
 * Reads the JSON of a message whose sender is proven.
 * @throws {AppError} 400 `shop.not_understood`.
 */
export function parseMessage<Message>(body: Uint8Array, schema: ZodType<Message>): Message {
  let value: unknown;
  try {
    value = parseJson(body);
  } catch {
    throw createNotUnderstoodError();
  }
  const result = schema.safeParse(value);
  if (!result.success) throw createNotUnderstoodError();
  return result.data;
}
