import { Agent, fetch as fetchByAgent } from 'undici';
import { type FailureReading, parseJson, readFailedAnswer } from './answer-failure.rules.ts';
import { RemoteEngineError } from './remote-engine.errors.ts';
import { readTransportFailure } from './transport-failure.rules.ts';

export type Fetch = typeof fetch;

/** What is kept of an error page, to read its code. */
const LARGEST_ERROR_BYTES = 64 * 1024;

export interface ServiceQuestion extends FailureReading {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart instead. */
  form?: FormData;
  signal: AbortSignal;
  /** Of an unpacked answer that goes well. */
  maxBytes: number;
  /**
   * The service says nothing until it is done, which may take longer than the five minutes that the
   * platform's own fetch waits: the signal alone ends the wait. Knows no proxies.
   */
  isSilent?: boolean;
  /** Default: the platform's own. */
  fetch?: Fetch;
}

interface ServiceAnswer {
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array<ArrayBuffer>;
}

const withoutTimeouts = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

// The library's own types of requests and answers differ from the platform's in name alone.
const patientFetch = ((url: string, init?: object) =>
  fetchByAgent(url, { ...init, dispatcher: withoutTimeouts })) as unknown as Fetch;

/**
 * Asks a service that is sent a key. Redirects are not followed, because the key would follow too,
 * and an answer of unreasonable size is broken off.
 * @throws {RemoteEngineError} for anything but a whole answer of status 2xx. Aborting also ends so:
 * whoever aborted knows.
 */
export async function askService(question: ServiceQuestion): Promise<ServiceAnswer> {
  try {
    const response = await openAnswer(question);
    return {
      headers: Object.fromEntries(response.headers),
      bytes: await readWithin(response, question.maxBytes),
    };
  } catch (error) {
    throw readTransportFailure(error);
  }
}

/**
 * The same for an answer that comes bit by bit.
 * @throws {RemoteEngineError} for another status than 2xx; anything else that fetch throws.
 */
export async function openAnswer(question: Omit<ServiceQuestion, 'maxBytes'>): Promise<Response> {
  const { url, method = 'GET', signal, isSilent } = question;
  const doFetch = question.fetch ?? (isSilent ? patientFetch : fetch);
  const { body, type } = await writeBody(question);
  const headers = { ...question.headers, ...(type !== undefined && { 'Content-Type': type }) };
  const response = await doFetch(url, { method, headers, body, signal, redirect: 'manual' });
  if (response.ok) return response;
  const answered = { status: response.status, headers: Object.fromEntries(response.headers) };
  const page = await readErrorPage(response);
  throw new RemoteEngineError(readFailedAnswer({ ...answered, body: page }, question));
}

/**
 * A form is written here, because the library's fetch knows no forms but its own. Where pages are served,
 * `Response` is the HTTP server's own, which knows no `bytes()`.
 */
async function writeBody({ json, form }: Pick<ServiceQuestion, 'json' | 'form'>): Promise<{
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
}> {
  if (form) {
    const written = new Response(form);
    const body = new Uint8Array(await written.arrayBuffer());
    return { body, type: written.headers.get('Content-Type') ?? undefined };
  }
  return json === undefined ? {} : { body: JSON.stringify(json), type: 'application/json' };
}

/**
 * Reads a body to its end and gives up as soon as it is too large.
 * @param maxBytes unpacked: a few packed kilobytes may unfold to gigabytes.
 * @throws {RemoteEngineError} 'broken' when it is too large.
 */
export async function readWithin(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body, and so the connection.
    if (size > maxBytes) throw new RemoteEngineError({ kind: 'broken', reason: describeTooLarge(maxBytes) });
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function describeTooLarge(maxBytes: number): string {
  return `It answered more than ${Math.round(maxBytes / 1024 / 1024)} MB.`;
}

/** The status says enough when the page cannot be read. */
async function readErrorPage(response: Response): Promise<unknown> {
  try {
    return parseJson(await readWithin(response, LARGEST_ERROR_BYTES));
  } catch {
    return undefined;
  }
}
