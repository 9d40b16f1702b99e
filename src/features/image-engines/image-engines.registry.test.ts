import path from 'node:path';
import { expect, it } from 'vitest';
import { createConfiguredEngines } from './image-engines.registry.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

function createEngines(engines: string[]) {
  return createConfiguredEngines({ imageEngines: { engines, illustratorWorkers: 3 } }, { projectRoot });
}

it('makes the engines that are named, each once, in their order', () => {
  const engines = createEngines(['illustrator', 'illustrator']);
  expect(engines.map(({ name, concurrency }) => ({ name, concurrency }))).toEqual([
    { name: 'illustrator', concurrency: 3 },
  ]);
});

it.each(['crayon', 'constructor'])('refuses "%s" with one line that names what exists', (name) => {
  expect(() => createEngines([name])).toThrow(
    `IMAGE_ENGINES: there is no engine "${name}". Known engines: illustrator`,
  );
});
