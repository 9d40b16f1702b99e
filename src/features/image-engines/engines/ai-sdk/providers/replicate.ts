import { asFields, soundsLikeRefusal } from '../../../remote/answer-failure.rules.ts';
import { nearestShape } from '../../../remote/picture-size.rules.ts';
import { brokenBecause, type HostedProvider, refusedBecause } from '../hosted-provider.ts';

/** What the models of Black Forest Labs, Google, Ideogram and Recraft there have in common. */
const SHAPES = ['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16', '9:21'] as const;
/** Longer, and a visitor who leaves meanwhile could not end the work: its name comes with the answer. */
const WAIT_SECONDS = 1;

/**
 * Models that others host at Replicate. A size means something else to each of them, a shape the same
 * to nearly all.
 */
export const replicate: HostedProvider = {
  url: 'https://api.replicate.com/v1',
  async createModel({ id, key, url, fetch }) {
    const { createReplicate } = await import('@ai-sdk/replicate');
    return createReplicate({ apiToken: key, baseURL: url, fetch }).image(id);
  },
  planPicture: (wanted, { pollMs, timeoutMs }) => ({
    aspectRatio: nearestShape(wanted, SHAPES),
    providerOptions: {
      replicate: {
        maxWaitTimeInSeconds: WAIT_SECONDS,
        pollIntervalMillis: pollMs,
        maxPollAttempts: Math.ceil(timeoutMs / pollMs),
        ...(wanted.denoising !== undefined && { prompt_strength: wanted.denoising }),
      },
    },
  }),
  readFailure(body) {
    const { status, error } = asFields(body);
    if (status !== 'failed' && status !== 'canceled') return undefined;
    const declined = typeof error === 'string' && soundsLikeRefusal(error);
    return declined ? refusedBecause(`ended as ${status}`) : brokenBecause(`ended as ${status}`);
  },
  findCancelPath(body) {
    const { id, status } = asFields(body);
    const isRunning = status === 'starting' || status === 'processing';
    return isRunning && typeof id === 'string' && /^\w{1,64}$/.test(id)
      ? `/predictions/${id}/cancel`
      : undefined;
  },
};
