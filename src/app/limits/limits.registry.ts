import {
  EXPORTS,
  MAILED_EXPORTS,
  RUNNING_EXPORT_OF_ACCOUNT,
  RUNNING_EXPORTS,
  RUNNING_EXPORTS_OF_ADDRESS,
} from '../../features/account-data/account-data-limits.rules.ts';
import {
  ACCOUNT_ATTEMPTS,
  IDENTITY_TOKENS,
  OWNER_CHECKS,
  SIGN_UPS,
  UNCONFIRMED_MAILS,
  USED_CODES,
  WRONG_CODES,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_DEVICE,
} from '../../features/accounts/accounts-limits.rules.ts';
import { API_CALLS, KEYS_MADE, WRONG_KEYS } from '../../features/api-keys/api-keys-limits.rules.ts';
import { TEST_PURCHASES } from '../../features/checkout/checkout-limits.rules.ts';
import { DAILY_ENLARGEMENTS } from '../../features/enlarging/enlarging-limits.rules.ts';
import {
  ARCHIVES,
  CHANGES,
  FREE_UPLOADS,
  RELEASES,
  RUNNING_ARCHIVES,
  RUNNING_ARCHIVES_OF_ACCOUNT,
  SAVES,
  SEARCHES,
} from '../../features/gallery/gallery-limits.rules.ts';
import { QUESTIONS } from '../../features/known-pictures/known-pictures-limits.rules.ts';
import {
  LEARNED_OF_ACCOUNT,
  LEARNED_OF_ADDRESS,
  PICTURES_OF_STYLES,
} from '../../features/learned-styles/learned-styles-limits.rules.ts';
import {
  FAILED_ACTIVATIONS_OF_ACCOUNT,
  FAILED_ACTIVATIONS_OF_ADDRESS,
  QUESTIONS_TO_SHOPS,
} from '../../features/licenses/licenses-limits.rules.ts';
import {
  DOCTOR_CALLS,
  ENGINE_TESTS,
  NOTED_EVENTS,
  NOTED_WRONG_PASSWORDS,
  STAFF_ACTIONS,
  STAFF_CALLS,
} from '../../features/owner/owner-limits.rules.ts';
import { CONVERSIONS } from '../../features/provenance/conversion/conversion-limits.rules.ts';
import {
  ALL_REPORTS,
  REPORTS_OF_ADDRESS,
  SHARE_LISTS,
  SHARES,
  TAKEDOWN_ANSWERS,
} from '../../features/sharing/sharing-limits.rules.ts';
import { ALL_STORY_SCRIPTS, STORY_SCRIPTS } from '../../features/story-scripts/story-scripts-limits.rules.ts';
import type { LimitRule } from '../../shared/limit-rule.ts';
import {
  COLLECTED_PICTURES,
  FEED_REQUESTS,
  SHOP_MESSAGES,
  STARTING_PICTURES,
  UNCACHED_PAGES,
} from './address-limits.rules.ts';

/** Every limit of attempts, as docs/limits.md lists them; a test compares them with those that a server opens. */
export const limitRules: readonly LimitRule[] = [
  ACCOUNT_ATTEMPTS,
  SIGN_UPS,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_DEVICE,
  OWNER_CHECKS,
  WRONG_CODES,
  USED_CODES,
  IDENTITY_TOKENS,
  UNCONFIRMED_MAILS,
  EXPORTS,
  MAILED_EXPORTS,
  RUNNING_EXPORT_OF_ACCOUNT,
  RUNNING_EXPORTS_OF_ADDRESS,
  RUNNING_EXPORTS,
  FAILED_ACTIVATIONS_OF_ACCOUNT,
  FAILED_ACTIVATIONS_OF_ADDRESS,
  QUESTIONS_TO_SHOPS,
  TEST_PURCHASES,
  SAVES,
  RELEASES,
  FREE_UPLOADS,
  CHANGES,
  SEARCHES,
  ARCHIVES,
  RUNNING_ARCHIVES_OF_ACCOUNT,
  RUNNING_ARCHIVES,
  SHARES,
  SHARE_LISTS,
  REPORTS_OF_ADDRESS,
  ALL_REPORTS,
  TAKEDOWN_ANSWERS,
  API_CALLS,
  WRONG_KEYS,
  KEYS_MADE,
  STAFF_CALLS,
  STAFF_ACTIONS,
  ENGINE_TESTS,
  DOCTOR_CALLS,
  NOTED_EVENTS,
  NOTED_WRONG_PASSWORDS,
  DAILY_ENLARGEMENTS,
  LEARNED_OF_ADDRESS,
  LEARNED_OF_ACCOUNT,
  PICTURES_OF_STYLES,
  QUESTIONS,
  CONVERSIONS,
  STORY_SCRIPTS,
  ALL_STORY_SCRIPTS,
  UNCACHED_PAGES,
  COLLECTED_PICTURES,
  STARTING_PICTURES,
  FEED_REQUESTS,
  SHOP_MESSAGES,
];
