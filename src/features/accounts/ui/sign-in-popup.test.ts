import { describe, expect, it } from 'vitest';
import { openSignInPopup, POPUP_BLOCKED_MESSAGE } from './sign-in-popup.ts';

const ORIGIN = 'https://site.test';
const success = { type: 'federated-sign-in', ok: true };

/** A browser window whose popup, messages and timer a test moves by hand. */
function fakeBrowser({ isBlocked = false } = {}) {
  const popup = { closed: false, focus() {} };
  const opened: string[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  const timers = new Map<number, () => void>();
  const opener = {
    location: { origin: ORIGIN },
    screenX: 0,
    screenY: 0,
    outerWidth: 1280,
    outerHeight: 800,
    open(address: string) {
      opened.push(address);
      return isBlocked ? null : popup;
    },
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MessageEvent) => void) =>
      listeners.delete(listener),
    setInterval: (work: () => void) => {
      timers.set(1, work);
      return 1;
    },
    clearInterval: (id: number) => timers.delete(id),
  };
  const say = (data: unknown, { origin = ORIGIN, source = popup as unknown } = {}) => {
    for (const listener of [...listeners]) listener({ data, origin, source } as MessageEvent);
  };
  const tick = () => timers.get(1)?.();
  const promise = openSignInPopup(opener as unknown as Window);
  return { promise, opened, popup, say, tick, isWaiting: () => listeners.size + timers.size > 0 };
}

describe('the federated sign-in window', () => {
  it('opens at once at our own address', () => {
    expect(fakeBrowser().opened).toEqual(['/api/auth/federated/start']);
  });

  it('succeeds when our own window says so, and stops listening', async () => {
    const browser = fakeBrowser();
    browser.say(success);
    await expect(browser.promise).resolves.toBeUndefined();
    expect(browser.isWaiting()).toBe(false);
  });

  it("MODAL-12: fails with the provider's message", async () => {
    const browser = fakeBrowser();
    browser.say({ type: 'federated-sign-in', ok: false, code: 'x', message: 'An account exists already.' });
    await expect(browser.promise).rejects.toThrow('An account exists already.');
  });

  it('believes neither other origins, nor other windows, nor other messages', async () => {
    const browser = fakeBrowser();
    browser.say(success, { origin: 'https://evil.test' });
    browser.say(success, { source: {} });
    for (const noise of [null, 'ok', { type: 'other', ok: true }, { type: 'federated-sign-in' }]) {
      browser.say(noise);
    }
    expect(browser.isWaiting()).toBe(true);
    browser.say({ type: 'federated-sign-in', ok: false, message: 'No.' });
    await expect(browser.promise).rejects.toThrow('No.');
  });

  it('O-41: a closed window is a failure without a message', async () => {
    const browser = fakeBrowser();
    browser.tick();
    browser.popup.closed = true;
    browser.tick();
    browser.tick();
    await expect(browser.promise).rejects.toMatchObject({ message: '' });
    expect(browser.isWaiting()).toBe(false);
  });

  it('hears the last word of a window that closes itself', async () => {
    const browser = fakeBrowser();
    browser.popup.closed = true;
    browser.tick();
    browser.say(success);
    browser.tick();
    await expect(browser.promise).resolves.toBeUndefined();
  });

  it('a blocked window is told about', async () => {
    await expect(fakeBrowser({ isBlocked: true }).promise).rejects.toThrow(POPUP_BLOCKED_MESSAGE);
  });
});
