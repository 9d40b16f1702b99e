import { readableFailure } from '../../shared/readable-failure.ts';
import type { Tool } from '../plans/plans.types.ts';

/** For a failure that says nothing at all. */
const UNKNOWN_GENERATION_ERROR = 'Unknown generation error.';

/** When code that is fetched on demand does not arrive; the browser's own text names files. */
export const PART_FAILURE_MESSAGE = 'Part of this page didn’t load. Check your connection and try again.';

/** For an error tile without a message. */
export const TILE_ERROR_FALLBACK = 'An error occurred.';

const SAVE_FAILURE_FALLBACK: Readonly<Record<Tool, string>> = {
  green: 'An error occurred while saving images.',
  yellow: 'An error occurred while saving and deducting credits.',
};

/** Under the message of a failed save: the panel's title tells of generating, which worked. */
const NOT_SAVED_DETAIL = 'Your pictures are here, but not saved. Download any you want to keep.';

/** A message and, where the server explained itself, a second line. */
export interface FailureText {
  message: string;
  detail?: string;
}

/** What an image request was answered with instead of an image. */
export class ImageServiceError extends Error {
  override name = 'ImageServiceError';
  readonly detail: string | undefined;
  readonly code: string | undefined;

  constructor(message: string, detail?: string, code?: string) {
    super(message);
    this.detail = detail;
    this.code = code;
  }
}

/** Whether the service asks first, because its picture would show none of the visitor's words. */
export function isNothingKnown(thrown: unknown): boolean {
  return thrown instanceof ImageServiceError && thrown.code === 'image_service.nothing_known';
}

/** Whether the site draws no such words; they would be refused again. */
export function isRefusedByPolicy(thrown: unknown): thrown is ImageServiceError {
  return thrown instanceof ImageServiceError && thrown.code === 'policy.refused';
}

/** Anything may be thrown; only errors carry a text made for reading. */
export function describeImageFailure(thrown: unknown): FailureText {
  // It says all by itself.
  if (isRefusedByPolicy(thrown) && thrown.detail) return { message: thrown.detail };
  if (thrown instanceof ImageServiceError && thrown.detail) {
    return { message: thrown.message, detail: thrown.detail };
  }
  return { message: readableFailure(thrown) || UNKNOWN_GENERATION_ERROR };
}

export function describeSaveFailure(tool: Tool, thrown: unknown): FailureText {
  return { message: readableFailure(thrown) || SAVE_FAILURE_FALLBACK[tool], detail: NOT_SAVED_DETAIL };
}
