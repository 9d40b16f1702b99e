import type { ActivityKind } from './account-activity.schema.ts';

/** What happened, in plain words. */
export const ACTIVITY_WORDS: Readonly<Record<ActivityKind, string>> = {
  'account.sign-in': 'Somebody signed in to your account.',
  'account.wrong-passwords': 'Somebody entered a wrong password for your account.',
  'account.wrong-codes': 'Somebody knew your password, and entered a wrong code.',
  'account.backup-code': 'Somebody signed in with one of your backup codes.',
  'account.second-factor-on': 'Two-step sign-in was turned on.',
  'account.second-factor-off': 'Two-step sign-in was turned off.',
  'account.backup-codes-renewed': 'New backup codes were made.',
  'account.email-confirmed': 'Your email address was confirmed.',
  'account.password-changed': 'Your password was changed, and every sign-in ended.',
  'account.key-made': 'A key for programs was made.',
  'account.key-revoked': 'A key for programs was revoked.',
  'account.export': 'Your data was downloaded.',
  'account.mail': 'Our team emailed you a link.',
  'account.mail-export': 'Our team emailed you a link to your data.',
  'account.end-sign-ins': 'Our team signed you out everywhere and revoked your keys for programs.',
  'account.end-second-factor': 'Our team turned off two-step sign-in and signed you out everywhere.',
  'account.reset-link': 'Our team made a link to a new password for your account.',
  'account.suspend': 'Our team suspended your account.',
  'account.lift': 'Our team lifted the suspension of your account.',
};
