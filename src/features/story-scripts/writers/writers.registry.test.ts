import { describe, expect, test } from 'vitest';
import { chooseWriter, type WriterSettings } from './writers.registry.ts';

const SETTINGS: WriterSettings = {
  storyWriter: 'built-in',
  geminiKey: '',
  geminiModel: 'gemini-flash-latest',
  geminiUrl: 'https://generativelanguage.googleapis.com/v1beta',
  writerUrl: '',
  writerKey: '',
  writerModel: '',
};

describe('STORY_WRITER', () => {
  test.each<[Partial<WriterSettings>, string, boolean]>([
    [{}, 'built-in', true],
    [{ storyWriter: 'gemini', geminiKey: 'key' }, 'gemini', false],
    [
      { storyWriter: 'openai-compatible', writerUrl: 'http://localhost:11434/v1', writerModel: 'llava' },
      'openai-compatible',
      false,
    ],
  ])('%j chooses %s', (settings, name, builtIn) => {
    const writer = chooseWriter({ ...SETTINGS, ...settings });
    expect({ name: writer.name, builtIn: writer.builtIn }).toEqual({ name, builtIn });
  });

  test.each<[Partial<WriterSettings>, string]>([
    [{ storyWriter: 'gemini' }, 'GEMINI_API_KEY: is needed with STORY_WRITER=gemini.'],
    [
      { storyWriter: 'openai-compatible', writerModel: 'llava' },
      'WRITER_URL: is needed with STORY_WRITER=openai-compatible.',
    ],
    [
      { storyWriter: 'openai-compatible', writerUrl: 'http://localhost:11434/v1' },
      'WRITER_MODEL: is needed with STORY_WRITER=openai-compatible.',
    ],
  ])('%j is half of a writer: %s', (settings, message) => {
    expect(() => chooseWriter({ ...SETTINGS, ...settings })).toThrow(message);
  });
});
