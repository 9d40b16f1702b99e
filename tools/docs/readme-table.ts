import { configSections } from '../../src/app/config.ts';
import type { ConfigKey } from '../../src/shared/config-keys.ts';

const START = '<!-- configuration table: written by npm run readme -->';
const END = '<!-- end of the configuration table -->';

/** Puts the table of all settings between its two marks in a Markdown text. */
export function insertConfigTable(markdown: string): string {
  const start = markdown.indexOf(START);
  const end = markdown.indexOf(END);
  if (start < 0 || end < start) throw new Error('The README has lost the marks of its configuration table.');
  return `${markdown.slice(0, start + START.length)}\n\n${configTable()}\n\n${markdown.slice(end)}`;
}

/** The text of .env.example: every variable with its default; those with a computed default are commented out. */
export function environmentExample(): string {
  const sections = Object.values(configSections).map((section) =>
    (Object.values(section) as ConfigKey[])
      .map((key) => (key.default && !key.defaultDoc ? `${key.env}=${key.default}` : `# ${key.env}=`))
      .join('\n'),
  );
  const opening =
    '# Every setting with its default. Copy to .env and change what you need; the README says what each means.';
  return `${[opening, ...sections].join('\n\n')}\n`;
}

function configTable(): string {
  const keys = Object.values(configSections).flatMap((section) => Object.values(section) as ConfigKey[]);
  const rows = keys.map((key) => `| \`${key.env}\` | ${key.doc} | ${defaultOf(key)} |`);
  return ['| Variable | Meaning | Default |', '| --- | --- | --- |', ...rows].join('\n');
}

function defaultOf(key: ConfigKey): string {
  if (key.defaultDoc) return key.defaultDoc;
  return key.default ? `\`${key.default}\`` : '';
}
