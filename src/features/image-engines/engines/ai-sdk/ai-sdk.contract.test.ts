import { afterAll, describe } from 'vitest';
import { AI_SDK_ROWS } from '../../../../../tests/fixtures/contract-rows/ai-sdk.ts';
import type { HostedFailure } from '../../../../../tests/support/engines/hosted-models-failures.ts';
import {
  type HostedModelsServer,
  startHostedModelsServer,
} from '../../../../../tests/support/engines/hosted-models-server.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import {
  describeRemoteEngine,
  type ExpectedRemoteFailure,
} from '../../remote/remote-engine.contract-suite.ts';
import { BAD_FILE_FAILURES, WIRE_FAILURES } from '../../remote/test-picture-failures.ts';
import { HOSTED_PROVIDERS, type HostedProviderName } from './hosted-model.rules.ts';
import { createTestEngine } from './test-engine.ts';

type Failures = Readonly<Record<string, ExpectedRemoteFailure>> &
  Readonly<Partial<Record<HostedFailure, ExpectedRemoteFailure>>>;

const notDescribed = 'What it answered is not what its API describes.';
const noPicture = 'It answered without a picture.';
const busy = 'It has too much to do, or is asked too often';
const empty = 'The account there is empty or over its quota';
const wrong = 'It does not take such a request: look at the model and its settings';

const COMMON: Failures = {
  ...WIRE_FAILURES,
  ...BAD_FILE_FAILURES,
  endless: { kind: 'broken', reason: 'It answered more than 48 MB.' },
  garbage: { kind: 'broken', reason: notDescribed, mayHaveBilled: true, rows: [AI_SDK_ROWS.html] },
  'other-shape': { kind: 'broken', reason: notDescribed, mayHaveBilled: true },
};

/** A picture that comes as a file of its own. */
const EMPTY_FILE: Failures = { nothing: { kind: 'broken', reason: notDescribed } };

