import { AppError, retryAfter } from '../../shared/app-error.ts';

export function createSizeNotSupportedError(engine: string): AppError {
  return new AppError({
    code: 'image_engines.size_not_supported',
    status: 400,
    message: `The ${engine} cannot draw an image of this size.`,
  });
}

export function createNoStartingPictureError(): AppError {
  return new AppError({
    code: 'image_engines.no_starting_picture',
    status: 400,
    message: 'The engine of this site can’t begin with a picture right now. Please use words alone.',
  });
}

/** No engine of this site draws in learned styles. */
export function createNoLearnedStyleError(): AppError {
  return new AppError({
    code: 'image_engines.no_learned_style',
    status: 400,
    message:
      'This site’s image engines can’t draw in a style of your own. Remove it and choose a style from the list.',
  });
}

export function createEngineFailedError(): AppError {
  return new AppError({
    code: 'image_engines.failed',
    status: 502,
    message: 'We couldn’t make the image. Please try again or change your prompt.',
  });
}

const TIMEOUT = 'image_engines.timeout';

export function createEngineTimeoutError(timeoutMs: number): AppError {
  const seconds = Math.round(timeoutMs / 1000);
  return new AppError({
    code: TIMEOUT,
    status: 504,
    message: `The image was not ready after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Please try again.`,
  });
}

/** Whether engines were at work until their time was over. */
export function isEngineTimeout(error: unknown): boolean {
  return error instanceof AppError && error.code === TIMEOUT;
}

/** @param waitMs when it is worth asking again. */
export function createEnginesBusyError(waitMs: number): AppError {
  return new AppError(
    {
      code: 'image_engines.busy',
      status: 503,
      message: 'The image engine is busy. You weren’t charged. Please try again in a moment.',
    },
    retryAfter(waitMs),
  );
}

/** An engine is named in IMAGE_ENGINES without what it needs. The message is one line that an owner can act on. */
export class MissingEngineSettingError extends Error {
  override name = 'MissingEngineSettingError';

  constructor(variable: string, engine: string) {
    super(`${variable}: is needed with the engine ${engine} in IMAGE_ENGINES.`);
  }
}

export function createAbortError(): DOMException {
  return new DOMException('The image was canceled.', 'AbortError');
}

export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
