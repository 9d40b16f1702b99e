import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { createConfiguredEngines } from './image-engines.registry.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

function createEngines(environment: Record<string, string>) {
  return createConfiguredEngines(readConfig({ ILLUSTRATOR_WORKERS: '3', ...environment }), { projectRoot });
}

it('makes the engines that are named, each once, in their order', () => {
  const engines = createEngines({
    IMAGE_ENGINES: 'automatic1111, pollinations,illustrator,pollinations',
    AUTOMATIC1111_URL: 'http://127.0.0.1:7860',
  });
  expect(engines.map(({ name, concurrency }) => ({ name, concurrency }))).toEqual([
    { name: 'automatic1111', concurrency: 1 },
    { name: 'pollinations', concurrency: 1 },
    { name: 'illustrator', concurrency: 3 },
  ]);
});

it('lets engines behind a network rest, and the built-in one never', () => {
  const [remote, builtIn] = createEngines({ IMAGE_ENGINES: 'pollinations,illustrator' });
  expect(remote?.isCircuitOpen?.()).toBe(false);
  expect(builtIn?.isCircuitOpen).toBeUndefined();
});

it.each(['crayon', 'constructor'])('refuses "%s" with one line that names what exists', (name) => {
  expect(() => createEngines({ IMAGE_ENGINES: name })).toThrow(
    `IMAGE_ENGINES: there is no engine "${name}". Known engines: illustrator, `,
  );
});

it.each([
  ['openai-compatible', 'OPENAI_COMPATIBLE_URL'],
  ['ai-sdk', 'AI_SDK_MODEL'],
  ['automatic1111', 'AUTOMATIC1111_URL'],
  ['comfyui', 'COMFYUI_URL'],
])('says what %s needs', (engine, variable) => {
  expect(() => createEngines({ IMAGE_ENGINES: engine })).toThrow(
    `${variable}: is needed with the engine ${engine} in IMAGE_ENGINES.`,
  );
});
