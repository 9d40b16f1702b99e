/** Four bytes as the name that they are. */
export function readName(bytes: Uint8Array, position: number): string {
  const at = (offset: number) => bytes[position + offset] ?? 0;
  return String.fromCharCode(at(0), at(1), at(2), at(3));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
