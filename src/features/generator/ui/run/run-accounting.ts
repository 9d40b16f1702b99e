import type { Tool } from '../../../plans/plans.types.ts';
import type { GuestBalanceStore } from '../../../user-status/ui/guest-balance-store.ts';
import type { ImageTile } from '../../generator.types.ts';

/** A run whose images have all settled. */
export interface SettledRun {
  tool: Tool;
  runId: string;
  /** Credits for each success, as priced when the run started. */
  costPerImage: number;
  /** In the order of the screen. */
  successes: readonly ImageTile[];
}

/** Images that were asked for and are not shown. */
export interface UnshownImages {
  tool: Tool;
  /** The whole run, when it was stopped. */
  runId?: string;
  /** The holds that are known to pay for them. */
  holdIds: readonly string[];
}

/** How a run is paid: by a guest in the browser, by an account on the server. */
export interface RunAccounting {
  /** Whether the images belong to an account, whose gallery keeps them. */
  readonly isPrivate: boolean;
  /** Headers by which the image service knows who asks. */
  identityHeaders(): Promise<Readonly<Record<string, string>>>;
  /** Pays for the successes. What it rejects with is shown in the failure panel; the images stay. */
  settle(run: SettledRun): Promise<void>;
  /**
   * Gives back what such images would have cost.
   * @returns what the visitor must know when not everything could be given back, or null.
   */
  giveBack(images: UnshownImages): Promise<string | null>;
}

/** Guests pay from local storage, by success. */
export function createGuestAccounting(balance: Pick<GuestBalanceStore, 'spend'>): RunAccounting {
  return {
    isPrivate: false,
    identityHeaders: async () => ({}),
    settle: async ({ tool, costPerImage, successes }) => {
      if (successes.length > 0) balance.spend(tool, costPerImage * successes.length);
    },
    giveBack: async () => null,
  };
}

/** The accounting of an account, whose code comes with its first run. */
export function createLazyAccounting(load: () => Promise<RunAccounting>): RunAccounting {
  return {
    isPrivate: true,
    identityHeaders: async () => (await load()).identityHeaders(),
    settle: async (run) => (await load()).settle(run),
    giveBack: async (images) => (await load()).giveBack(images),
  };
}
