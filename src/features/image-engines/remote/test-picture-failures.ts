import type { BadFile, WireFailure } from '../../../../tests/support/engines/picture-failures.ts';
import type { ExpectedRemoteFailure } from './remote-engine.contract-suite.ts';

const tooSlow = 'It gave no whole answer within 1 s.';
const cannotDecode = 'It answered a picture that cannot be decoded.';

/** What becomes of answers that never end or are no answer, where a service answers the file itself. */
export const WIRE_FAILURES: Readonly<Record<WireFailure, ExpectedRemoteFailure>> = {
  slow: { kind: 'timeout', reason: tooSlow, mayHaveBilled: true, isEndless: true },
  drip: { kind: 'timeout', reason: tooSlow, isEndless: true },
  lost: {
    kind: 'unreachable',
    reason: 'The connection to it was lost (UND_ERR_SOCKET).',
    mayHaveBilled: true,
  },
  endless: { kind: 'broken', reason: 'It answered more than 32 MB.', mayHaveBilled: true },
  garbage: { kind: 'broken', reason: 'It answered a web page instead of a picture.', mayHaveBilled: true },
  redirect: {
    kind: 'misconfigured',
    reason: 'Its address leads elsewhere, where no key is sent (answered 302).',
  },
};

/** What becomes of files that are no picture, or none that anybody could use. */
export const BAD_FILE_FAILURES: Readonly<Record<BadFile, ExpectedRemoteFailure>> = {
  nothing: { kind: 'broken', reason: 'It answered nothing.' },
  json: { kind: 'broken', reason: 'It answered JSON instead of a picture.' },
  vector: { kind: 'broken', reason: 'It answered a vector drawing.' },
  video: { kind: 'broken', reason: 'It answered 24 bytes that are no picture we know.' },
  half: { kind: 'broken', reason: cannotDecode },
  tiny: { kind: 'broken', reason: 'It answered a picture that is far too small.' },
  bomb: { kind: 'broken', reason: cannotDecode },
};
