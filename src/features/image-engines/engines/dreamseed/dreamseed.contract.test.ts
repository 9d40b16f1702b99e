import { afterAll, beforeAll } from 'vitest';
import {
  DRAW_KEY,
  type DrawFailure,
  type FailingDrawServer,
  startFailingDrawServer,
  startTestDrawServer,
  type TestDrawServer,
} from '../../../../../tests/support/engines/draw-server.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import {
  describeRemoteEngine,
  type ExpectedRemoteFailure,
} from '../../remote/remote-engine.contract-suite.ts';
import { WIRE_FAILURES } from '../../remote/test-picture-failures.ts';
import { createDreamseedEngine } from './dreamseed.engine.ts';

let server: TestDrawServer;
beforeAll(async () => {
  server = await startTestDrawServer({ ILLUSTRATOR_WORKERS: '2' });
});
afterAll(() => server.stop());

const createEngine = ({ url, key }: Pick<FailingDrawServer, 'url' | 'key'>, timeoutSeconds = 60) =>
  createDreamseedEngine({ urls: [url], key, timeoutSeconds });

describeImageEngineContract('dreamseed, at a real server that draws', () =>
  createEngine({ url: server.url, key: DRAW_KEY }),
);

const NO_STREAM: ExpectedRemoteFailure = {
  kind: 'broken',
  reason: 'It answered no pictures bit by bit: is it a Dreamseed?',
};

const FAILURES: Readonly<Record<DrawFailure, ExpectedRemoteFailure>> = {
  slow: WIRE_FAILURES.slow,
  redirect: WIRE_FAILURES.redirect,
  lost: NO_STREAM,
  drip: NO_STREAM,
  garbage: NO_STREAM,
  endless: NO_STREAM,
  // It passes its health check, so that it is asked once more.
  'hung-up': {
    kind: 'unreachable',
    reason: 'The connection to it was lost (UND_ERR_SOCKET).',
    calls: 2,
  },
  'wrong-key': {
    kind: 'misconfigured',
    reason: 'The key is missing or wrong (answered 401 invalid_request_error invalid_api_key).',
  },
  'no-credits': {
    kind: 'billing',
    reason: 'The account there is empty or over its quota (answered 429 insufficient_quota).',
    mayHaveBilled: false,
  },
  'queue-full': {
    kind: 'busy',
    reason:
      'It has too much to do, or is asked too often (answered 503 server_error image_service.queue_full).',
    retryAfterMs: 7_000,
    mayHaveBilled: false,
  },
  declined: {
    kind: 'refused',
    reason: 'It declined the words (answered 400 invalid_request_error content_policy_violation).',
  },
  'declined-late': {
    kind: 'refused',
    reason: 'It declined the words (answered 400 invalid_request_error content_policy_violation).',
  },
  stopping: {
    kind: 'broken',
    reason: 'It failed (answered 500 server_error image_service.stopping).',
    mayHaveBilled: true,
  },
  'half-picture': { kind: 'broken', reason: 'It answered a picture that cannot be decoded.' },
  'no-picture': { kind: 'broken', reason: 'It ended its answer without a picture.' },
};

describeRemoteEngine<FailingDrawServer>({
  name: 'dreamseed',
  start: () => startFailingDrawServer(server),
  createEngine: (failing, { timeoutMs }) => createEngine(failing, timeoutMs / 1000),
  failures: FAILURES,
  isQuestion: ({ method }) => method === 'POST',
});