const FAILURES: Readonly<Record<HostedProviderName, Failures>> = {
  google: {
    ...COMMON,
    'other-shape': { kind: 'broken', reason: noPicture },
    'no-picture': { kind: 'broken', reason: noPicture, mayHaveBilled: true, rows: [AI_SDK_ROWS.emptyAnswer] },
    'key-invalid': {
      kind: 'misconfigured',
      reason: 'The key is missing or wrong (answered 400 INVALID_ARGUMENT API_KEY_INVALID).',
    },
    'over-limit': {
      kind: 'busy',
      reason: `${busy} (answered 429 RESOURCE_EXHAUSTED).`,
      retryAfterMs: 17_000,
    },
    'day-used-up': { kind: 'billing', reason: `${empty} (answered 429 RESOURCE_EXHAUSTED).` },
    broken: { kind: 'broken', reason: 'It failed (answered 500 INTERNAL).', rows: [AI_SDK_ROWS.noRetries] },
    declined: {
      kind: 'refused',
      reason: 'It declined the words (the prompt is blocked).',
      mayHaveBilled: false,
    },
    indecent: { kind: 'refused', reason: 'It declined the words (ended by IMAGE_SAFETY).' },
    'words-only': {
      kind: 'refused',
      reason: 'It declined the words (answered words instead of a picture).',
      rows: [AI_SDK_ROWS.googleTextOnly],
    },
  },
  replicate: {
    ...COMMON,
    ...EMPTY_FILE,
    'key-invalid': { kind: 'misconfigured', reason: 'The key is missing or wrong (answered 401).' },
    unpaid: { kind: 'billing', reason: `${empty} (answered 402).` },
    'over-limit': { kind: 'busy', reason: `${busy} (answered 429).`, retryAfterMs: 3_000 },
    'wrong-request': { kind: 'misconfigured', reason: `${wrong} (answered 422).` },
    broken: { kind: 'broken', reason: 'It failed (answered 500).' },
    declined: {
      kind: 'refused',
      reason: 'It declined the words (ended as failed).',
      rows: [AI_SDK_ROWS.replicateFailed],
    },
    'ends-as-failed': {
      kind: 'broken',
      reason: 'It failed (ended as failed).',
      mayHaveBilled: true,
      rows: [AI_SDK_ROWS.replicateFailed],
    },
    'ends-as-canceled': {
      kind: 'broken',
      reason: 'It failed (ended as canceled).',
      rows: [AI_SDK_ROWS.replicateFailed],
    },
  },
  fal: {
    ...COMMON,
    ...EMPTY_FILE,
    'key-invalid': { kind: 'misconfigured', reason: 'The key is missing or wrong (answered 401).' },
    unpaid: { kind: 'billing', reason: `${empty} (answered 403).`, rows: [AI_SDK_ROWS.falDetail] },
    'over-limit': { kind: 'busy', reason: `${busy} (answered 429).`, retryAfterMs: 2_000 },
    'wrong-request': {
      kind: 'misconfigured',
      reason: `${wrong} (answered 422 value_error).`,
      rows: [AI_SDK_ROWS.falDetail],
    },
    declined: {
      kind: 'refused',
      reason: 'It declined the words (answered 422 content_policy_violation).',
      rows: [AI_SDK_ROWS.falDetail],
    },
    indecent: {
      kind: 'refused',
      reason: 'It declined the words (the picture was found indecent).',
      rows: [AI_SDK_ROWS.falNsfw],
    },
    broken: { kind: 'broken', reason: 'It failed (answered 500).' },
    'no-picture': { kind: 'broken', reason: noPicture, rows: [AI_SDK_ROWS.emptyAnswer] },
  },
  'black-forest-labs': {
    ...COMMON,
    ...EMPTY_FILE,
    'key-invalid': { kind: 'misconfigured', reason: 'The key does not allow this (answered 403).' },
    unpaid: { kind: 'billing', reason: `${empty} (answered 402).` },
    'over-limit': { kind: 'busy', reason: `${busy} (answered 429).` },
    'wrong-request': { kind: 'misconfigured', reason: `${wrong} (answered 422 multiple_of).` },
    broken: { kind: 'broken', reason: 'It failed (answered 500).' },
    declined: {
      kind: 'refused',
      reason: 'It declined the words (ended as Request Moderated).',
      rows: [AI_SDK_ROWS.bflModerated],
    },
    indecent: {
      kind: 'refused',
      reason: 'It declined the words (ended as Content Moderated).',
      rows: [AI_SDK_ROWS.bflOtherStates],
    },
    'work-lost': {
      kind: 'broken',
      reason: 'It failed (the work was lost).',
      rows: [AI_SDK_ROWS.bflOtherStates],
    },
    'ends-as-failed': { kind: 'broken', reason: 'It failed (ended as Error).' },
  },
  togetherai: {
    ...COMMON,
    'key-invalid': {
      kind: 'misconfigured',
      reason: 'The key is missing or wrong (answered 401 invalid_api_key).',
    },
    unpaid: { kind: 'billing', reason: `${empty} (answered 402 credit_limit).` },
    'over-limit': { kind: 'busy', reason: `${busy} (answered 429 rate_limit).` },
    'wrong-request': { kind: 'misconfigured', reason: `${wrong} (answered 400 invalid_request_error).` },
    declined: { kind: 'refused', reason: 'It declined the words (answered 422 nsfw_content).' },
    broken: { kind: 'busy', reason: `${busy} (answered 503 service_unavailable).` },
    'no-picture': { kind: 'broken', reason: noPicture, rows: [AI_SDK_ROWS.emptyAnswer] },
  },
};

describe.each(HOSTED_PROVIDERS)('ai-sdk with %s', (provider) => {
  describeRemoteEngine<HostedModelsServer>({
    name: provider,
    start: () => startHostedModelsServer(provider),
    createEngine: (server, { timeoutMs }) =>
      createTestEngine(provider, server, { timeoutSeconds: timeoutMs / 1000 }),
    failures: FAILURES[provider],
    isQuestion: ({ method, address }) => method === 'POST' && !address.endsWith('/cancel'),
  });
});

const servers = new Map<HostedProviderName, HostedModelsServer>();
for (const provider of HOSTED_PROVIDERS) servers.set(provider, await startHostedModelsServer(provider));
afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

for (const [provider, server] of servers) {
  describeImageEngineContract(`ai-sdk with ${provider}`, () => createTestEngine(provider, server), {
    width: 2048,
    height: 2048,
  });
}
