/**
 * Draws prompts that nobody planned for somebody who must not know them:
 * `node packages/illustrator/tools/blind-pictures.ts --out folder --key key.json [--prompts acting|later] [--seed 1] [--size 768]`
 * The folder holds pictures under numbers in a shuffled order; which is which is only in the key.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import './ensure-built.ts';
import { createRandom, hashText } from '../src/core/random.ts';
import { encodePicture } from '../src/encode.ts';
import { ACTING_PROMPTS } from '../src/evaluation/acting-prompts.ts';
import { LATER_PROMPTS } from '../src/evaluation/later-prompts.ts';
import { UNPLANNED_PROMPTS } from '../src/evaluation/unplanned-prompts.ts';
import { illustrate } from '../src/illustrate.ts';

const SETS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  acting: { acting: ACTING_PROMPTS },
  later: { later: LATER_PROMPTS },
};

function shuffle<T>(list: readonly T[], seed: number): T[] {
  const random = createRandom(hashText(`blind ${seed}`));
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'blind' },
      key: { type: 'string', default: 'blind-key.json' },
      seed: { type: 'string', default: '1' },
      size: { type: 'string', default: '768' },
      prompts: { type: 'string', default: 'unplanned' },
    },
  });
  const [seed, side] = [Number(values.seed), Number(values.size)];
  const prompts = SETS[values.prompts] ?? UNPLANNED_PROMPTS;
  const entries = Object.entries(prompts).flatMap(([category, prompts]) =>
    prompts.map((prompt) => ({ category, prompt })),
  );
  mkdirSync(values.out, { recursive: true });
  const key: Record<string, { category: string; prompt: string; unknown: string[] }> = {};
  for (const [position, entry] of shuffle(entries, seed).entries()) {
    const name = String(position + 1).padStart(3, '0');
    const { picture, report } = await illustrate({ prompt: entry.prompt, seed, width: side, height: side });
    writeFileSync(path.join(values.out, `${name}.png`), await encodePicture(picture, 'png'));
    key[name] = { ...entry, unknown: report.unknown };
  }
  writeFileSync(values.key, `${JSON.stringify(key, null, 2)}\n`);
  console.log(`${values.out}: ${entries.length} pictures; ${values.key} says which is which`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
