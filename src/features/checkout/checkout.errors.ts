import { AppError, retryAfter } from '../../shared/app-error.ts';
import { describeMinutes } from '../../shared/describe-minutes.ts';

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return new AppError({ status, code: `checkout.${code}`, message }, headers);
}

export const createSandboxClosedError = () => refuse(404, 'closed', 'This site has no sandbox shop.');

/** The same answer to whoever is not at the machine, with the way out for an owner who is. */
export const createSandboxElsewhereError = () =>
  refuse(
    404,
    'closed',
    'This site has no sandbox shop for visitors. The owner can open one with the setting SANDBOX_SHOP=on.',
  );

export const createPlanNotSoldError = () =>
  refuse(
    404,
    'plan_not_sold',
    'There’s no plan with this name. The plans are booster, premium, professional and unlimited.',
  );

export const createOtherSiteError = () =>
  refuse(403, 'other_site', 'Please make test purchases on this site’s own pages.');

export const createTooManyPurchasesError = (waitMs: number) =>
  refuse(
    429,
    'too_many_purchases',
    `You’ve made a lot of test purchases. Please try again in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );
