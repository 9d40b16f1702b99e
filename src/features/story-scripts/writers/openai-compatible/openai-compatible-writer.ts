import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Writer } from '../../writers.types.ts';
import { createLanguageModelWriter } from '../language-model/language-model-writer.ts';
import { fetchFromService } from '../language-model/service-fetch.ts';

export interface OpenAiCompatibleSettings {
  /** What stands before `/chat/completions`, e.g. `http://localhost:11434/v1`. */
  url: string;
  /** '' where the service asks for none, as on one's own machine. */
  key: string;
  model: string;
  /** From 0 to below 1: spreads the second tries. */
  random?: () => number;
}

/**
 * Any service that speaks OpenAI's chat completions: Ollama, LM Studio, llama.cpp, OpenAI, gateways.
 * The schema goes along as `response_format: json_schema`. No limit of tokens is sent, because newer
 * services renamed it and refuse the old name.
 */
export function createOpenAiCompatibleWriter({ url, key, model, random }: OpenAiCompatibleSettings): Writer {
  const name = 'openai-compatible';
  const provider = createOpenAICompatible({
    name,
    baseURL: url,
    apiKey: key || undefined,
    supportsStructuredOutputs: true,
    fetch: fetchFromService,
  });
  return createLanguageModelWriter({ name, model: provider(model), random });
}
