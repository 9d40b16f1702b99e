import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { HoldTool, Quote } from '../credits/credits.types.ts';
import type { UserStatus } from './user-status.types.ts';

export interface UserStatusUsecases {
  /** `address` is the caller's network address: welcome credits are limited per address and day. */
  statusOf(identity: AccountIdentity, address: string): Promise<UserStatus>;
  /**
   * What one image of a tool costs this account now; opens today's daily balance when it is needed.
   * @throws {AppError} 403 `plan.inactive` for the yellow tool without an active plan.
   */
  quote(identity: AccountIdentity, tool: HoldTool, address: string): Promise<Quote>;
}
