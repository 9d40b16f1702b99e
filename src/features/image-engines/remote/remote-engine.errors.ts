import { AppError } from '../../../shared/app-error.ts';

/** What can go wrong with an engine behind a network, by what has to be done about it. */
export type RemoteFailureKind =
  /** It has too much to do, or we ask too often: later, or elsewhere. 429, 503, a full queue. */
  | 'busy'
  /** It will not draw these words. The same words elsewhere would go round its decision. */
  | 'refused'
  /** The account there is empty or over its quota; no waiting mends it. */
  | 'billing'
  /** A wrong key, address, model or setting: the owner's to mend. */
  | 'misconfigured'
  /** It failed, or answered what is no picture. */
  | 'broken'
  /** No whole answer in time. */
  | 'timeout'
  /** No connection, or it was lost. */
  | 'unreachable';

export interface RemoteFailure {
  kind: RemoteFailureKind;
  /**
   * One sentence for the owner's log. It holds no key, none of the visitor's words, and of the
   * service's answer only numbers and known codes: some services repeat keys and prompts.
   */
  reason: string;
  /** How long the service asks to be left alone, in milliseconds; only with 'busy'. */
  retryAfterMs?: number;
  /** Whether the service may have drawn and charged all the same, so that asking again may cost twice. */
  mayHaveBilled?: boolean;
  /** Whether the very same question may well be answered a little later. */
  passes?: boolean;
  /** Whether there is nothing at the address: 404, 405 or 501. */
  isNotThere?: boolean;
  cause?: unknown;
}

/**
 * Where nothing else is known: who turned us away has not drawn; who answered nonsense or nothing may have.
 * An 'unreachable' that may not have billed was never sent.
 */
const USUALLY_BILLED: Readonly<Record<RemoteFailureKind, boolean>> = {
  busy: false,
  refused: false,
  billing: false,
  misconfigured: false,
  broken: true,
  timeout: true,
  unreachable: false,
};

/** Where nothing else is known. */
const USUALLY_PASSING: ReadonlySet<RemoteFailureKind> = new Set(['busy', 'timeout', 'unreachable']);

/** Why an engine behind a network drew nothing. For the log; visitors never read its message. */
export class RemoteEngineError extends Error {
  override name = 'RemoteEngineError';
  readonly kind: RemoteFailureKind;
  readonly retryAfterMs: number | undefined;
  readonly mayHaveBilled: boolean;
  readonly passes: boolean;
  readonly isNotThere: boolean;

  constructor(failure: RemoteFailure) {
    const { kind, reason, retryAfterMs, mayHaveBilled, passes, isNotThere = false, cause } = failure;
    super(reason, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.mayHaveBilled = mayHaveBilled ?? USUALLY_BILLED[kind];
    this.isNotThere = isNotThere;
    this.passes = passes ?? USUALLY_PASSING.has(kind);
  }
}

/**
 * The same failure when it met us after the service had begun to draw: whatever went wrong then, asking
 * for the picture anew would begin, and may bill, a second one.
 */
export function afterWorkBegan(failure: RemoteEngineError): RemoteEngineError {
  const { kind, message: reason, retryAfterMs, passes, cause } = failure;
  return new RemoteEngineError({ kind, reason, retryAfterMs, mayHaveBilled: true, passes, cause });
}

/** What a visitor reads when an engine will not draw their words. */
export function createWordsDeclinedError(): AppError {
  return new AppError({
    code: 'image_engines.declined',
    status: 422,
    message: 'The image engine won’t draw this prompt. You weren’t charged. Please try a different prompt.',
  });
}
