import { createPasswordLengthError } from '../accounts.errors.ts';
import { PASSWORD_LENGTH } from '../accounts.rules.ts';

/**
 * Whether an account takes this password: asked before the provider is, which answers an empty one in a
 * list of fields, and before a hash is spent.
 * @throws {AppError} 400 `auth.password_too_short` or `auth.password_too_long`.
 */
export function assertPasswordLength(password: string): void {
  if (password.length < PASSWORD_LENGTH.least) throw createPasswordLengthError('short');
  if (password.length > PASSWORD_LENGTH.most) throw createPasswordLengthError('long');
}
