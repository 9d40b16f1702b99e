import { AppError } from '../../../shared/app-error.ts';

/** One answer for every way of failing to prove who sent a message. */
export const createNotAuthenticError = () =>
  new AppError({
    status: 401,
    code: 'shop.not_authentic',
    message: 'This message does not prove that it comes from the shop.',
  });

export const createNotUnderstoodError = () =>
  new AppError({
    status: 400,
    code: 'shop.not_understood',
    message: 'This message does not have the form in which the shop writes.',
  });

export const createNoWebhookError = () =>
  new AppError({
    status: 404,
    code: 'shop.no_webhook',
    message: 'This site does not listen to such a shop.',
  });
