/** A stretch of bytes, `to` excluded. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Reads a Range header (RFC 9110, 14.2) of a file with so many bytes.
 * @returns undefined for what may be answered with the whole file, 'none' for what lies beyond it.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'none' : { from: bytes - length, to: bytes };
  }
  const from = Number(first);
  const to = last === '' ? bytes : Math.min(Number(last) + 1, bytes);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= bytes ? 'none' : { from, to };
}
