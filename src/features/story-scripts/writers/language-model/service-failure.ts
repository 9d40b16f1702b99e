import { APICallError, InvalidResponseDataError } from 'ai';
import { retryAfter } from '../../../../shared/app-error.ts';
import { InvalidScriptError, WriterError, type WriterFailure } from '../../story-scripts.errors.ts';

/** What the message of a busy writer says. */
const USUAL_WAIT_MS = 60_000;
/** Whatever a service asks for: nobody is told to come back in days. */
const LONGEST_WAIT_MS = 300_000;

/** What became of a call that gave no script. */
export interface ServiceFailure {
  /** For the visitor. Its cause is the owner's one line: no title, no picture, no key. */
  error: WriterError | InvalidScriptError;
  /** The service could do it in a moment. */
  passing: boolean;
  /** How long the service asks to be left alone, in milliseconds. */
  pauseMs?: number;
}

/**
 * Sorts what the AI SDK throws. Its errors hold the whole request and whatever the service said, and
 * some services repeat a wrong key, so nothing of them goes on but status numbers and known codes.
 */
export function readServiceFailure(error: unknown): ServiceFailure {
  if (InvalidResponseDataError.isInstance(error)) return failAsNoScript('an answer without any choice');
  if (!APICallError.isInstance(error)) return fail('out-of-reach', nameError(error));
  const { statusCode } = error;
  if (statusCode === undefined) return fail('out-of-reach', `no connection (${nameError(error.cause)})`);
  const codes = listCodes(error.data);
  const reason = [`answered ${statusCode}`, ...codes].join(' ');
  if (statusCode < 300) return failAsNoScript(`${reason}, but not as the API describes`);
  const failure = sort(statusCode, codes);
  if (failure !== 'busy') return fail(failure, reason);
  const pauseMs = readPause(error);
  return {
    error: new WriterError('busy', {
      cause: new Error(reason),
      headers: retryAfter(Math.min(pauseMs ?? USUAL_WAIT_MS, LONGEST_WAIT_MS)),
    }),
    passing: true,
    pauseMs,
  };
}

function failAsNoScript(reason: string): ServiceFailure {
  return { error: new InvalidScriptError(new Error(reason)), passing: false };
}

function fail(failure: WriterFailure, reason: string): ServiceFailure {
  return { error: new WriterError(failure, { cause: new Error(reason) }), passing: false };
}

const REFUSALS = /^(content_filter|content_policy_violation|moderation_blocked|PROHIBITED_CONTENT|SAFETY)$/;
/** OpenAI answers 429 when the money is used up, which no waiting mends. */
const UNPAID = /^(insufficient_quota|billing_hard_limit_reached)$/;

function sort(status: number, codes: readonly string[]): WriterFailure {
  if (codes.some((code) => REFUSALS.test(code))) return 'refused';
  if (codes.some((code) => UNPAID.test(code))) return 'misconfigured';
  if (status === 408 || status === 504) return 'too-slow';
  // 529 is what some services call their own overload.
  if (status === 429 || status === 503 || status === 529) return 'busy';
  return status < 500 ? 'misconfigured' : 'out-of-reach';
}

type Fields = Readonly<Record<string, unknown>>;

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listDetails(data: unknown): Fields[] {
  const { details } = asFields(asFields(data).error);
  return Array.isArray(details) ? details.map(asFields) : [];
}

/** Codes as both kinds of services write them: words without spaces. Sentences are left out. */
function listCodes(data: unknown): string[] {
  const { status, type, code } = asFields(asFields(data).error);
  const reasons = listDetails(data).map(({ reason }) => reason);
  const words = [status, type, code, ...reasons].filter(
    (word): word is string =>
      typeof word === 'string' && /^[a-z]+(_[a-z]+)*$/i.test(word) && word.length <= 40,
  );
  return [...new Set(words)];
}

/** Gemini says its delay in the body, e.g. `"17s"`; others say it in the header, in seconds. */
function readPause({ data, responseHeaders }: APICallError): number | undefined {
  const delays = [...listDetails(data).map(({ retryDelay }) => retryDelay), responseHeaders?.['retry-after']];
  for (const delay of delays) {
    const seconds = typeof delay === 'string' ? /^(\d{1,6}(?:\.\d{1,9})?)s?$/.exec(delay)?.[1] : undefined;
    if (seconds) return Number(seconds) * 1000;
  }
  return undefined;
}

/** A system's code such as ECONNREFUSED if there is one, else the kind of error. Never its message. */
function nameError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code;
  return error.name;
}
