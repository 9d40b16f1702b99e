import { AppError } from '../../shared/app-error.ts';
import { TOO_MANY_LOOKS } from './looks.rules.ts';

export const createTooManyLooksError = () =>
  new AppError({
    status: 409,
    code: 'looks.full',
    message: TOO_MANY_LOOKS,
  });

export const createUnknownChoiceError = (choice: string) =>
  new AppError({
    status: 400,
    code: 'looks.unknown_choice',
    message: `No selector offers “${choice}”. Leave it out, then try again.`,
  });

/** Somebody else's look is as unknown as one that never was. */
export const createUnknownLookError = () =>
  new AppError({ status: 404, code: 'looks.unknown', message: 'There’s no look like this in your account.' });
