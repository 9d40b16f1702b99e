/** What the log says of an error. */
interface LoggedError {
  type: string;
  message: string;
  /** Where it was thrown, without the message above it. */
  stack?: string;
  cause?: LoggedError;
  code?: string | number;
  [fact: string]: unknown;
}

/** Facts of errors that come from programs, never from visitors. */
const SAFE_FACTS = [
  'code',
  'errno',
  'syscall',
  'errcode',
  'errstr',
  'status',
  'statusCode',
  'kind',
  'constraint',
  'table',
];
const DEEPEST_CAUSE = 4;
const LONGEST_MESSAGE = 400;

/** What may stand in the words of an error that quotes its input. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/\/\/[^\s/@]+@/g, '//[secret]@'],
  [/[^\s"'<>(),;:=/[\]]+@[^\s"'<>(),;]+\.[^\s"'<>(),;]+/g, '[email]'],
  [/\?[^\s"'<>)]+/g, '?[query]'],
  [/\/(prompt|blog|web-stories)\/[^\s"'<>)]+/g, '/$1/[text]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/(?<![\w:\]])(?=[0-9a-f:]*::|(?:[0-9a-f]{1,4}:){3})[0-9a-f]*:[0-9a-f:]*[0-9a-f](?!\w)/gi, '[address]'],
  [/\b(?:Bearer|Basic)\s+\S+/gi, '[secret]'],
  [/\b(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{24,}\b/g, '[secret]'],
];

/**
 * An error as the log may tell it. Databases and libraries put the values they were given into their
 * messages and properties; only its kind, its place and known facts are kept of such an error.
 */
export function describeLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersonalData(String(error)) };
  const described: LoggedError = { type: error.name, message: messageOf(error) };
  const facts = error as unknown as Record<string, unknown>;
  for (const name of SAFE_FACTS) {
    const fact = facts[name];
    if (typeof fact === 'number') described[name] = fact;
    if (typeof fact === 'string') described[name] = withoutPersonalData(fact);
  }
  const place = placeOf(error);
  if (place) described.stack = place;
  if (error.cause !== undefined && depth < DEEPEST_CAUSE) {
    described.cause = describeLoggedError(error.cause, depth + 1);
  }
  return described;
}

/** Replaces what looks like an email, an address of a network or a page, or a secret. */
export function withoutPersonalData(text: string): string {
  const short = text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
  return PERSONAL.reduce((clean, [pattern, word]) => clean.replace(pattern, word), short);
}

function messageOf(error: Error): string {
  if (isFromPostgres(error)) return 'The database refused a statement.';
  if (error.name === 'ZodError') return 'Something has another shape than expected.';
  return withoutPersonalData(error.message);
}

/** Its messages quote the values of the statement, e.g. `invalid input syntax for type bigint: "..."`. */
function isFromPostgres(error: Error): boolean {
  return 'severity' in error && 'routine' in error;
}

function placeOf({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line));
  return lines.map((line) => line.trim()).join('\n');
}
