import type { HoldTool } from '../credits/credits.types.ts';
import {
  createRunHeadersIncompleteError,
  createRunIdMalformedError,
  createRunSizeMalformedError,
  createTileOutOfRunError,
  createToolMissingError,
  createToolUnknownError,
} from './account-runs/account-run.errors.ts';
import type { Caller, RunTile } from './image-service.types.ts';

/** How many images one press of Generate makes: a run is paid for whole before it starts. */
export const TILES_PER_RUN: Readonly<Record<HoldTool, number>> = { green: 2, yellow: 4 };

const BEARER = /^bearer(\s|$)/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a caller wants to be known. Only bearer tokens are ours: a proxy that asks for a password
 * forwards the header it let in.
 */
export function showsSignIn(caller: Caller): boolean {
  return caller.letIn !== undefined || BEARER.test(caller.header('Authorization') ?? '');
}

export function isRunId(text: string): boolean {
  return UUID.test(text);
}

/**
 * Which image of which run a caller says it asks for; undefined without headers that say so. Guests
 * need none, so nothing of theirs is wrong.
 */
export function findRunTile(caller: Caller): { runId: string; tile: number } | undefined {
  if (caller.letIn) return caller.letIn.run;
  const runId = caller.header('X-Dreamseed-Run');
  const tile = caller.header('X-Dreamseed-Tile');
  if (runId === undefined || !isRunId(runId) || tile === undefined || !/^[0-3]$/.test(tile)) return undefined;
  return { runId: runId.toLowerCase(), tile: Number(tile) };
}

/** To read more would keep other visitors waiting, and says nothing else about a prompt's language. */
const MOST_WORDS_ASKED_ABOUT = 300;

/**
 * Reads `X-Dreamseed-Ask-First`: how many characters at the beginning of the prompt are the visitor's
 * own, who wants to be asked before a picture that shows none of them. Anything else asks nothing.
 */
export function readWordsToAskAbout(caller: Caller, prompt: string): string {
  const header = caller.header('X-Dreamseed-Ask-First') ?? '';
  if (!/^\d{1,4}$/.test(header)) return '';
  return prompt.slice(0, Math.min(Number(header), MOST_WORDS_ASKED_ABOUT));
}

/**
 * Reads `X-Dreamseed-Tool`, `-Run`, `-Tile` and `-Tiles`. Without the middle two the call is a run of one
 * image; the last one makes a run smaller than the tool's.
 * @param usualTool of callers who need not name one.
 * @throws {AppError} 400 with a code of its own for each thing that can be wrong.
 */
export function readRunTile(caller: Caller, newId: () => string, usualTool?: HoldTool): RunTile {
  if (caller.letIn) return caller.letIn.run;
  const tool = readTool(caller.header('X-Dreamseed-Tool') ?? usualTool);
  const run = caller.header('X-Dreamseed-Run');
  const tile = caller.header('X-Dreamseed-Tile');
  if (run === undefined && tile === undefined) return { tool, runId: newId(), tile: 0, tiles: 1 };
  if (run === undefined || tile === undefined) throw createRunHeadersIncompleteError();
  if (!isRunId(run)) throw createRunIdMalformedError();
  const tiles = readTiles(caller.header('X-Dreamseed-Tiles'), TILES_PER_RUN[tool]);
  if (!/^\d$/.test(tile) || Number(tile) >= tiles) throw createTileOutOfRunError(tool, tiles);
  return { tool, runId: run.toLowerCase(), tile: Number(tile), tiles };
}

function readTiles(header: string | undefined, most: number): number {
  if (header === undefined) return most;
  if (!/^[1-9]$/.test(header) || Number(header) > most) throw createRunSizeMalformedError(most);
  return Number(header);
}

function readTool(header: string | undefined): HoldTool {
  if (header === undefined) throw createToolMissingError();
  if (header !== 'green' && header !== 'yellow') throw createToolUnknownError();
  return header;
}
