import { expect, test } from 'vitest';
import { requestScript } from './request-script.ts';

const STORY = [{ page: 1, title: 'Dawn', text: 'Light.' }];
const never = new AbortController().signal;
const order = {
  title: '  A day ',
  image: new File([new Uint8Array([1, 2, 3])], 'day.png', { type: 'image/png' }),
};

/** A site that answers with this, and notes what it was asked. */
function site(answer: () => Response | Promise<Response>) {
  const asked: { address: unknown; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    asked.push({ address, init });
    return answer();
  };
  return { asked, fetch };
}

/** A site that never answers, and gives up when it is told to, as fetch does. */
const silent: typeof globalThis.fetch = (_, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test('GEN-18: sends the title and the bytes of the picture as a form, without the name of the file', async () => {
  const { asked, fetch } = site(() => Response.json({ story: STORY, writer: 'built-in', builtIn: true }));
  const script = await requestScript({ fetch }, order, never);
  expect(script).toEqual({ story: STORY, writer: 'built-in', builtIn: true });
  expect(asked).toHaveLength(1);
  const [{ address, init } = { address: undefined, init: {} }] = asked;
  expect([address, init.method]).toEqual(['/api/story-script', 'POST']);
  const form = init.body as FormData;
  expect(form.get('title')).toBe('A day');
  const image = form.get('image') as File;
  expect([image.name, image.type]).toEqual(['picture', 'image/png']);
  expect([...new Uint8Array(await image.arrayBuffer())]).toEqual([1, 2, 3]);
});

test.each([
  ['no JSON', () => new Response('hello'), 'Received an invalid story format from the AI.'],
  ['no story', () => Response.json({}), 'Received an invalid story format from the AI.'],
  [
    'a refusal',
    () => Response.json({ message: 'Too many scripts.', code: 'x' }, { status: 429 }),
    'Too many scripts.',
  ],
  [
    'a proxy that has no words',
    () => new Response('<html>', { status: 413 }),
    'We couldn’t write the script: Content Too Large. Please try again.',
  ],
])('GEN-15, GEN-17: %s', async (_, answer, message) => {
  await expect(requestScript({ fetch: site(answer).fetch }, order, never)).rejects.toThrow(message);
});

test('GEN-17: what the network throws is thrown on', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(requestScript({ fetch }, order, never)).rejects.toThrow(new TypeError('Failed to fetch'));
});

test('O-31: a line that died is a failure with words, not a stop', async () => {
  await expect(requestScript({ fetch: silent, timeoutMs: 5 }, order, never)).rejects.toThrow(
    'The AI took too long to answer. Please try again.',
  );
});

test('a visitor who stops is not told of a failure', async () => {
  const controller = new AbortController();
  const asking = requestScript({ fetch: silent }, order, controller.signal);
  controller.abort();
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});

test('GEN-13: a picture that cannot be read any more is told before anything is sent', async () => {
  const { asked, fetch } = site(() => new Response());
  const image = Object.assign(new File([], 'gone.png', { type: 'image/png' }), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  });
  await expect(requestScript({ fetch }, { ...order, image }, never)).rejects.toThrow(
    'We couldn’t read the picture from your device.',
  );
  expect(asked).toHaveLength(0);
});
