import { statusPhrase } from '../../../shared/status-phrase.ts';
import { accountSession } from '../../accounts/ui/account-session.ts';
import { apiBaseUrl } from './api-base-url.ts';
import type { ApiRequest, FileApi } from './api-client.types.ts';

/** The product API said no, or said nothing that can be read. */
export class ProductApiError extends Error {
  override name = 'ProductApiError';
  /** The HTTP status of the answer. */
  readonly status: number;
  /** The server's stable code for the error, when it sent one. */
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface ProductApiOptions {
  fetch: typeof fetch;
  /** What stands before `/api`; empty for the page's own site. */
  baseUrl: () => string;
  /** Answers null for a guest, who calls without an Authorization header. */
  getToken: () => Promise<string | null>;
  /** Asked for once when the server refuses a token. */
  refreshToken: () => Promise<string | null>;
}

export function createProductApi({ fetch, baseUrl, getToken, refreshToken }: ProductApiOptions): FileApi {
  const send = async (request: ApiRequest, token: string | null) =>
    fetch(`${baseUrl()}/api${request.path}`, await toRequestInit(request, token));

  /** A token may be refused before its time: the clocks differ, or the keys were changed. */
  const sendAsCaller = async (request: ApiRequest): Promise<Response> => {
    const token = await getToken();
    const response = await send(request, token);
    if (response.status !== 401 || token === null) return response;
    const freshToken = await refreshToken();
    return freshToken === null ? response : send(request, freshToken);
  };

  const ask = async (request: ApiRequest): Promise<Response> => {
    const response = await sendAsCaller(request);
    if (!response.ok) throw await readError(response);
    return response;
  };

  return {
    fetchFile: async (request) => await (await ask(request)).blob(),
    async call<Answer>(request: ApiRequest): Promise<Answer | null> {
      const response = await ask(request);
      return response.status === 204 ? null : readAnswer<Answer>(response);
    },
  };
}

async function toRequestInit(
  { method, body, keepalive, signal }: ApiRequest,
  token: string | null,
): Promise<RequestInit> {
  const packed = body instanceof FormData ? await packForm(body) : undefined;
  const headers: Record<string, string> = { 'Content-Type': packed?.type ?? 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  return {
    method,
    headers,
    ...(body !== undefined && { body: packed?.bytes ?? JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
  };
}

/** As bytes: of a form with a file, browsers do not tell developer tools what they send. */
async function packForm(form: FormData): Promise<{ type: string; bytes: ArrayBuffer }> {
  const packed = new Response(form);
  return { type: packed.headers.get('Content-Type') ?? '', bytes: await packed.arrayBuffer() };
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ProductApiError('API Error: Unreadable answer', response.status);
  }
}

async function readError(response: Response): Promise<ProductApiError> {
  const { message, code } = await readErrorBody(response);
  const text = isText(message) ? message : `API Error: ${statusPhrase(response)}`;
  return new ProductApiError(text, response.status, isText(code) ? code : undefined);
}

/** A page of a proxy, half an answer or none at all must not hide the status. */
async function readErrorBody(response: Response): Promise<{ message?: unknown; code?: unknown }> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

let ownApi: FileApi | undefined;

/** The product API as this tab calls it, with the tab's own identity; only to be asked for in the browser. */
export function productApi(): FileApi {
  ownApi ??= createProductApi({
    fetch: (input, init) => window.fetch(input, init),
    baseUrl: apiBaseUrl,
    getToken: () => accountSession().getToken(),
    refreshToken: () => accountSession().refreshToken(),
  });
  return ownApi;
}
