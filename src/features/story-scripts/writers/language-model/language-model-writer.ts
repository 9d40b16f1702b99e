import { generateText, jsonSchema, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { parseScript } from '../../parse-script.rules.ts';
import { STORY_SCRIPT_JSON_SCHEMA, writeStoryPrompt } from '../../story-script-prompt.rules.ts';
import { InvalidScriptError, WriterError } from '../../story-scripts.errors.ts';
import type { StoryScript } from '../../story-scripts.types.ts';
import type { WriteRequest, Writer } from '../../writers.types.ts';
import { callWithOneRetry } from './one-retry.ts';

interface LanguageModelWriterOptions {
  name: string;
  model: LanguageModel;
  /** Left to the service when missing. */
  maxOutputTokens?: number;
  /** From 0 to below 1. */
  random?: () => number;
}

/**
 * A writer that asks a language model: one user message of the picture and a prompt, answered as JSON
 * of a given schema. The answer is checked here once more, because not every service keeps to schemas.
 */
export function createLanguageModelWriter(options: LanguageModelWriterOptions): Writer {
  const { name, random = Math.random } = options;
  return {
    name,
    builtIn: false,
    async write(request, signal) {
      signal.throwIfAborted();
      const answer = await callWithOneRetry(() => ask(options, request, signal), { signal, random });
      return readAnswer(answer);
    },
  };
}

interface Answer {
  text: string;
  finishReason: string;
  rawFinishReason?: string;
}

const OUTPUT = Output.object({
  name: 'story',
  schema: jsonSchema<StoryScript>(STORY_SCRIPT_JSON_SCHEMA),
});

async function ask(
  { model, maxOutputTokens }: LanguageModelWriterOptions,
  { title, image }: WriteRequest,
  abortSignal: AbortSignal,
): Promise<Answer> {
  try {
    const { text, finishReason, rawFinishReason } = await generateText({
      model,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'file', mediaType: image.mediaType, data: image.bytes },
            { type: 'text', text: writeStoryPrompt(title) },
          ],
        },
      ],
      output: OUTPUT,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal,
    });
    return { text, finishReason, rawFinishReason };
  } catch (error) {
    // Here is text, and the SDK could not read it as JSON. Perhaps we can.
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { text: error.text ?? '', finishReason: error.finishReason ?? 'unknown' };
  }
}

/** Refusals come as answers that went well, with a reason for having ended. */
function readAnswer({ text, finishReason, rawFinishReason }: Answer): StoryScript {
  const reason = [finishReason, rawFinishReason].filter(Boolean).join(' ');
  const isRefusal = finishReason === 'content-filter' || (text === '' && finishReason === 'other');
  if (isRefusal) throw new WriterError('refused', { cause: new Error(`ended by ${reason}`) });
  if (finishReason !== 'length') return parseScript(text);
  try {
    return parseScript(text);
  } catch {
    throw new InvalidScriptError(new Error('the answer was cut off: the model used up its tokens'));
  }
}
