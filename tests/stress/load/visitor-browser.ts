import { Agent, type Dispatcher, request } from 'undici';
import type { ServerProcess } from '../../crash/server-process.ts';
import type { SendRequest } from '../../support/identity/account-client.ts';
import type { LoadFigures } from './load-figures.ts';

/** As many connections as a browser opens to one site. */
const CONNECTIONS = 6;

/** One visitor's way to the site: connections of their own, an address of their own, every answer noted. */
export interface VisitorBrowser {
  send: SendRequest;
  /** Opens an address as a page does; the browser remembers ETags and asks with them again. */
  open(path: string): Promise<Response>;
  /** As `open`, but goes on to another page when it takes longer than so many milliseconds. */
  glance(path: string, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

interface VisitorBrowserOptions {
  /** e.g. `http://127.0.0.1:41234`. */
  origin: string;
  /** What the proxy in front of the site would say. */
  address: string;
  figures: Pick<LoadFigures, 'note'>;
  connections?: number;
}

export function createVisitorBrowser(options: VisitorBrowserOptions): VisitorBrowser {
  const { origin, address, figures, connections = CONNECTIONS } = options;
  const dispatcher = new Agent({ connections });
  const tags = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const method = init.method ?? 'GET';
    const started = performance.now();
    const note = (status: number, headers: Headers, body: Uint8Array) =>
      figures.note({ method, path, status, headers, body, milliseconds: performance.now() - started });
    try {
      const answer = await request(origin + path, {
        dispatcher,
        method: method as Dispatcher.HttpMethod,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'X-Forwarded-For': address },
        body: init.body as Dispatcher.DispatchOptions['body'],
        signal: init.signal ?? undefined,
      });
      const body = new Uint8Array(await answer.body.arrayBuffer());
      const headers = readHeaders(answer.headers);
      note(answer.statusCode, headers, body);
      const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
      return new Response(isEmpty ? null : body, { status: answer.statusCode, headers });
    } catch (error) {
      // Who hung up expects no answer.
      if (!init.signal?.aborted) note(0, new Headers(), Buffer.from(String(error)));
      throw error;
    }
  };
  const open = async (path: string, signal?: AbortSignal) => {
    const tag = tags.get(path);
    const answer = await send(path, {
      headers: { 'Accept-Encoding': 'br', ...(tag ? { 'If-None-Match': tag } : {}) },
      signal,
    });
    const fresh = answer.headers.get('ETag');
    if (fresh && answer.status === 200) tags.set(path, fresh);
    return answer;
  };
  return {
    send,
    open: (path) => open(path),
    async glance(path, milliseconds) {
      const signal = AbortSignal.timeout(milliseconds);
      await open(path, signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
    },
    close: () => dispatcher.destroy(),
  };
}

/** The site through one visitor's connections, for what was written for a server that tests may kill. */
export function asServer(url: string, send: SendRequest): ServerProcess {
  const refuse = () => Promise.reject(new Error('This server is not steered from here.'));
  return {
    url,
    ended: new Promise(() => {}),
    isAlive: () => true,
    send: async (path, init = {}) => await send(path, init),
    steer: refuse,
    kill: refuse,
    output: () => '',
  };
}

function readHeaders(raw: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
