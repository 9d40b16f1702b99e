import type { Tool } from '../../../plans/plans.types.ts';
import type { GuestBalanceStore } from '../../../user-status/ui/guest-balance-store.ts';
import type { ImageTile } from '../../generator.types.ts';
import type { Strip } from '../../strips/strip.types.ts';

/** A run whose images have all settled. */
export interface SettledRun {
  tool: Tool;
  runId: string;
  /** Credits for each success, as priced when the run started. */
  costPerImage: number;
  /** In the order of the screen. */
  successes: readonly ImageTile[];
  /** Told of each that has reached the account's gallery, by which name. */
  onSaved?: (tile: ImageTile, imageId: string) => void;
}

/** An image of a run whose answer was lost, and what became of it: the run goes on without its page. */
export interface FoundImage {
  imageId: string;
  /** Its address. */
  src: string;
  thumbnail: string;
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
  /** The email of the account that the images belong to, whose gallery keeps them; null for a guest. */
  readonly owner: string | null;
  /** Headers by which the image service knows who asks. */
  identityHeaders(): Promise<Readonly<Record<string, string>>>;
  /** Pays for the successes. What it rejects with is shown in the failure panel; the images stay. */
  settle(run: SettledRun): Promise<void>;
  /**
   * Gives back what such images would have cost.
   * @returns what the visitor must know when not everything could be given back, or null.
   */
  giveBack(images: UnshownImages): Promise<string | null>;
  /**
   * Waits for an image of an account that is made without anybody listening, and pays for it.
   * @returns null when there is none, which costs nothing.
   */
  recover?(tool: Tool, tile: ImageTile, signal: AbortSignal): Promise<FoundImage | null>;
  /** Strips of the account whose pictures are kept by name alone, with their addresses. */
  locate?(strips: readonly Strip[]): Promise<Strip[]>;
}

/** Guests pay from local storage, by success. */
export function createGuestAccounting(balance: Pick<GuestBalanceStore, 'spend'>): RunAccounting {
  return {
    owner: null,
    identityHeaders: async () => ({}),
    settle: async ({ tool, costPerImage, successes }) => {
      if (successes.length > 0) balance.spend(tool, costPerImage * successes.length);
    },
    giveBack: async () => null,
  };
}

/** The accounting of an account, whose code comes with its first run. */
export function createLazyAccounting(owner: string, load: () => Promise<RunAccounting>): RunAccounting {
  return {
    owner,
    identityHeaders: async () => (await load()).identityHeaders(),
    settle: async (run) => (await load()).settle(run),
    giveBack: async (images) => (await load()).giveBack(images),
    locate: async (strips) => (await (await load()).locate?.(strips)) ?? [...strips],
    recover: async (tool, tile, signal) => (await (await load()).recover?.(tool, tile, signal)) ?? null,
  };
}
