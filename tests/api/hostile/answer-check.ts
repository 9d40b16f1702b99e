import type { DocumentedCall } from './api-document.ts';
import type { HostileRequest } from './hostile-request.types.ts';

export interface ReceivedAnswer {
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: Buffer;
}

/** What no answer may say: where our code lies, what runs, and how the database is asked. */
const INSIDES =
  /\bat \S+ \(?\/|node_modules|\.tsx?:\d+|\bSQLITE|syntax error at|ECONN|select .+ from |TypeError|RangeError|\bErrno/i;

/** @returns what is wrong with this answer, or undefined when it is one that the document promises. */
export function findFault(
  call: DocumentedCall,
  request: HostileRequest,
  answer: ReceivedAnswer,
): string | undefined {
  const { status, headers, body } = answer;
  const type = String(headers['content-type'] ?? '');
  const text = body.length < 20_000 ? body.toString() : '';
  const say = (fault: string) =>
    `${request.method} ${call.id} (${request.what}): ${fault} [${status} ${text.slice(0, 160)}]`;
  if (headers['x-content-type-options'] !== 'nosniff')
    return say('nothing keeps a browser from guessing the type');
  if (status >= 500) return say('failed on our side');
  if (request.method === 'HEAD' && body.length === 0) return undefined;
  if (status < 400)
    return request.undescribed || call.successes.has(status) ? undefined : say('no documented answer');
  if (!/^application\/json\b/.test(type)) return say(`an error of type ${type}`);
  return findErrorFault(call, request, { status, text }, say);
}

function findErrorFault(
  call: DocumentedCall,
  request: HostileRequest,
  { status, text }: { status: number; text: string },
  say: (fault: string) => string,
): string | undefined {
  let error: unknown;
  try {
    error = JSON.parse(text);
  } catch {
    return say('an error that is no JSON');
  }
  if (INSIDES.test(text)) return say('an error that tells of our insides');
  if (call.path.startsWith(KNOWN_SHAPE)) return findShapeFault(error, say);
  const { message, code, requestId, ...rest } = error as Record<string, unknown>;
  if (typeof message !== 'string' || !/\S/.test(message)) return say('an error without a message');
  if (typeof code !== 'string' || !/^[a-z_]+\.[a-z_0-9]+$/.test(code)) return say('an error without a code');
  // What is no HTTP was never a request.
  if (requestId === undefined && !isConnectionRefusal(code)) return say('an error without its number');
  if (Object.keys(rest).length > 0) return say('an error with more in it');
  if (message.length > 300) return say('a message that nobody reads');
  if (!request.undescribed && !call.failures.has(`${status} ${code}`))
    return say('an error that is not documented');
  return undefined;
}

/** Programs of others know how these calls refuse; what the server refuses before them is in its own words. */
const KNOWN_SHAPE = '/v1/';

function findShapeFault(answer: unknown, say: (fault: string) => string): string | undefined {
  const { error = answer } = answer as { error?: unknown };
  const { message, code } = error as Record<string, unknown>;
  if (typeof message !== 'string' || !/\S/.test(message)) return say('an error without a message');
  if (typeof code !== 'string' || !/^[a-z_.0-9]+$/.test(code)) return say('an error without a code');
  return undefined;
}

/** What Node's parser refuses before the site sees it. */
function isConnectionRefusal(code: string): boolean {
  return /^http\.(?:malformed_request|headers_too_large|request_timeout|body_too_fragmented|expectation_failed)$/.test(
    code,
  );
}
