import type { ZodType } from 'zod';
import { AppError } from '../../shared/app-error.ts';
import { LARGE_BYTES } from './body-limit.ts';
import { createJsonScan, JSON_LIMITS } from './json-scan.ts';

interface JsonBodyOptions {
  /** The one field that may be long, as a picture in base64 is. It is cut out, never parsed. */
  longField?: string;
  /** What a request without a body says. */
  whenEmpty?: object;
}

/**
 * Reads and checks the JSON body of a request. Its depth and the number of its values are known
 * before it is parsed, and no more than 256 KB of it are: that takes a few milliseconds at most.
 * @throws {AppError} 400 `request.not_json` or `request.too_complex`, 413 `request.too_large`, or
 *   400 `request.invalid` naming the first field at fault.
 */
export async function readJson<Body>(
  request: Request,
  schema: ZodType<Body>,
  { longField, whenEmpty }: JsonBodyOptions = {},
): Promise<Body> {
  const scan = createJsonScan();
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request)) {
    if (!scan.push(chunk)) throw createTooComplexError();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0 && whenEmpty) return checkInput(whenEmpty, schema);
  if (bytes.length <= LARGE_BYTES) return checkInput(parse(bytes), schema);
  return checkInput(parseAround(bytes, { ...scan.longest, longField }), schema);
}

/**
 * Parses JSON that is in memory already.
 * @throws {AppError} 400 `request.not_json` or `request.too_complex`.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (!createJsonScan().push(bytes)) throw createTooComplexError();
  return parse(bytes);
}

/** @throws {AppError} 400 `request.invalid` naming the first field at fault. */
export function checkInput<Value>(value: unknown, schema: ZodType<Value>): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.');
  const message = issue?.message ?? 'The request is not valid.';
  throw new AppError({
    code: 'request.invalid',
    status: 400,
    message: field ? `${field}: ${message}` : message,
  });
}

async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError({ code: 'request.not_json', status: 400, message: 'The request is not valid JSON.' });
  }
}

/** Stands for the long text while the rest is parsed. Whoever sends it as well gains nothing. */
const CUT_OUT = 'cut out';

interface LongText {
  start: number;
  end: number;
  longField: string | undefined;
}

function parseAround(bytes: Buffer, { start, end, longField }: LongText): unknown {
  if (longField === undefined || bytes.length - (end - start) > LARGE_BYTES) throw createTooMuchError();
  const rest = Buffer.concat([bytes.subarray(0, start), Buffer.from(CUT_OUT), bytes.subarray(end)]);
  const value = parse(rest);
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (fields[longField] !== CUT_OUT) throw createTooMuchError();
  return { ...fields, [longField]: withoutEscapes(bytes.subarray(start, end)).toString('latin1') };
}

const BACKSLASH = 0x5c;

/** Base64 needs no more than ASCII, but some programs write its slashes as `\/`. Megabytes of them cost a moment. */
function withoutEscapes(text: Buffer): Buffer {
  let end = text.indexOf(BACKSLASH);
  if (end < 0) return text;
  for (let place = end; place < text.length; place++) {
    if (text[place] === BACKSLASH) place += 1;
    text[end] = text[place] as number;
    end += 1;
  }
  return text.subarray(0, end);
}

function createTooMuchError(): AppError {
  return new AppError({
    code: 'request.too_large',
    status: 413,
    message: `This JSON is longer than we read (${LARGE_BYTES / 1024} KB).`,
  });
}

function createTooComplexError(): AppError {
  const { depth, tokens } = JSON_LIMITS;
  return new AppError({
    code: 'request.too_complex',
    status: 400,
    message: `This JSON is nested more than ${depth} deep or has more than ${tokens.toLocaleString('en-US')} values.`,
  });
}
