import { z } from 'zod';
import { successSchema } from '../../features/accounts/accounts.schema.ts';
import type { ApiBody, ApiFailure } from './api-operation.types.ts';

export const DONE: ApiBody = { name: 'Done', schema: z.object(successSchema.shape) };

export const TOO_MANY_ATTEMPTS: ApiFailure = {
  status: 429,
  codes: ['auth.too_many_attempts'],
  when: 'Too many attempts from this address. See Retry-After.',
};

export const OTHER_ORIGIN: ApiFailure = {
  status: 403,
  codes: ['auth.foreign_origin'],
  when: 'The Origin header names another site.',
};
