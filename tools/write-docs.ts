/** Writes what is made from code, the tables of settings, limits and mails, .env.example and the options of the selectors: `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertLimitsTable } from './docs/limits-table.ts';
import { insertMailsTable } from './docs/mails-table.ts';
import {
  extendedOptionLists,
  optionSynonymLists,
  shortOptionLists,
  unseenOptions,
} from './docs/option-lists.ts';
import { environmentExample, insertSettings } from './docs/settings-tables.ts';

const root = join(import.meta.dirname, '..');
const settings = join(root, 'docs', 'configuration.md');
writeFileSync(settings, insertSettings(readFileSync(settings, 'utf8')));
const limits = join(root, 'docs', 'limits.md');
writeFileSync(limits, insertLimitsTable(readFileSync(limits, 'utf8')));
const mails = join(root, 'docs', 'mail.md');
writeFileSync(mails, insertMailsTable(readFileSync(mails, 'utf8')));
writeFileSync(join(root, '.env.example'), environmentExample());
const options = join(root, 'src/features/generator/options');
writeFileSync(join(options, 'short-option-lists.generated.ts'), shortOptionLists());
writeFileSync(join(options, 'extended-option-lists.generated.ts'), extendedOptionLists());
writeFileSync(join(options, 'unseen-options.generated.ts'), unseenOptions());
writeFileSync(join(options, 'option-synonyms.generated.ts'), optionSynonymLists());
