import type { ZodType } from 'zod';
import { AppError } from '../../shared/app-error.ts';

/**
 * Reads and checks the JSON body of a request.
 * @throws {AppError} 400 `request.not_json`, or 400 `request.invalid` naming the first field at fault.
 */
export async function readJson<Body>(request: Request, schema: ZodType<Body>): Promise<Body> {
  const text = await request.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError({ code: 'request.not_json', status: 400, message: 'The request is not valid JSON.' });
  }
  return checkInput(value, schema);
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
