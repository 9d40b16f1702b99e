/** Writes what is made from the settings in code, the README's table and .env.example: `npm run readme`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentExample, insertConfigTable } from './readme-table.ts';

const root = join(import.meta.dirname, '..');
const readme = join(root, 'README.md');
writeFileSync(readme, insertConfigTable(readFileSync(readme, 'utf8')));
writeFileSync(join(root, '.env.example'), environmentExample());
