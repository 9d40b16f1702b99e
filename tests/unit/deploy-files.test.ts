import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import program from '../../package.json' with { type: 'json' };
import { configSections } from '../../src/app/config.ts';
import allocator from '../../tools/allocator.json' with { type: 'json' };
import { readCompose } from '../deploy/compose/read-compose.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the container runs on the Node that everything else runs on', () => {
  expect(read('Dockerfile')).toContain(`/node:${program.dependencies.node}-`);
});

test.each(['Dockerfile', 'deploy/dreamseed.service'])('%s gives memory back as `npm start` does', (file) => {
  for (const [name, value] of Object.entries(allocator)) expect(read(file)).toContain(`${name}=${value}`);
});

test('the newest entry of the changes is of this version', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(program.version);
});

test.each(['alone', 'services', 'large'])(
  'the size %s of compose.yaml gives the site settings that there are',
  (size) => {
    const known = Object.values(configSections).flatMap((keys) => Object.values(keys).map(({ env }) => env));
    const { services } = readCompose(root, size, {});
    const ours = services.filter(([, { image }]) => image.startsWith('dreamseed:'));
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { image, environment }] of ours) {
      expect(image).toBe(`dreamseed:${program.version}`);
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
    }
  },
);
