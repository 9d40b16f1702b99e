/** Dispatched on the window when the code that speaks for accounts has come; the header then shows who is here. */
export const ACCOUNT_FOLLOWED_EVENT = 'account-followed';
