import type { ApiOperation, ApiParameter } from './api-operation.types.ts';

/** A command that makes this call; the token is read from the shell's variable TOKEN. */
export function writeExampleCall(operation: ApiOperation, root: string): string {
  const { method, token, body, answers } = operation;
  const lines = [`curl ${quote(writeAddress(operation, root))}`];
  if (method !== 'get' && !(method === 'post' && body)) lines.push(`-X ${method.toUpperCase()}`);
  if (token === 'required') lines.push('-H "Authorization: Bearer $TOKEN"');
  if (body) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d ${quote(JSON.stringify(body.example))}`);
  }
  if (answers.some((answer) => answer.contentTypes)) lines.push('-o image.jpg');
  return lines.join(' \\\n  ');
}

/** The address of this call with its example values. */
export function writeAddress({ path, parameters = [] }: ApiOperation, root: string): string {
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
