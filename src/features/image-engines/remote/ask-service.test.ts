import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { askService } from './ask-service.ts';

test.each([true, false])(
  'a form arrives from a process that serves pages (silent service: %s)',
  async (isSilent) => {
    // From here on `Response` is the one of the library that serves the pages.
    getRequestListener(() => new Response());
    const server = createServer(async (request, answer) => {
      const body = new Blob(await request.toArray());
      const form = await new Request('http://localhost', {
        method: 'POST',
        headers: { 'Content-Type': request.headers['content-type'] ?? '' },
        body,
      }).formData();
      const picture = form.get('image');
      answer.end(`${form.get('prompt')}, ${picture instanceof Blob ? picture.size : 'no'} bytes`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const form = new FormData();
    form.set('prompt', 'a heron');
    form.set('image', new Blob([new Uint8Array(300)]), 'start.png');
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const signal = AbortSignal.timeout(10_000);
    const { bytes } = await askService({ url, method: 'POST', form, signal, maxBytes: 1000, isSilent });
    expect(new TextDecoder().decode(bytes)).toBe('a heron, 300 bytes');
    server.close();
  },
);
