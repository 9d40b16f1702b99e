import { AppError } from '../../shared/app-error.ts';

/** The writer answered something that is no script. Its own words never reach a visitor. */
export class InvalidScriptError extends AppError {
  override name = 'InvalidScriptError';
  constructor(cause?: unknown) {
    super({
      code: 'story_script.invalid_format',
      status: 502,
      message: 'Received an invalid story format from the AI.',
    });
    this.cause = cause;
  }
}

export type WriterFailure = 'refused' | 'too-slow' | 'busy' | 'out-of-reach' | 'misconfigured';

const FAILURES: Readonly<Record<WriterFailure, { status: number; message: string }>> = {
  refused: {
    status: 422,
    message: 'The AI declined to write about this title and picture. Try another title or another picture.',
  },
  'too-slow': { status: 504, message: 'The AI took too long to answer. Please try again.' },
  busy: { status: 503, message: 'The AI is very busy right now. Please try again in a minute.' },
  'out-of-reach': { status: 502, message: 'We couldn’t reach the AI. Please try again.' },
  misconfigured: {
    status: 503,
    message:
      'This site’s story writer isn’t set up correctly. The site owner can find the reason in the log.',
  },
};

/** No answer came, for a reason that a visitor may know. What the service itself said goes to the log only. */
export class WriterError extends AppError {
  override name = 'WriterError';
  readonly failure: WriterFailure;

  constructor(
    failure: WriterFailure,
    { cause, headers }: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super({ code: `story_script.${failure.replaceAll('-', '_')}`, ...FAILURES[failure] }, headers);
    this.failure = failure;
    this.cause = cause;
  }
}
