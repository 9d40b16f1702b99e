/** How an account is signed in to. */
export type SignInMethod = 'password' | 'provider' | 'firebase';

export interface AccountRecord {
  /** The account's own address; a placeholder for accounts that Firebase names. */
  email: string;
  emailVerified: boolean;
  hasSecondFactor: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  methods: SignInMethod[];
}
