import type { ApiFailure } from './api-operation.types.ts';

export const NEEDS_TOKEN: ApiFailure = {
  status: 401,
  codes: ['auth.required', 'auth.invalid_token'],
  when: 'The identity token is missing, has run out, or its sign-in was ended.',
};

export const INVALID_BODY: ApiFailure = {
  status: 400,
  codes: ['request.not_json', 'request.invalid'],
  when: 'The body is not JSON, or a field is missing or wrong; the message names the first such field.',
};

export const BODY_TOO_LARGE: ApiFailure = {
  status: 413,
  codes: ['request.too_large'],
  when: 'The request is larger than 16 MB.',
};
