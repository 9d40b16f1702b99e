import * as guestAllowance from './0001-guest-allowance.ts';

/** Every step in the history of the tables, in order. */
export const allMigrations = [guestAllowance];
