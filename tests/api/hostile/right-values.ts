import { randomUUID } from 'node:crypto';
import type { DocumentedCall, DocumentedParameter } from './api-document.ts';
import type { JsonText } from './hostile-json.ts';

/** A gray PNG of 64 x 64 pixels. */
export const RIGHT_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQAAAABbAUdZAAAAEElEQVR4nGNgGAWjYBQMDAAABEAAAc8tb1gAAAAASUVORK5CYII=';

/** With these a request is right, so that one wrong thing in it is looked at alone. */
const RIGHT: Readonly<Record<string, unknown>> = {
  email: 'ada@example.com',
  password: 'long enough to be one',
  token: 'no-such-link',
  key: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA',
  plan: 'booster',
  base64Image: RIGHT_PICTURE,
  prompt: 'a fox',
  fullPrompt: 'a fox, in a style',
  width: 64,
  height: 64,
  generatorType: 'green',
  recipe: { options: { style: 'Anime' }, seed: 7 },
  holdIds: ['00000000-0000-4000-8000-000000000000'],
  runId: '00000000-0000-4000-8000-000000000000',
};
/** Where a right value would change what the call does. */
const LEFT_OUT = new Set(['holdId', 'code']);

/** The fields of a right body, each as JSON. */
export function rightBody({ body }: DocumentedCall): Map<string, JsonText> {
  const names = Object.keys(body?.properties ?? {}).filter((name) => !LEFT_OUT.has(name));
  return new Map(names.map((name) => [name, JSON.stringify(RIGHT[name] ?? 'x')]));
}

const RIGHT_PARAMETERS: Readonly<Record<string, string>> = {
  prompt: 'a%20fox',
  width: '64',
  height: '64',
  seed: '7',
  expires: '1768485600',
  signature: 'kP3v',
  'X-Dreamseed-Tool': 'green',
  'Idempotency-Key': 'one',
};

/** Escaped, as it stands in an address or a header; undefined where it is best left out. */
export function rightParameter({ name, required }: DocumentedParameter): string | undefined {
  if (name === 'X-Dreamseed-Run') return randomUUID();
  if (name === 'X-Dreamseed-Tile') return '0';
  return RIGHT_PARAMETERS[name] ?? (required ? '00000000-0000-4000-8000-000000000000' : undefined);
}
