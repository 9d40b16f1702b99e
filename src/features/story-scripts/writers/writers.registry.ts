import type { Writer } from '../writers.types.ts';
import { createBuiltInWriter } from './built-in/built-in-writer.ts';
import { createLazyWriter } from './lazy-writer.ts';

export interface WriterSettings {
  storyWriter: 'built-in' | 'gemini' | 'openai-compatible';
  geminiKey: string;
  geminiModel: string;
  geminiUrl: string;
  writerUrl: string;
  writerKey: string;
  writerModel: string;
}

type CreateWriter = (settings: WriterSettings) => Writer;

/** A new writer gets a row here and a word in STORY_WRITER. */
const WRITERS: Record<WriterSettings['storyWriter'], CreateWriter> = {
  'built-in': () => createBuiltInWriter(),
  gemini({ geminiKey: key, geminiModel: model, geminiUrl: url }) {
    demand('GEMINI_API_KEY', key, 'gemini');
    return createLazyWriter('gemini', async () => {
      const { createGeminiWriter } = await import('./gemini/gemini-writer.ts');
      return createGeminiWriter({ key, model, url });
    });
  },
  'openai-compatible'({ writerUrl: url, writerKey: key, writerModel: model }) {
    demand('WRITER_URL', url, 'openai-compatible');
    demand('WRITER_MODEL', model, 'openai-compatible');
    return createLazyWriter('openai-compatible', async () => {
      const { createOpenAiCompatibleWriter } = await import(
        './openai-compatible/openai-compatible-writer.ts'
      );
      return createOpenAiCompatibleWriter({ url, key, model });
    });
  },
};

/**
 * The writer that STORY_WRITER names. Nothing is loaded and nobody is called yet.
 * @throws {Error} one line that an owner can act on, when the writer lacks a setting.
 */
export function chooseWriter(settings: WriterSettings): Writer {
  return WRITERS[settings.storyWriter](settings);
}

function demand(variable: string, value: string, writer: string): void {
  if (value === '') throw new Error(`${variable}: is needed with STORY_WRITER=${writer}.`);
}
