/** The part of Web Crypto that every page has, secure or not. */
type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/**
 * A random UUID (RFC 9562, version 4). Made from random bytes because crypto.randomUUID is missing
 * on plain http, where a site on a home network lives.
 */
export function createRunId(fillRandom: RandomBytes = (bytes) => crypto.getRandomValues(bytes)): string {
  const bytes = fillRandom(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
