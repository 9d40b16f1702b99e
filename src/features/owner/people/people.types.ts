import type { Role } from '../owner.rules.ts';

/** Whoever acts, as the audit will know them. */
export interface Actor {
  /** The account's id. */
  id: string;
  role: Role;
  requestId: string;
}
