/** A sign-in of the site's own, not one that Firebase vouches for. Times are milliseconds since 1970. */
export interface SignIn {
  accountId: string;
  email: string;
  emailVerified: boolean;
  begunAt: number;
}

/** An account as whoever runs the site sees it in a list. */
export interface FoundAccount {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: number;
  isSuspended: boolean;
}

export interface Suspension {
  since: number;
  reason: string;
}
