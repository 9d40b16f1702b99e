import { describe, expect, it } from 'vitest';
import { foldOwnKey, formatOwnKey, OWN_KEY_BYTES } from './own-key.rules.ts';

const bytes = Uint8Array.from({ length: OWN_KEY_BYTES }, (_, position) => position * 7 + 200);

describe('keys that the site makes', () => {
  it('are five groups of five unmistakable characters', () => {
    const key = formatOwnKey(bytes);
    expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(foldOwnKey(key)).toBe(key);
  });

  it('come from every byte they are made of', () => {
    const keys = Array.from({ length: OWN_KEY_BYTES }, (_, changed) =>
      formatOwnKey(bytes.map((byte, position) => (position === changed ? byte + 1 : byte))),
    );
    expect(new Set([...keys, formatOwnKey(bytes)]).size).toBe(OWN_KEY_BYTES + 1);
  });

  it('O-03: are recognised however they are typed', () => {
    const stored = '01ABC-DEFGH-JKMNP-QRSTV-WXYZ0';
    expect(foldOwnKey('01abc defgh jkmnp qrstv wxyz0')).toBe(stored);
    expect(foldOwnKey('oiABCDEFGHJKMNPQRSTVWXYZO')).toBe(stored);
    expect(foldOwnKey(' 0lABC–DEFGH–JKMNP–QRSTV–WXYZO ')).toBe(stored);
  });

  it('nothing typed is no key', () => {
    expect(foldOwnKey(' -- ')).toBe('');
  });
});
