import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import program from '../../package.json' with { type: 'json' };
import allocator from '../../tools/allocator.json' with { type: 'json' };

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');

test('the container runs on the Node that everything else runs on', () => {
  expect(read('Dockerfile')).toContain(`/node:${program.dependencies.node}-`);
});

test.each(['Dockerfile', 'deploy/dreamseed.service'])('%s gives memory back as `npm start` does', (file) => {
  for (const [name, value] of Object.entries(allocator)) expect(read(file)).toContain(`${name}=${value}`);
});

test('the newest entry of the changes is of this version', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(program.version);
});
