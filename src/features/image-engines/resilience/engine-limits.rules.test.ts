import { expect, it } from 'vitest';
import { parseEngineSeconds, secondsOf } from './engine-limits.rules.ts';

it('reads one number for all engines, and others for some', () => {
  const seconds = parseEngineSeconds('100, comfyui=300,openai-compatible=60');
  if (!seconds) throw new Error('It was not read.');
  expect(secondsOf(seconds, 'comfyui')).toBe(300);
  expect(secondsOf(seconds, 'openai-compatible')).toBe(60);
  expect(secondsOf(seconds, 'pollinations')).toBe(100);
  expect(secondsOf(seconds, 'constructor')).toBe(100);
});

it.each(['', 'comfyui=300', '0', '3601', '100, 200', '1.5', '100 comfyui=3', 'many', '100,'])(
  'does not read "%s"',
  (text) => {
    expect(parseEngineSeconds(text)).toBeUndefined();
  },
);
