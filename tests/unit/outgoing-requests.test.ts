import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Ways to reach somebody else. A fetch that is handed on to be called elsewhere counts there. */
const WAYS: readonly RegExp[] = [
  /(?<![.\w])(?:await |return |= |\()?(?:fetch|doFetch|fetchByAgent)\(/,
  /(?<!\w)globalThis\.fetch\(/,
  /= fetch[,;) }]/,
  /new WebSocket\(/,
  /new EventSource\(/,
  /createRemoteJWKSet\(/,
  /createTransport\(/,
  /\bagent\.request\(/,
  /from 'undici'/,
  /\bnode:(?:tls|http2|dgram)\b/,
  /\b(?:https?|net|tls)\.(?:request|get|connect|createConnection)\(/,
  /import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:https?|net)'/,
];

/** A whole program in a text is an example, which others run. */
const EXAMPLE = /`import (?:\\.|[^`\\])*`/g;

function reaches(text: string): boolean {
  const code = text
    .replace(EXAMPLE, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return WAYS.some((way) => way.test(code));
}

/** What runs on the server: not what browsers load, tests and what helps them. */
const serverFiles = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) =>
    !/\/ui\/|\.script\.ts$|\.test\.tsx?$|\.contract-suite\.ts$|\/test-[\w-]+\.ts$|^src\/app\/(entry\.client|root)/.test(
      file,
    ),
);

test('every request of the server is in docs/outgoing-requests.md, and nothing else is', () => {
  const found = serverFiles.filter((file) => reaches(readFileSync(join(root, file), 'utf8')));
  const listed = [
    ...readFileSync(join(root, 'docs/outgoing-requests.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm),
  ].map(([, file]) => file);
  expect(found.sort()).toEqual(listed.sort());
});

test.each([
  "const answer = await fetch('http://x');",
  'const { fetch: doFetch = fetch } = options;',
  'return await globalThis.fetch(url);',
  "const socket = new WebSocket('ws://x');",
  "import { request } from 'node:https';",
  "import { Agent } from 'undici';",
])('%s would be found', (line) => {
  expect(reaches(line)).toBe(true);
});

test.each([
  '// fetch(url) would follow redirects',
  '/** Like fetch(url). */',
  'prefetch(url);',
  'options.fetch.get(url);',
])('%s is no request', (line) => {
  expect(reaches(line)).toBe(false);
});
