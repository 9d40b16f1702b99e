import { AppError, retryAfter } from '../../../shared/app-error.ts';
import { describeWait } from '../image-service.errors.ts';

function refuse(status: number, code: string, message: string): AppError {
  return new AppError({ status, code, message });
}

export const createToolMissingError = () =>
  refuse(
    400,
    'run.tool_missing',
    'Say which tool the image is for: send the header X-Dreamseed-Tool with green or yellow.',
  );

export const createToolUnknownError = () =>
  refuse(400, 'run.tool_unknown', 'The header X-Dreamseed-Tool must be green or yellow.');

export const createRunHeadersIncompleteError = () =>
  refuse(
    400,
    'run.headers_incomplete',
    'Send both headers X-Dreamseed-Run and X-Dreamseed-Tile, or neither for a single image.',
  );

export const createRunIdMalformedError = () =>
  refuse(400, 'run.id_malformed', 'The id of a run must be a UUID.');

export const createRunSizeMalformedError = (most: number) =>
  refuse(
    400,
    'run.size_malformed',
    `The header X-Dreamseed-Tiles must be a whole number from 1 to ${most} on this tool.`,
  );

export const createTileOutOfRunError = (tool: string, tiles: number) =>
  refuse(
    400,
    'run.tile_out_of_range',
    tiles === 1
      ? 'The header X-Dreamseed-Tile must be 0 in a run of one image.'
      : `The header X-Dreamseed-Tile must be a whole number from 0 to ${tiles - 1} on the ${tool} tool.`,
  );

const HOLD_RELEASED = 'hold.released';

/** The run said beforehand that this image is no longer wanted. */
export const createHoldReleasedError = () =>
  refuse(
    409,
    HOLD_RELEASED,
    'This image was stopped or couldn’t be made. You weren’t charged. Please start again.',
  );

/** Nothing stands in the way of another run. */
const START_ANEW_MS = 1000;

/** A hold pays for one picture: with other words it would pay for as many as there are words. */
export const createOtherRequestError = () =>
  refuse(
    409,
    'hold.other_request',
    'This image was already requested with a different prompt or settings. Please press Generate again.',
  );

/** It became unwanted, or nobody kept its hold alive, while it was drawn. */
export const createHoldLostError = () =>
  new AppError(
    {
      status: 503,
      code: HOLD_RELEASED,
      message: 'The image took too long and was discarded. You weren’t charged. Please try again.',
    },
    retryAfter(START_ANEW_MS),
  );

/** Whether the hold behind an image was given back, before or while it was drawn. */
export function isHoldReleased(error: unknown): boolean {
  return error instanceof AppError && error.code === HOLD_RELEASED;
}

export const createImageDeletedError = () =>
  refuse(410, 'hold.image_deleted', 'This image was deleted by its owner.');

/** Stopping costs no credits, but the work was done each time. */
export const createTooManyLeftError = (waitMs: number, isFreePlan: boolean) =>
  new AppError(
    {
      status: 429,
      code: 'run.too_many_left',
      message: `Too many images were stopped while they were drawn. You can go on in ${describeWait(waitMs)}${isFreePlan ? ', or now with a plan' : ''}.`,
    },
    retryAfter(waitMs),
  );
