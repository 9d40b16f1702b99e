import type { Tool } from '../../plans/plans.types.ts';
import type { ImageTile } from '../generator.types.ts';

/** A run as the page shows it: it never takes the place of an older one. */
export interface Strip {
  /** That of its run. */
  id: string;
  tool: Tool;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** How long it took, in milliseconds; null as long as that is not known. */
  tookMs: number | null;
  /** The email of the account that made it; null for a guest. Nobody else at this browser is shown it. */
  owner: string | null;
  /** Its visitor has stopped it, and the server does not know yet. */
  isStopped?: boolean;
  tiles: readonly ImageTile[];
}
