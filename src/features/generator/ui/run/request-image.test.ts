import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageServiceError, isNothingKnown } from '../../run-failure.rules.ts';
import { type ImageRequest, type ImageServiceConnection, requestImage } from './request-image.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const request: ImageRequest = {
  tool: 'green',
  runId: 'run-1',
  tile: 1,
  prompt: 'a fox, Anime',
  width: 768,
  height: 1024,
  seed: 42,
  identityHeaders: {},
};

interface Seen {
  url: string;
  headers: Headers;
}

function connect(answer: () => Response, changes: Partial<ImageServiceConnection> = {}) {
  const seen: Seen[] = [];
  const connection: ImageServiceConnection = {
    imageServiceUrl: '',
    pageOrigin: 'https://site.example',
    isPicture: async () => true,
    fetch: async (input, init) => {
      seen.push({ url: String(input), headers: new Headers(init?.headers) });
      return answer();
    },
    ...changes,
  };
  const holds: string[] = [];
  const ask = (signal = new AbortController().signal, changes: Partial<ImageRequest> = {}) =>
    requestImage(connection, { ...request, onHold: (holdId) => holds.push(holdId), ...changes }, signal);
  return { seen, ask, holds };
}

const image = (headers: Record<string, string> = {}) =>
  new Response(PNG, { headers: { 'Content-Type': 'image/png', ...headers } });

/** A fetch that never answers until it is stopped. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('requestImage', () => {
  it('IMG-01: asks for the composed prompt, size and seed, and names tool, run and tile', async () => {
    const { seen, ask } = connect(() => image());
    await ask();
    expect(seen[0]?.url).toBe('/prompt/a%20fox%2C%20Anime?width=768&height=1024&seed=42&nologo=true');
    expect(seen[0]?.headers.get('X-Dreamseed-Tool')).toBe('green');
    expect(seen[0]?.headers.get('X-Dreamseed-Run')).toBe('run-1');
    expect(seen[0]?.headers.get('X-Dreamseed-Tile')).toBe('1');
  });

  it('IMG-04: reads the image as base64', async () => {
    const { src } = await connect(() => image()).ask();
    expect(src).toBe(`data:image/png;base64,${Buffer.from(PNG).toString('base64')}`);
  });

  it('tells which hold pays for the image, also when it is none', async () => {
    const whole = connect(() => image({ 'X-Dreamseed-Hold': 'hold-1' }));
    await whole.ask();
    expect(whole.holds).toEqual(['hold-1']);
    const broken = connect(() => image({ 'X-Dreamseed-Hold': 'hold-2' }), { isPicture: async () => false });
    await expect(broken.ask()).rejects.toThrow();
    expect(broken.holds).toEqual(['hold-2']);
  });

  it('believes no other service about holds', async () => {
    const { ask, holds } = connect(() => image({ 'X-Dreamseed-Hold': 'hold-1' }), {
      imageServiceUrl: 'https://images.example',
    });
    await ask();
    expect(holds).toEqual([]);
  });

  it('keeps the notes of the service', async () => {
    const header = encodeURIComponent('{"understood":["fox"],"unknown":["labyrinth"]}');
    const { notes } = await connect(() => image({ 'X-Dreamseed-Notes': header })).ask();
    expect(notes).toEqual({ understood: ['fox'], unknown: ['labyrinth'] });
  });

  it('says which words are the visitor’s own only where somebody is to be asked first', async () => {
    const { seen, ask } = connect(() => image());
    await ask();
    await ask(undefined, { askFirst: 5 });
    expect(seen.map(({ headers }) => headers.get('X-Dreamseed-Ask-First'))).toEqual([null, '5']);
  });

  it('keeps the code of a refusal', async () => {
    const refuse = () =>
      Response.json({ message: 'Unknown.', code: 'image_service.nothing_known' }, { status: 422 });
    const refused = connect(refuse).ask();
    await expect(refused).rejects.toMatchObject({ detail: 'Unknown.' });
    await expect(refused.catch(isNothingKnown)).resolves.toBe(true);
  });

  it('sends no headers of ours to another service', async () => {
    const { seen, ask } = connect(() => image(), { imageServiceUrl: 'https://images.example' });
    await ask();
    expect([...seen[0]!.headers]).toEqual([]);
  });

  it('IMG-06, ERR-11: a refusal names the status text and keeps the message of the server', async () => {
    const refuse = () =>
      Response.json({ message: 'Back at midnight.' }, { status: 429, statusText: 'Too Many Requests' });
    await expect(connect(refuse).ask()).rejects.toMatchObject({
      message: 'Image service error: Too Many Requests',
      detail: 'Back at midnight.',
    });
  });

  it('T-42: an empty status text becomes the standard phrase', async () => {
    const refuse = () => new Response('<html>', { status: 502 });
    await expect(connect(refuse).ask()).rejects.toMatchObject({
      message: 'Image service error: Bad Gateway',
      detail: undefined,
    });
  });

  it('a page of HTML with status 200 is no image', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    await expect(connect(page).ask()).rejects.toBeInstanceOf(ImageServiceError);
  });

  it('GREEN-39: bytes that cannot be shown are no image, whatever they call themselves', async () => {
    const broken = connect(() => image(), { isPicture: async () => false });
    await expect(broken.ask()).rejects.toBeInstanceOf(ImageServiceError);
  });

  it('IMG-07: a network failure keeps its own message', async () => {
    const broken = connect(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(broken.ask()).rejects.toThrow('Failed to fetch');
  });
});

describe('stopping and waiting', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('IMG-05: stopping rejects with an AbortError', async () => {
    const controller = new AbortController();
    const pending = connect(() => image(), { fetch: hanging }).ask(controller.signal);
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('O-31: after 120 s it has failed, which is not an abort', async () => {
    const outcome = connect(() => image(), { fetch: hanging })
      .ask()
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(ImageServiceError);
    expect(vi.getTimerCount()).toBe(0);
  });
});
