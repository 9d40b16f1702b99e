import { siteMails } from '../../src/app/mails/mails.registry.ts';
import { insertTable } from './insert-table.ts';

const SITE = { siteName: 'Dreamseed', siteRoot: 'https://dreams.example' };

/** Puts the table of all mails between its two marks in a Markdown text. */
export function insertMailsTable(markdown: string): string {
  return insertTable(markdown, 'mails', [
    '| subject | when | how long its link or code works |',
    '| --- | --- | --- |',
    ...siteMails.map(({ when, worksFor, example }) => `| ${example(SITE).subject} | ${when} | ${worksFor} |`),
  ]);
}
