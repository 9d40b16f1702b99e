import path from 'node:path';
import { expect, it } from 'vitest';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import { createIllustratorEngine } from './illustrator.engine.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../../../..');

describeImageEngineContract('the illustrator', () => createIllustratorEngine({ projectRoot, workers: 1 }));

it('says what it drew and what it does not know', async () => {
  const engine = createIllustratorEngine({ projectRoot, workers: 1 });
  const image = await engine.generate(
    { prompt: 'a castle beside a flurbwidget', width: 256, height: 256, seed: 3, format: 'jpeg' },
    { signal: new AbortController().signal },
  );
  expect(image.understood).toContain('castle');
  expect(image.unknown).toEqual(['flurbwidget']);
  await engine.close();
}, 30_000);
