import type { KeyIdentity } from '../api-keys/api-keys.types.ts';

/** Who calls, known anew for each request. */
export interface McpCaller {
  identity: KeyIdentity;
  /** The network address of the program. */
  address: string;
}
