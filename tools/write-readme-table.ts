/** Writes what is made from code, the tables of settings and limits and .env.example: `npm run readme`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertLimitsTable } from './docs/limits-table.ts';
import { environmentExample, insertConfigTable } from './docs/readme-table.ts';

const root = join(import.meta.dirname, '..');
const readme = join(root, 'README.md');
writeFileSync(readme, insertConfigTable(readFileSync(readme, 'utf8')));
const limits = join(root, 'docs', 'limits.md');
writeFileSync(limits, insertLimitsTable(readFileSync(limits, 'utf8')));
writeFileSync(join(root, '.env.example'), environmentExample());
