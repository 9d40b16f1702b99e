import type { RemoteFailure, RemoteFailureKind } from './remote-engine.errors.ts';

/** An answer that is no success, as it arrived. */
interface FailedAnswer {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** The body as JSON; undefined when it is none. */
  body: unknown;
}

const NOT_THERE: readonly number[] = [404, 405, 501];

export interface FailureReading {
  /** Statuses by which this very service declines words. */
  refusedStatuses?: readonly number[];
  /** Milliseconds since 1970, for a Retry-After that names a moment. */
  now?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined when it is no JSON. */
export function parseJson(json: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json));
  } catch {
    return undefined;
  }
}

export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listFields(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(asFields) : [];
}

const REFUSAL_CODES =
  /^(content_filter|content_policy(_violation)?|moderation_blocked|content_moderated|safety(_error)?|image_safety|prohibited_content|blocklist|spii|nsfw(_content)?)$/i;
const REFUSAL_PROSE =
  /nsfw|content[ _]polic|safety (system|filter)|moderated|by (our )?moderation|flagged as|violat\w+ .{0,40}polic/i;
/** Where services say in prose that they decline; elsewhere the same words speak of the service itself. */
const REFUSAL_STATUSES: readonly number[] = [400, 403, 422, 451];
/** The older Pollinations answers 500 to everything. */
const REFUSAL_PROSE_OF_500 = /nsfw content detected|content[ _]polic/i;
const UNPAID_CODES =
  /^(payment_required|insufficient_(quota|credits?|balance|funds)|billing_hard_limit_reached)$/i;
const UNPAID_PROSE = /exhausted balance|insufficient (credit|balance|funds|pollen)|billing hard limit/i;
/** Whether a service's own words, or its code, say that it will not draw what was asked for. */
export function soundsLikeRefusal(text: string): boolean {
  return REFUSAL_CODES.test(text) || REFUSAL_PROSE.test(text);
}

const WRONG_KEY_CODES = /^(api_key_invalid|invalid_api_key)$/i;
/** Google names the quota that is used up; one that is counted by the day is not mended by waiting. */
const DAILY_QUOTA = /PerDay/;

/**
 * Sorts an answer that is no picture. Prose is looked at for what it says and never passed on: it may
 * repeat the key or the visitor's words.
 */
export function readFailedAnswer(answer: FailedAnswer, reading: FailureReading = {}): RemoteFailure {
  const codes = listCodes(answer.body);
  const kind = sort(answer, codes, reading);
  const retryAfterMs = kind === 'busy' ? readRetryAfter(answer, reading.now ?? Date.now()) : undefined;
  const passes = (kind === 'broken' && answer.status >= 500) || undefined;
  const isNotThere = NOT_THERE.includes(answer.status) || undefined;
  return { kind, reason: describe(kind, answer.status, codes), retryAfterMs, passes, isNotThere };
}

function sort(answer: FailedAnswer, codes: readonly string[], reading: FailureReading): RemoteFailureKind {
  const { status, body } = answer;
  const prose = listProse(body).join('\n');
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  // A queue that is full offers a way to pay for a place in it; the offer is not taken.
  if (status === 402 && asFields(body).x402Version !== undefined) return 'busy';
  if (reading.refusedStatuses?.includes(status) || has(REFUSAL_CODES)) return 'refused';
  if (REFUSAL_STATUSES.includes(status) && REFUSAL_PROSE.test(prose)) return 'refused';
  if (status === 500 && REFUSAL_PROSE_OF_500.test(prose)) return 'refused';
  if (status === 402 || has(UNPAID_CODES) || UNPAID_PROSE.test(prose) || isDailyQuota(body)) return 'billing';
  // 529 is what some services call their own overload.
  if ([429, 503, 529].includes(status)) return 'busy';
  if ([408, 504].includes(status)) return 'timeout';
  return status >= 300 && status < 500 ? 'misconfigured' : 'broken';
}

function describe(kind: RemoteFailureKind, status: number, codes: readonly string[]): string {
  return `${explain(kind, status, codes)} (answered ${[status, ...codes].join(' ')}).`;
}

const EXPLANATIONS: Readonly<Record<Exclude<RemoteFailureKind, 'misconfigured'>, string>> = {
  busy: 'It has too much to do, or is asked too often',
  refused: 'It declined the words',
  billing: 'The account there is empty or over its quota',
  broken: 'It failed',
  timeout: 'It gave up because drawing took too long',
  unreachable: 'It cannot be reached',
};

function explain(kind: RemoteFailureKind, status: number, codes: readonly string[]): string {
  if (kind !== 'misconfigured') return EXPLANATIONS[kind];
  if (status < 400) return 'Its address leads elsewhere, where no key is sent';
  if (status === 401 || codes.some((code) => WRONG_KEY_CODES.test(code)))
    return 'The key is missing or wrong';
  if (status === 403) return 'The key does not allow this';
  if (status === 404 || status === 405) return 'The address or the model does not exist';
  return 'It does not take such a request: look at the model and its settings';
}

/** Codes as services write them: single words, in the places where they are. */
function listCodes(body: unknown): string[] {
  const { error, code, type, detail } = asFields(body);
  const inner = asFields(error);
  const details = [...listFields(inner.details), ...listFields(detail)];
  const found = [inner.status, inner.type, inner.code, error, code, type];
  const words = [...found, ...details.flatMap(({ reason, type: kind }) => [reason, kind])].filter(
    (word): word is string =>
      typeof word === 'string' && /^[a-z]+([_.][a-z]+)*$/i.test(word) && word.length <= 40,
  );
  return [...new Set(words)];
}

function listProse(body: unknown): string[] {
  const { error, message, detail, title } = asFields(body);
  const inner = asFields(error);
  return [error, inner.message, message, detail, title, ...listFields(detail).map(({ msg }) => msg)].filter(
    (text): text is string => typeof text === 'string',
  );
}

const listDetails = (body: unknown) => listFields(asFields(asFields(body).error).details);

function isDailyQuota(body: unknown): boolean {
  const violations = listDetails(body).flatMap((detail) => listFields(detail.violations));
  return violations.some(({ quotaId }) => typeof quotaId === 'string' && DAILY_QUOTA.test(quotaId));
}

/** Google says its delay in the body, e.g. `"17s"`; others in a header: seconds, or a moment. RFC 9110, 10.2.3. */
function readRetryAfter({ headers, body }: FailedAnswer, now: number): number | undefined {
  const milliseconds = headers['retry-after-ms'];
  if (milliseconds !== undefined && /^\d{1,9}$/.test(milliseconds)) return Number(milliseconds);
  for (const delay of [...listDetails(body).map(({ retryDelay }) => retryDelay), headers['retry-after']]) {
    if (typeof delay !== 'string') continue;
    const seconds = /^(\d{1,6}(?:\.\d{1,9})?)s?$/.exec(delay.trim())?.[1];
    if (seconds !== undefined) return Math.round(Number(seconds) * 1000);
    const moment = Date.parse(delay);
    if (!Number.isNaN(moment)) return Math.max(0, moment - now);
  }
  return undefined;
}
