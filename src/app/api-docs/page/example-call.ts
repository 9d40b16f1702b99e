import type { ApiOperation, ApiParameter } from '../api-operation.types.ts';
import type { JsonSchema } from '../json-schema.types.ts';
import { describeValue } from '../openapi-document.ts';
import { referTo } from '../schema-fields.ts';
import { writeExampleValue } from './example-value.ts';

interface ExampleSurroundings {
  /** The site's public address without a trailing slash. */
  root: string;
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** A command that makes this call; the token is read from the shell's variable TOKEN, a key from KEY. */
export function writeExampleCall(operation: ApiOperation, { root, schemas }: ExampleSurroundings): string {
  const { method, token, cookie, body, answers, parameters = [] } = operation;
  // One example is enough where a call takes both.
  const fields = body ? [] : parameters.filter((parameter) => parameter.in === 'form');
  const lines = [`curl ${quote(writeAddress(operation, root))}`];
  if (method !== 'get' && !(method === 'post' && (body || fields.length > 0)))
    lines.push(`-X ${method.toUpperCase()}`);
  if (token === 'required') lines.push('-H "Authorization: Bearer $TOKEN"');
  if (token === 'key') lines.push('-H "Authorization: Bearer $KEY"');
  if (cookie) lines.push(cookie === 'answered' ? '-c cookies.txt' : '-b cookies.txt');
  for (const { name, example = '', schema } of fields) {
    const isFile = describeValue(schema).format === 'binary';
    lines.push(`-F ${quote(`${name}=${isFile ? '@' : ''}${example}`)}`);
  }
  if (body) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d ${quote(JSON.stringify(writeExampleValue({ $ref: referTo(body.name) }, schemas)))}`);
  }
  if (answers.some((answer) => answer.contentTypes)) lines.push('-o image.jpg');
  return lines.join(' \\\n  ');
}

/** The address of this call with its example values. */
function writeAddress({ path, parameters = [] }: ApiOperation, root: string): string {
  const inPlace = (place: ApiParameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const filled = inPlace('path').reduce(
    (address, { name, example = '' }) => address.replace(`{${name}}`, encodeURIComponent(example)),
    path,
  );
  const query = new URLSearchParams(
    inPlace('query').flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  ).toString();
  return root + filled + (query ? `?${query}` : '');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
