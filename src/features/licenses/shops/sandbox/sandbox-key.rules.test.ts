import { describe, expect, it } from 'vitest';
import { foldSandboxKey, formatSandboxKey, SANDBOX_KEY_BYTES } from './sandbox-key.rules.ts';

const bytes = Uint8Array.from({ length: SANDBOX_KEY_BYTES }, (_, position) => position * 7 + 200);

describe('keys of the sandbox shop', () => {
  it('are five groups of five unmistakable characters', () => {
    const key = formatSandboxKey(bytes);
    expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(foldSandboxKey(key)).toBe(key);
  });

  it('come from every byte they are made of', () => {
    const keys = Array.from({ length: SANDBOX_KEY_BYTES }, (_, changed) =>
      formatSandboxKey(bytes.map((byte, position) => (position === changed ? byte + 1 : byte))),
    );
    expect(new Set([...keys, formatSandboxKey(bytes)]).size).toBe(SANDBOX_KEY_BYTES + 1);
  });

  it('O-03: are recognised however they are typed', () => {
    const stored = '01ABC-DEFGH-JKMNP-QRSTV-WXYZ0';
    expect(foldSandboxKey('01abc defgh jkmnp qrstv wxyz0')).toBe(stored);
    expect(foldSandboxKey('oiABCDEFGHJKMNPQRSTVWXYZO')).toBe(stored);
    expect(foldSandboxKey(' 0lABC–DEFGH–JKMNP–QRSTV–WXYZO ')).toBe(stored);
  });

  it('nothing typed is no key', () => {
    expect(foldSandboxKey(' -- ')).toBe('');
  });
});
