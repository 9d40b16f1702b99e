import { createGoogle } from '@ai-sdk/google';
import type { Writer } from '../../writers.types.ts';
import { createLanguageModelWriter } from '../language-model/language-model-writer.ts';
import { fetchFromService } from '../language-model/service-fetch.ts';

interface GeminiSettings {
  key: string;
  model: string;
  /** Without a slash at its end, e.g. `https://generativelanguage.googleapis.com/v1beta`. */
  url: string;
  /** From 0 to below 1: spreads the second tries. */
  random?: () => number;
}

/** Thinking is counted in, and comes first: with less, answers are cut off. */
const MAX_OUTPUT_TOKENS = 8_192;

/**
 * Google's Gemini over `models/{model}:generateContent`, with the schema as `responseJsonSchema` and
 * the key in a header. https://ai.google.dev/api/generate-content
 */
export function createGeminiWriter({ key, model, url, random }: GeminiSettings): Writer {
  const provider = createGoogle({ apiKey: key, baseURL: url, fetch: fetchFromService });
  return createLanguageModelWriter({
    name: 'gemini',
    model: provider(model),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    random,
  });
}
