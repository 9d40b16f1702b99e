import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createSafeStorage, type KeyValueStorage } from './browser-storage.ts';

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

describe('safe storage', () => {
  it('reads, writes and removes', () => {
    const storage = createSafeStorage(createMemoryStorage, () => {});
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('remembers for the page when reaching storage is forbidden, and logs it', () => {
    const logged: string[] = [];
    const storage = createSafeStorage(refuse, (message) => logged.push(message));
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(logged).toHaveLength(1);
  });

  it('T-41: a full storage is logged and does not throw', () => {
    const full: KeyValueStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const logged: string[] = [];
    const storage = createSafeStorage(
      () => full,
      (message) => logged.push(message),
    );
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBeNull();
    storage.removeItem('a');
    expect(logged).toEqual(['Could not store a.', 'Could not read a.', 'Could not clear a.']);
  });
});
