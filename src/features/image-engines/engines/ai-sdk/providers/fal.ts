import { asFields } from '../../../remote/answer-failure.rules.ts';
import { alignSize } from '../../../remote/picture-size.rules.ts';
import { type HostedProvider, refusedBecause } from '../hosted-provider.ts';

/** What the diffusion models there have in common. */
const GRID = { step: 32, least: 256, most: 1_440 };

/** Models at fal.ai. They take a size; of shapes some would be dropped in silence. */
export const fal: HostedProvider = {
  url: 'https://fal.run',
  async createModel({ id, key, url, fetch }) {
    const { createFal } = await import('@ai-sdk/fal');
    return createFal({ apiKey: key, baseURL: url, fetch }).image(id);
  },
  planPicture(wanted) {
    const { width, height } = alignSize(wanted, GRID);
    return { size: `${width}x${height}` };
  },
  /** A picture that was found indecent comes all the same, black. */
  readFailure(body) {
    const { has_nsfw_concepts: concepts, nsfw_content_detected: detected } = asFields(body);
    const isFlagged = [concepts, detected].some((flags) => Array.isArray(flags) && flags[0] === true);
    return isFlagged ? refusedBecause('the picture was found indecent') : undefined;
  },
};
