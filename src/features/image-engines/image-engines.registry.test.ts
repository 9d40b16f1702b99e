import path from 'node:path';
import { expect, it } from 'vitest';
import { createConfiguredEngines } from './image-engines.registry.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

it('makes the engines that are named, each once, in their order', () => {
  const engines = createConfiguredEngines(
    { engines: ['illustrator', 'illustrator'], illustratorWorkers: 3 },
    { projectRoot },
  );
  expect(engines.map(({ name, concurrency }) => ({ name, concurrency }))).toEqual([
    { name: 'illustrator', concurrency: 3 },
  ]);
});

it.each(['crayon', 'constructor'])('refuses "%s" with one line that names what exists', (name) => {
  const create = () => createConfiguredEngines({ engines: [name], illustratorWorkers: 1 }, { projectRoot });
  expect(create).toThrow(`IMAGE_ENGINES: there is no engine "${name}". Known engines: illustrator.`);
});
