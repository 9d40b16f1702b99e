import type { Log } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { describeSaveFailure, type FailureText } from '../../run-failure.rules.ts';
import type { CurrentRun } from './current-run.ts';
import type { UnshownImages } from './run-accounting.ts';

const GIVE_BACK_FAILED_NOTICE =
  'We couldn’t reach the server, so your finished images are in your gallery and were charged.';

interface SettlingTool {
  tool: Tool;
  log: Log;
}

/** Pays for the successes; answers what the failure panel should say when that went wrong. */
export async function pay(
  { tool, log }: SettlingTool,
  { runId, order }: CurrentRun,
  tiles: readonly ImageTile[],
): Promise<FailureText | null> {
  const { accounting, costPerImage } = order;
  const successes = tiles.filter((tile) => tile.status === 'success');
  try {
    await accounting.settle({ tool, runId, costPerImage, successes });
    return null;
  } catch (error) {
    log('Paying for the images failed.', error);
    return describeSaveFailure(tool, error);
  }
}

/** A picture that came broken is not shown, so it must not be charged either. */
export async function giveBackUnshown(
  options: SettlingTool,
  run: CurrentRun,
  tiles: readonly ImageTile[],
): Promise<string | null> {
  const isUnshown = ([tile]: [number, string]) => tiles[tile]?.status !== 'success';
  const holdIds = [...run.holdIds].filter(isUnshown).map(([, holdId]) => holdId);
  return holdIds.length === 0 ? null : giveBack(options, run, { tool: options.tool, holdIds });
}

/** Answers what the visitor must know about giving images back. */
export async function giveBack(
  { log }: SettlingTool,
  { order }: CurrentRun,
  images: UnshownImages,
): Promise<string | null> {
  try {
    return await order.accounting.giveBack(images);
  } catch (error) {
    log('Images that are not shown could not be given back.', error);
    return images.holdIds.length > 0 ? GIVE_BACK_FAILED_NOTICE : null;
  }
}
