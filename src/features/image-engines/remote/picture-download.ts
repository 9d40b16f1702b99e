import {
  createOutsideFetch,
  type OutsideFetchOptions,
} from '../../../platform/http/outside-fetch/outside-fetch.ts';
import {
  OutsideFetchError,
  type OutsideFetchReason,
} from '../../../platform/http/outside-fetch/outside-fetch-error.ts';
import { askService, type Fetch } from './ask-service.ts';
import { LARGEST_PICTURE_BYTES } from './fit-image.ts';
import { afterWorkBegan, RemoteEngineError, type RemoteFailureKind } from './remote-engine.errors.ts';
import { retryUntil } from './retry-until.ts';
import { readTransportFailure } from './transport-failure.rules.ts';

/** A picture that is drawn is worth more than one question. */
const MOST_QUESTIONS = 3;
const PAUSE_MS = 500;

export interface PictureDownloadOptions {
  /** The owner's address of the service, which may well be inside the own network. */
  serviceUrl: string;
  /** For the service alone, such as its key. */
  serviceHeaders: Record<string, string>;
  timeoutMs: number;
  /** Before asking again for a picture that did not come; half a second when left out. */
  pauseMs?: number;
  fetch?: Fetch;
  /** Replaces the rule which addresses are public, for tests. */
  isPublic?: OutsideFetchOptions['isPublic'];
}

export interface PictureDownload {
  /**
   * @returns the bytes at an address that a service named.
   * @throws {RemoteEngineError}
   */
  get(url: URL, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Fetches pictures from where a service says they are. At the very host of the service it is asked as
 * before, with its key; anywhere else the address counts as a stranger's: no key, nothing private.
 */
export function createPictureDownload(options: PictureDownloadOptions): PictureDownload {
  const { serviceUrl, serviceHeaders, timeoutMs, fetch, isPublic } = options;
  const service = new URL(serviceUrl);
  const outside = createOutsideFetch({
    allowHttp: service.protocol === 'http:',
    allowPrivate: false,
    timeoutMs,
    maxBytes: LARGEST_PICTURE_BYTES,
    userAgent: 'dreamseed',
    isPublic,
  });
  async function getOnce(url: URL, signal: AbortSignal): Promise<Uint8Array> {
    if (url.origin === service.origin) {
      const question = { url: url.href, headers: serviceHeaders, signal, fetch };
      const answer = await askService({ ...question, maxBytes: LARGEST_PICTURE_BYTES }).catch((error) => {
        throw afterWorkBegan(readTransportFailure(error));
      });
      return answer.bytes;
    }
    const answer = await outside.get(url.href, { signal }).catch((error: unknown) => {
      throw readOutsideFailure(error);
    });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    throw new RemoteEngineError({
      kind: 'broken',
      reason: `The picture is not where it said (answered ${answer.status}).`,
      passes: answer.status === 429 || answer.status >= 500,
    });
  }

  return {
    get: (url, signal) =>
      retryUntil(() => getOnce(url, signal), {
        pauseMs: options.pauseMs ?? PAUSE_MS,
        until: performance.now() + timeoutMs,
        most: MOST_QUESTIONS,
        signal,
      }),
    close: () => outside.close(),
  };
}

const FAILURES: Readonly<Record<OutsideFetchReason, [kind: RemoteFailureKind, reason: string]>> = {
  refused_protocol: ['broken', 'It named a picture at an address that is not fetched'],
  refused_address: ['broken', 'It named a picture at an address inside the own network'],
  too_many_redirects: ['broken', 'The address of the picture leads nowhere'],
  timeout: ['timeout', 'The picture did not arrive in time from where it said'],
  too_large: ['broken', 'It named a picture that is too large'],
  unreachable: ['unreachable', 'There is no connection to where it said the picture is'],
  broken_answer: ['broken', 'What is where it said the picture is cannot be read'],
  aborted: ['timeout', 'The picture did not arrive in time from where it said'],
};

/** The picture was drawn, and paid, before it could not be fetched. */
function readOutsideFailure(error: unknown): RemoteEngineError {
  const [kind, reason] = FAILURES[error instanceof OutsideFetchError ? error.reason : 'unreachable'];
  return new RemoteEngineError({ kind, reason: `${reason}.`, mayHaveBilled: true });
}
