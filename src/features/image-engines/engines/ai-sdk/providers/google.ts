import { asFields } from '../../../remote/answer-failure.rules.ts';
import { nearestShape } from '../../../remote/picture-size.rules.ts';
import { type HostedProvider, refusedBecause } from '../hosted-provider.ts';

/** https://ai.google.dev/gemini-api/docs/image-generation: aspect ratios. */
const SHAPES = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;
/** Why a candidate ended: https://ai.google.dev/api/generate-content#FinishReason. */
const DECLINED = /^(IMAGE_)?(SAFETY|PROHIBITED_CONTENT|RECITATION)$|^(BLOCKLIST|SPII)$/;

/** Gemini's models that draw: they take a shape, not a size. */
export const google: HostedProvider = {
  url: 'https://generativelanguage.googleapis.com/v1beta',
  async createModel({ id, key, url, fetch }) {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ apiKey: key, baseURL: url, fetch }).image(id);
  },
  planPicture: (wanted) => ({ aspectRatio: nearestShape(wanted, SHAPES) }),
  readFailure(body) {
    const { promptFeedback, candidates } = asFields(body);
    const { blockReason } = asFields(promptFeedback);
    if (typeof blockReason === 'string') return refusedBecause('the prompt is blocked');
    const { finishReason, content } = asFields(Array.isArray(candidates) ? candidates[0] : undefined);
    if (typeof finishReason === 'string' && DECLINED.test(finishReason)) {
      return refusedBecause(`ended by ${finishReason}`);
    }
    const { parts } = asFields(content);
    const given = Array.isArray(parts) ? parts.map(asFields) : [];
    const saysWords = given.some(({ text }) => typeof text === 'string' && text.trim() !== '');
    const hasPicture = given.some(({ inlineData }) => inlineData !== undefined);
    return saysWords && !hasPicture ? refusedBecause('answered words instead of a picture') : undefined;
  },
};
