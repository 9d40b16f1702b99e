import type { Log } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { describeSaveFailure, type FailureText } from '../../run-failure.rules.ts';
import type { CurrentRun } from './current-run.ts';
import type { RunAccounting, SettledRun, UnshownImages } from './run-accounting.ts';

const GIVE_BACK_FAILED_NOTICE =
  'We couldn’t reach the server to stop this run. Images that are finished by then will be in your gallery, and charged.';

interface SettlingTool {
  tool: Tool;
  log: Log;
}

/** Pays for the successes; answers what the failure panel should say when that went wrong. */
export async function pay(
  { tool, log }: SettlingTool,
  { runId, order }: CurrentRun,
  { tiles, onSaved }: { tiles: readonly ImageTile[]; onSaved: SettledRun['onSaved'] },
): Promise<FailureText | null> {
  const { accounting, costPerImage } = order;
  const successes = tiles.filter((tile) => tile.status === 'success');
  try {
    await accounting.settle({ tool, runId, costPerImage, successes, onSaved });
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
  if (holdIds.length === 0) return null;
  return (await giveBack(options, run.order.accounting, { tool: options.tool, holdIds })).notice;
}

/** Answers what the visitor must know about giving images back, and whether the server knows. */
export async function giveBack(
  { log }: SettlingTool,
  accounting: Pick<RunAccounting, 'giveBack'>,
  images: UnshownImages,
): Promise<{ notice: string | null; isDone: boolean }> {
  try {
    return { notice: await accounting.giveBack(images), isDone: true };
  } catch (error) {
    log('Images that are not shown could not be given back.', error);
    return { notice: GIVE_BACK_FAILED_NOTICE, isDone: false };
  }
}
