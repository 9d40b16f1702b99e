/** Where the receipts of a guest's pictures wait for an account, in this browser's storage. */
export const GUEST_RECEIPTS_KEY = 'dreamseed.guest.receipts';
