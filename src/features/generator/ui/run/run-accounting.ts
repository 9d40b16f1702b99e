import type { Tool } from '../../../plans/plans.types.ts';
import type { GuestPurseStore } from '../../../user-status/ui/guest-purse-store.ts';
import type { ImageTile } from '../../generator.types.ts';

/** A run whose images have all settled. */
export interface SettledRun {
  tool: Tool;
  runId: string;
  /** Credits for each success, as priced when the run started. */
  costPerImage: number;
  successes: readonly ImageTile[];
}

/** How a run is paid: by a guest in the browser, by an account on the server. */
export interface RunAccounting {
  /** Headers by which the image service knows who asks. */
  identityHeaders(): Promise<Readonly<Record<string, string>>>;
  /** Pays for the successes. What it rejects with is shown in the failure panel; the images stay. */
  settle(run: SettledRun): Promise<void>;
}

/** Guests pay from local storage, by success. */
export function createGuestAccounting(purse: Pick<GuestPurseStore, 'spend'>): RunAccounting {
  return {
    identityHeaders: async () => ({}),
    settle: async ({ tool, costPerImage, successes }) => {
      if (successes.length > 0) purse.spend(tool, costPerImage * successes.length);
    },
  };
}
