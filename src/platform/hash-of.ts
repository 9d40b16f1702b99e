import { createHash } from 'node:crypto';

/** The same for everything that is the same JSON, in the order of its fields. */
export function hashOf(value: unknown): string {
  return digestOf(JSON.stringify(value));
}

export function digestOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('base64url');
}
