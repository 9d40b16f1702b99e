import { AppError, retryAfter } from '../../shared/app-error.ts';
import type { BalanceRef } from './credits.types.ts';

/**
 * @param cost of everything that was asked for at once, in credits.
 * @param balance what may be spent: without what is held.
 */
export function createInsufficientCreditsError(
  kind: BalanceRef['kind'],
  { cost, balance }: { cost: number; balance: number },
): AppError {
  const message =
    kind === 'daily'
      ? `You need ${cost} daily credits, but you only have ${balance}. Your credits reset daily.`
      : `You need ${cost} credits, but you only have ${balance}. Please purchase a plan.`;
  return new AppError({ code: 'credits.insufficient', status: 402, message });
}

/** The balance would cover it; its owner allowed this key less. */
export function createDailyCapError(cap: number, waitMs: number): AppError {
  return new AppError(
    {
      code: 'credits.daily_cap',
      status: 429,
      message: `This key may spend ${cap.toLocaleString('en-US')} credits a day, and this would be more. It can go on at midnight UTC.`,
    },
    retryAfter(waitMs),
  );
}

/** A run belongs to the tool that it began on: the other one has other prices and another balance. */
export function createOtherToolError(): AppError {
  return new AppError({
    code: 'run.other_tool',
    status: 409,
    message: 'This run began on the other tool. Please start a new one.',
  });
}

/** Somebody still holds a token of an account that its owner has deleted. */
export function createClosedAccountError(): AppError {
  return new AppError({ code: 'account.closed', status: 401, message: 'This account was deleted.' });
}
