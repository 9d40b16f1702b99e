import { createHash } from 'node:crypto';

/** The same for everything that is the same JSON, in the order of its fields. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
