import type { Spender } from '../../shared/account-identity.ts';
import type { ApiScope } from './api-keys.rules.ts';

/** A key as its account keeps it: never the secret. Times are milliseconds since 1970. */
export interface ApiKey {
  id: string;
  accountId: string;
  name: string;
  /** The end of the secret, by which its owner knows it. */
  hint: string;
  scopes: readonly ApiScope[];
  /** Addresses and networks that it may be used from; empty for any. */
  addresses: readonly string[];
  /** Credits; null for no end but the balance. */
  dailyCap: number | null;
  /** Made by whoever runs the site: it works whatever the plan. */
  anyPlan: boolean;
  createdAt: number;
  expiresAt: number | null;
  lastUsedAt: number | null;
  revokedAt: number | null;
}

export interface NewApiKey {
  name: string;
  scopes: readonly ApiScope[];
  addresses: readonly string[];
  dailyCap: number | null;
  /** Days from now; null for no end. */
  days: number | null;
}

/** What a key is shown for. */
export interface KeyUse {
  /** The network address of the program. */
  address: string;
  /** Left out where it depends on more than the address. */
  scope?: ApiScope;
}

/** A program that was let in. */
export interface KeyIdentity {
  id: string;
  email: string;
  sessionId: string;
  spender: Spender;
  scopes: readonly ApiScope[];
}

/** What a key did on one UTC day. */
export interface KeyDay {
  keyId: string;
  /** YYYY-MM-DD. */
  date: string;
  calls: number;
  errors: number;
  /** Of all calls together. */
  milliseconds: number;
  pictures: number;
  credits: number;
}
