import type { HashVisitor } from '../../../platform/http/visitor-hash.ts';
import { type Clock, nextUtcMidnight, utcDate } from '../../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly, neverReadOnly } from '../../../shared/read-only.ts';
import type { HoldTool } from '../../credits/credits.types.ts';
import type { ToolModel } from '../../image-engines/tool-models.rules.ts';
import {
  createAuthorizationNotAcceptedError,
  createGuestLimitError,
  createGuestsNotServedError,
  createGuestTotalLimitError,
} from '../image-service.errors.ts';
import type { Admit, Caller, Delivery, DrawnImage, ImageRecipe } from '../image-service.types.ts';
import { findRunTile, showsSignIn } from '../run-headers.rules.ts';
import type { AllowanceLimits, GuestAllowanceStore } from './guest-allowance.store.ts';
import type { GuestDrawing, GuestReceipts } from './guest-receipts.ts';

const DAY_MS = 86_400_000;
/** How many images an address may leave half drawn in a day before they count for it. */
export const FORGIVEN_ABANDONED_IMAGES = 20;

interface GuestAdmissionOptions {
  store: GuestAllowanceStore;
  clock: Clock;
  limits: AllowanceLimits;
  hashVisitor: HashVisitor;
  receipts: Pick<GuestReceipts, 'sign'>;
  /** Nothing new is drawn while it says so. */
  isReadOnly?: IsReadOnly;
  /** Told when old days could not be deleted; the next guest's request tries again. */
  onSweepFailed?: (error: unknown) => void;
}

/**
 * Lets guests in within the daily allowance: one image is counted before work starts, and counted
 * back when no engine drew for it. What was drawn for a guest who left stays counted in the total of
 * the site, and for those who make a habit of it in their own: they would keep the engines busy for
 * nothing, without end. A process that dies in between leaves its guests that image short, never the
 * site.
 */
export function createGuestAdmission({
  store,
  clock,
  limits,
  hashVisitor,
  receipts,
  isReadOnly = neverReadOnly,
  onSweepFailed = () => {},
}: GuestAdmissionOptions): Admit {
  const sweep = createDailySweep(store, onSweepFailed);
  return async (caller, { recipe }, claimPlace) => {
    // Who shows a sign-in wants it to count; taking them for a guest would hide that it does not.
    // Other schemes are not ours: a proxy that asks for a password forwards the header it let in.
    if (showsSignIn(caller)) throw createAuthorizationNotAcceptedError();
    if (isReadOnly()) throw createReadOnlyError();
    if (limits.perVisitor < 1) throw createGuestsNotServedError();
    const now = clock.now();
    const date = utcDate(now);
    const day = { date, visitor: hashVisitor(date, caller.address) };
    claimPlace(day.visitor);
    await sweep(now);
    const outcome = await store.reserve(day, limits);
    const wait = nextUtcMidnight(now) - now;
    if (outcome === 'visitor-limit') throw createGuestLimitError(limits.perVisitor, wait);
    if (outcome === 'total-limit') throw createGuestTotalLimitError(wait);
    const tool = toolOfRun(caller);
    return {
      visitor: day.visitor,
      // A receipt is for its guest alone.
      caching: tool ? 'browser' : 'public',
      toolModel: guestModel(caller),
      // Delivered is final: what has a receipt is never counted back.
      async deliver(image) {
        const headers: Delivery['headers'] = {};
        if (tool) headers['X-Dreamseed-Receipt'] = await receipts.sign(describeDrawing(image, recipe, tool));
        return { image, headers };
      },
      async giveBack(reason) {
        if (reason === 'work-lost') await store.countGuestsLoss(day, FORGIVEN_ABANDONED_IMAGES);
        else await store.giveBack(day);
      },
    };
  };
}

/** The tool of a guest's run; programs that draw without one keep no pictures for an account. */
function toolOfRun(caller: Caller): HoldTool | undefined {
  const tool = caller.header('X-Dreamseed-Tool');
  return findRunTile(caller) && (tool === 'green' || tool === 'yellow') ? tool : undefined;
}

function describeDrawing(
  { bytes, seed, engine }: DrawnImage,
  { prompt, width, height, variation, startingPicture }: ImageRecipe,
  tool: HoldTool,
): GuestDrawing {
  return {
    ...{ bytes, fullPrompt: prompt, tool, width, height, seed, engine, variation },
    strength: startingPicture?.strength,
  };
}

/** Guests try both tools; what else the header may say is nothing to them. */
function guestModel(caller: Caller): ToolModel {
  return caller.header('X-Dreamseed-Tool') === 'yellow' ? 'yellow' : 'standard';
}

/** Deletes old days once a day, and never fails the guest at whose request it does. */
function createDailySweep(store: GuestAllowanceStore, onFailed: (error: unknown) => void) {
  let sweptOn = '';
  let sweeping = false;
  return async (now: number): Promise<void> => {
    const date = utcDate(now);
    if (sweptOn === date || sweeping) return;
    sweeping = true;
    try {
      // Yesterday stays: an image asked for before midnight may still be given back.
      await store.forgetBefore(utcDate(now - DAY_MS));
      sweptOn = date;
    } catch (error) {
      onFailed(error);
    } finally {
      sweeping = false;
    }
  };
}
