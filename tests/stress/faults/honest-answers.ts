import { UnexpectedAnswer } from '../../support/identity/account-client.ts';

/** What the site answered during one fault. */
export interface AnswerTally {
  answers: number;
  /** How often each code refused somebody. */
  refusals: Map<string, number>;
  /** Answers that said nothing true of what is wrong, each kind once. */
  dishonest: Set<string>;
}

export function createTally(): AnswerTally {
  return { answers: 0, refusals: new Map(), dishonest: new Set() };
}

interface SeenAnswer {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: Uint8Array;
}

const HONEST = new Set([429, 502, 503, 504]);
/** `/prompt/a%20fox` and `/api/images/4f...` are many addresses of one kind. */
const MANY = /^(\/prompt|\/api\/images\/(?!save|release|history)|\/images|\/media)\/.*/;

/** Counts an answer, and judges it: who refuses for a reason of its own says which, and when to come back. */
export function noteAnswer(tally: AnswerTally, seen: SeenAnswer): void {
  tally.answers += 1;
  if (seen.status !== 0 && seen.status < 429) return;
  const { message, code } = readRefusal(seen);
  tally.refusals.set(code ?? String(seen.status), (tally.refusals.get(code ?? String(seen.status)) ?? 0) + 1);
  const complaint = findDishonesty(seen, { message, code });
  if (!complaint) return;
  const [path = ''] = seen.path.split('?');
  tally.dishonest.add(`${seen.method} ${path.replace(MANY, '$1/...')} ${complaint}`);
}

interface Refusal {
  message?: string;
  code?: string;
}

function findDishonesty(seen: SeenAnswer, { message, code }: Refusal): string | undefined {
  const { status, headers, body } = seen;
  const words = Buffer.from(body.subarray(0, 200)).toString();
  if (status === 0) return `was not answered: ${words}`;
  // Nobody reads that one: the caller has left.
  if (status === 499) return undefined;
  if (!HONEST.has(status)) return `answered ${status}: ${words}`;
  if (isPage(headers)) return undefined;
  if (!message || !code) return `answered ${status} without saying why: ${words}`;
  if (status === 503 && !headers.has('Retry-After')) return `answered 503 ${code} without Retry-After`;
  return undefined;
}

/** Pages say in words of their own what is wrong. */
function isPage(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

function readRefusal({ headers, body }: SeenAnswer): Refusal {
  if (!headers.get('Content-Type')?.startsWith('application/json')) return {};
  try {
    return JSON.parse(Buffer.from(body).toString()) as Refusal;
  } catch {
    return {};
  }
}

/** The status of an answer that broke a visitor's plans; undefined for anything else that did. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof UnexpectedAnswer ? error.status : undefined;
}
