import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { serviceAddressSetting, serviceKeySetting } from '../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** Who writes the scripts of web stories, and how often a visitor may ask. */
export const storyScriptsConfig = defineConfig({
  storyWriter: {
    env: 'STORY_WRITER',
    doc: 'Who writes story scripts: `built-in` (no model or key needed), `gemini`, or `openai-compatible` (Ollama, LM Studio, OpenAI and others). [How](docs/story-writers.md).',
    schema: z.enum(['built-in', 'gemini', 'openai-compatible']),
    default: 'built-in',
  },
  geminiKey: {
    env: 'GEMINI_API_KEY',
    doc: 'The key of the Gemini API, for `STORY_WRITER=gemini`. It never reaches a browser.',
    schema: serviceKeySetting,
    default: '',
    secret: true,
  },
  geminiModel: {
    env: 'GEMINI_MODEL',
    doc: 'The Gemini model; it must see pictures.',
    schema: z.string().regex(/^[\w./-]+$/, { error: 'must be the name of a model' }),
    default: 'gemini-flash-latest',
  },
  geminiUrl: {
    env: 'GEMINI_URL',
    doc: 'Where the Gemini API is, for a proxy before it.',
    schema: serviceAddressSetting,
    // A wrong one may hold a password, and must not be shown.
    secret: true,
    default: 'https://generativelanguage.googleapis.com/v1beta',
  },
  writerUrl: {
    env: 'WRITER_URL',
    doc: 'For `STORY_WRITER=openai-compatible`: the address before `/chat/completions`, e.g. `http://localhost:11434/v1`.',
    schema: serviceAddressSetting,
    secret: true,
    default: '',
  },
  writerKey: {
    env: 'WRITER_KEY',
    doc: 'The key of that service; empty where it needs none.',
    schema: serviceKeySetting,
    default: '',
    secret: true,
  },
  writerModel: {
    env: 'WRITER_MODEL',
    doc: 'The model at that service; it must see pictures.',
    schema: z.string(),
    default: '',
  },
  writerTimeoutSeconds: {
    env: 'WRITER_TIMEOUT_SECONDS',
    doc: 'How long a story script may take in total. The page waits three minutes at most.',
    schema: wholeNumberSetting(1, 160),
    default: '60',
  },
  scriptsPerHour: {
    env: 'STORY_SCRIPTS_PER_HOUR',
    doc: 'How many story scripts one network address may request per hour.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '60',
  },
  scriptsPerDay: {
    env: 'STORY_SCRIPTS_TOTAL_DAILY',
    doc: 'How many story scripts all visitors together may request in 24 hours.',
    schema: wholeNumberSetting(0, 1_000_000_000),
    default: '2000',
  },
});
