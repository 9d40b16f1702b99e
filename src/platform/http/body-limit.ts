import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../shared/app-error.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Refuses larger bodies with 413 `request.too_large`, before they are read. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit =
    maxBytes < MEGABYTE ? `${Math.floor(maxBytes / KILOBYTE)} KB` : `${Math.floor(maxBytes / MEGABYTE)} MB`;
  return bodyLimit({
    maxSize: maxBytes,
    onError() {
      throw new AppError({
        code: 'request.too_large',
        status: 413,
        message: `This is larger than we accept here (${limit}).`,
      });
    },
  });
}
