import { randomUUID } from 'node:crypto';

/** How a client reaches a site: `app.request`, or fetch at a server's address. */
export type SendRequest = (path: string, init: RequestInit) => Promise<Response> | Response;

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined for an empty answer. */
  body: Body;
}

interface TileOrder {
  tool: 'green' | 'yellow';
  runId: string;
  tile: number;
  /** How many pictures the run has; as many as its tool makes when left out. */
  tiles?: number;
  prompt?: string;
  seed?: number;
  variation?: number;
  /** Pixels; small pictures are drawn quickly. */
  side?: number;
  signal?: AbortSignal;
}

export interface DrawnTile {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  holdId: string | null;
}

export interface SaveOrder {
  bytes: Uint8Array;
  tool: 'green' | 'yellow';
  holdId?: string | null;
  prompt?: string;
  side?: number;
  idempotencyKey?: string;
}

const DEFAULT_SIDE = 64;
const JSON_TYPE = { 'Content-Type': 'application/json' };

export type AccountClient = ReturnType<typeof createAccountClient>;

interface AccountClientOptions {
  /** What a browser would send as Origin. */
  origin: string;
  /** New ones of its own when left out. */
  email?: string;
  password?: string;
}

/** Signs a new account up and acts for it. */
export async function signUpClient(send: SendRequest, options: AccountClientOptions): Promise<AccountClient> {
  const client = createAccountClient(send, options);
  await client.signUp();
  return client;
}

/**
 * Acts for an account as the site's own pages do: the sign-in lives in a cookie, the product API
 * takes the identity token. Sign up or in first.
 */
export function createAccountClient(
  send: SendRequest,
  { origin, email = `${randomUUID()}@example.com`, password = `pass-${randomUUID()}` }: AccountClientOptions,
) {
  const identity = createIdentityCaller(send, origin);
  let token = '';

  const refreshToken = async () => {
    const { body } = expectStatus(await identity('GET', '/token'), 200);
    token = (body as { token: string }).token;
  };
  const enter = async (path: string) => {
    expectStatus(await identity('POST', path, { email, password }), 200);
    await refreshToken();
  };
  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> =>
    readAnswer<Body>(
      await send(`/api${path}`, {
        method,
        headers: { ...JSON_TYPE, ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
  return {
    email,
    password,
    token: () => token,
    refreshToken,
    call,
    signUp: () => enter('/sign-up/email'),
    signIn: () => enter('/sign-in/email'),
    signOut: async () => {
      expectStatus(await identity('POST', '/sign-out', {}), 200);
    },
    draw: (order: TileOrder) => drawTile(send, token, order),
    save: (order: SaveOrder) =>
      call<SaveAnswer>('POST', '/images/save', writeSaveBody(order), writeSaveHeaders(order)),
    status: () => call<StatusAnswer>('GET', '/user/status'),
    gallery: () => call<GalleryEntry[]>('GET', '/images/history'),
    buy: (plan: string) => call<{ licenseKey: string }>('POST', '/checkout/sandbox', { plan, email }),
    activate: (key: string, purchaseEmail = email) =>
      call<StatusAnswer>('POST', '/license/activate', { email: purchaseEmail, key }),
    release: (body: { holdIds?: string[]; runId?: string }) =>
      call<{ released: string[]; kept: string[] }>('POST', '/images/release', body),
    remove: (imageId: string) => call('DELETE', `/images/${imageId}`),
    restore: (imageId: string) => call('POST', `/images/${imageId}/restore`, {}),
  };
}

/** Calls `/api/auth/...` and keeps its cookies, as one browser. */
function createIdentityCaller(send: SendRequest, origin: string) {
  let cookie = '';
  return async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => {
    const answer = await send(`/api/auth${path}`, {
      method,
      headers: { ...(body ? JSON_TYPE : {}), Origin: origin, ...(cookie ? { Cookie: cookie } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    cookie = mergeCookies(cookie, answer.headers.getSetCookie());
    return await readAnswer(answer);
  };
}

export interface GalleryEntry {
  id: string;
  url: string;
  thumbnailUrl: string;
  startingPictureUrl: string | null;
  recipe: {
    strength?: number;
    variation?: number;
    learnedStyle?: { name: string; hash: string; medium: string };
  } | null;
}

interface StatusAnswer {
  credits: number;
  yellowToolDailyCredits: number;
  plan: string;
  licenses: { key: string }[];
}

export interface SaveAnswer {
  userStatus: StatusAnswer;
  image: { id: string; url: string };
}

/** A server answered something else than it should have. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
  readonly status: number;

  constructor({ status, body }: Answer, expected: number) {
    super(`Answered ${status} instead of ${expected}: ${JSON.stringify(body)}`);
    this.status = status;
  }
}

/** @throws {UnexpectedAnswer} with the body of an answer that is not the one expected. */
export function expectStatus<Body>(answer: Answer<Body>, status: number): Answer<Body> {
  if (answer.status === status) return answer;
  throw new UnexpectedAnswer(answer, status);
}

async function drawTile(send: SendRequest, token: string, order: TileOrder): Promise<DrawnTile> {
  const { tool, runId, tile, tiles, prompt = 'a red fox', seed = 7, side = DEFAULT_SIDE, signal } = order;
  const query = new URLSearchParams({
    ...{ width: String(side), height: String(side), seed: String(seed) },
    ...(order.variation ? { variation: String(order.variation) } : {}),
  });
  const answer = await send(`/prompt/${encodeURIComponent(prompt)}?${query}`, {
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      'X-Dreamseed-Tool': tool,
      'X-Dreamseed-Run': runId,
      'X-Dreamseed-Tile': String(tile),
      ...(tiles ? { 'X-Dreamseed-Tiles': String(tiles) } : {}),
    },
    signal,
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
    holdId: answer.headers.get('X-Dreamseed-Hold'),
  };
}

function writeSaveBody({ bytes, tool, holdId, prompt = 'a red fox', side = DEFAULT_SIDE }: SaveOrder) {
  return {
    base64Image: Buffer.from(bytes).toString('base64'),
    prompt,
    fullPrompt: `${prompt}, in a style`,
    width: side,
    height: side,
    generatorType: tool,
    ...(holdId ? { holdId } : {}),
  };
}

function writeSaveHeaders({ idempotencyKey }: SaveOrder): Record<string, string> {
  return idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
}

async function readAnswer<Body>(answer: Response): Promise<Answer<Body>> {
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: (text ? parse(text) : undefined) as Body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Keeps the newest value of each cookie, as a browser does. */
function mergeCookies(held: string, set: readonly string[]): string {
  const cookies = new Map<string, string>();
  for (const pair of [...held.split('; '), ...set.map((line) => line.split(';')[0] ?? '')]) {
    const [name, ...value] = pair.split('=');
    if (name) cookies.set(name, value.join('='));
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
