import { alignSize } from '../../../remote/picture-size.rules.ts';
import type { HostedProvider } from '../hosted-provider.ts';

/** What the FLUX models there draw. */
const GRID = { step: 32, least: 256, most: 1_440 };

/** Models at Together AI. They take width and height; it says of every failure by its status. */
export const togetherai: HostedProvider = {
  url: 'https://api.together.xyz/v1',
  async createModel({ id, key, url, fetch }) {
    const { createTogetherAI } = await import('@ai-sdk/togetherai');
    return createTogetherAI({ apiKey: key, baseURL: url, fetch }).image(id);
  },
  planPicture(wanted) {
    const { width, height } = alignSize(wanted, GRID);
    return { size: `${width}x${height}` };
  },
  readFailure: () => undefined,
};
