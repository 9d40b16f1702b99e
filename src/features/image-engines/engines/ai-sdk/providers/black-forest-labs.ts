import { asFields } from '../../../remote/answer-failure.rules.ts';
import { alignSize, nearestShape } from '../../../remote/picture-size.rules.ts';
import { brokenBecause, type HostedProvider, refusedBecause } from '../hosted-provider.ts';

/** https://docs.bfl.ai: the sides of FLUX 1.1 [pro]. */
const GRID = { step: 32, least: 256, most: 1_440 };
/** Models without a size, such as ultra and kontext, draw any shape between the two widest of these. */
const SHAPES = ['21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16', '9:21'] as const;

/** The makers of FLUX. Each of their models reads either the shape or the sides, so both are sent. */
export const blackForestLabs: HostedProvider = {
  url: 'https://api.bfl.ai/v1',
  async createModel({ id, key, url, fetch }) {
    const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs');
    return createBlackForestLabs({ apiKey: key, baseURL: url, fetch }).image(id);
  },
  planPicture(wanted, { pollMs, timeoutMs }) {
    const sides = alignSize(wanted, GRID);
    return {
      aspectRatio: nearestShape(wanted, SHAPES),
      providerOptions: {
        blackForestLabs: { ...sides, pollIntervalMillis: pollMs, pollTimeoutMillis: timeoutMs },
      },
    };
  },
  /** The SDK takes a moderated request for one that still runs, and does not know all states. */
  readFailure(body) {
    const { status, state } = asFields(body);
    const found = status ?? state;
    if (found === 'Request Moderated' || found === 'Content Moderated')
      return refusedBecause(`ended as ${found}`);
    if (found === 'Task not found') return brokenBecause('the work was lost');
    return found === 'Error' || found === 'Failed' ? brokenBecause(`ended as ${found}`) : undefined;
  },
};
