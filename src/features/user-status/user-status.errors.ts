import { AppError } from '../../shared/app-error.ts';

export const createPlanInactiveError = () =>
  new AppError({
    code: 'plan.inactive',
    status: 403,
    message: 'Purchase the Unlimited plan for 1,000 daily generation credits.',
  });
