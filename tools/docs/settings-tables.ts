import { configSections } from '../../src/app/config.ts';
import { titleOfSection } from '../../src/app/shown-configuration.ts';
import type { ConfigKey } from '../../src/shared/config-keys.ts';

const START = '<!-- settings: written by npm run docs -->';
const END = '<!-- end of the settings -->';

/** Puts the tables of all settings, one for each part of the product, between their two marks in a Markdown text. */
export function insertSettings(markdown: string): string {
  const start = markdown.indexOf(START);
  const end = markdown.indexOf(END);
  if (start < 0 || end < start) throw new Error('The page has lost the marks of its settings.');
  return `${markdown.slice(0, start + START.length)}\n\n${settingsTables()}\n\n${markdown.slice(end)}`;
}

/** The text of .env.example: every variable with its default; those with a computed default are commented out. */
export function environmentExample(): string {
  const sections = Object.values(configSections).map((section) =>
    (Object.values(section) as ConfigKey[])
      .map((key) => (key.default && !key.defaultDoc ? `${key.env}=${key.default}` : `# ${key.env}=`))
      .join('\n'),
  );
  const opening =
    '# Every setting with its default. Copy to .env and change what you need; docs/configuration.md says what each means.';
  return `${[opening, ...sections].join('\n\n')}\n`;
}

function settingsTables(): string {
  return Object.entries(configSections)
    .map(([name, section]) => {
      const rows = (Object.values(section) as ConfigKey[]).map(
        (key) => `| \`${key.env}\` | ${linkedFromDocs(key.doc)} | ${defaultOf(key)} |`,
      );
      return [
        `## ${titleOfSection(name)}`,
        '',
        '| Variable | Meaning | Default |',
        '| --- | --- | --- |',
        ...rows,
      ].join('\n');
    })
    .join('\n\n');
}

/** Links are written from the root of the project; the page stands in docs/. */
function linkedFromDocs(text: string): string {
  return text.replaceAll('](docs/', '](');
}

function defaultOf(key: ConfigKey): string {
  if (key.defaultDoc) return key.defaultDoc;
  return key.default ? `\`${key.default}\`` : '';
}
