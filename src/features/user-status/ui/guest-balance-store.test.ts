import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../ui/browser-storage.ts';
import { GUEST_STORAGE_KEYS } from '../guest-balance.rules.ts';
import { createGuestBalanceStore } from './guest-balance-store.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

function setUp(entries: Record<string, string> = {}) {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  const time = { value: NOON };
  const store = createGuestBalanceStore(storage, { now: () => time.value });
  return { storage, store, time };
}

describe('the guest balance', () => {
  it('ENT-05, ENT-06: starts at 500 and 200 without writing anything', () => {
    const { store, storage } = setUp();
    expect(store.getSnapshot()).toEqual({ green: 500, yellow: 200 });
    for (const key of Object.values(GUEST_STORAGE_KEYS)) expect(storage.getItem(key)).toBeNull();
  });

  it('GREEN-40, ENT-24: stores whole numbers apart from each other', () => {
    const { store, storage } = setUp();
    store.spend('green', 100);
    expect(storage.getItem(GUEST_STORAGE_KEYS.green)).toBe('400');
    expect(storage.getItem(GUEST_STORAGE_KEYS.yellow)).toBeNull();
    store.spend('yellow', 150);
    expect(storage.getItem(GUEST_STORAGE_KEYS.yellow)).toBe('50');
    expect(store.getSnapshot()).toEqual({ green: 400, yellow: 50 });
  });

  it('GREEN-40: a balance lowered in storage by another tab is lowered further, never below 0', () => {
    const { store, storage } = setUp();
    expect(store.getSnapshot().green).toBe(500);
    storage.setItem(GUEST_STORAGE_KEYS.green, '60');
    store.spend('green', 100);
    expect(store.getSnapshot().green).toBe(0);
    expect(storage.getItem(GUEST_STORAGE_KEYS.green)).toBe('0');
  });

  it('tells its listeners once per change and keeps the snapshot otherwise', () => {
    const { store } = setUp();
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    const before = store.getSnapshot();
    store.refresh();
    expect(store.getSnapshot()).toBe(before);
    expect(calls).toBe(0);
    store.spend('green', 100);
    expect(calls).toBe(1);
    stop();
    store.spend('green', 100);
    expect(calls).toBe(1);
  });

  it('C-23: a new UTC day raises the daily balance to 200 and stores it', () => {
    const { store, storage, time } = setUp();
    store.spend('yellow', 200);
    time.value += DAY;
    store.refresh();
    expect(store.getSnapshot().yellow).toBe(200);
    expect(storage.getItem(GUEST_STORAGE_KEYS.yellow)).toBe('200');
    expect(storage.getItem(GUEST_STORAGE_KEYS.yellowDay)).toBe('2026-11-22');
  });

  it('C-23: tops up once a day, however often it is read', () => {
    const { store, time } = setUp();
    store.spend('yellow', 200);
    time.value += DAY;
    store.refresh();
    store.spend('yellow', 200);
    store.refresh();
    expect(store.getSnapshot().yellow).toBe(0);
  });

  it('READ-07, READ-12: earning raises the one balance only', () => {
    const { store } = setUp({
      [GUEST_STORAGE_KEYS.yellow]: '0',
      [GUEST_STORAGE_KEYS.yellowDay]: '2026-11-21',
    });
    store.add('yellow', 100);
    expect(store.getSnapshot()).toEqual({ green: 500, yellow: 100 });
  });

  it('ignores corrupt entries', () => {
    const { store } = setUp({ [GUEST_STORAGE_KEYS.green]: 'abc', [GUEST_STORAGE_KEYS.yellow]: '-4' });
    expect(store.getSnapshot()).toEqual({ green: 500, yellow: 200 });
  });
});
