import { AppError } from '../../shared/app-error.ts';

export function createUnknownMediaError(): AppError {
  return new AppError({
    code: 'media.unknown',
    status: 404,
    message: 'There is no picture at this address.',
  });
}
