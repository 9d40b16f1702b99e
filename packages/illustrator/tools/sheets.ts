/**
 * Draws the contact sheets by which the illustrator is judged by eye:
 * `npm run sheets [-- --only styles,seeds] [--out sheets]`
 * Beside each sheet a text of the same name lists its pictures in order, with what was not understood.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import './ensure-built.ts';
import type { IllustrationRequest } from '../src/illustrator.types.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { JUDGED_SHEETS } from './sheet-prompts.ts';

const CELL = 300;

async function drawSheet(folder: string, name: string): Promise<void> {
  const { columns, requests } = await JUDGED_SHEETS[name]!();
  const legend: string[] = [];
  const times: number[] = [];
  const note = (request: IllustrationRequest, unknown: readonly string[], milliseconds: number) => {
    const complaint = unknown.length > 0 ? ` (does not know: ${unknown.join(', ')})` : '';
    legend.push(`${legend.length + 1}. ${request.prompt} [seed ${request.seed}]${complaint}`);
    times.push(milliseconds);
  };
  const sheet = await drawContactSheet({
    requests,
    columns,
    cell: CELL,
    onDrawn: (request, { unknown }, milliseconds) => note(request, unknown, milliseconds),
  });
  writeFileSync(path.join(folder, `${name}.png`), sheet);
  writeFileSync(path.join(folder, `${name}.txt`), `${legend.join('\n')}\n`);
  const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(`${name}: ${requests.length} pictures, ${Math.round(middle)} ms of CPU each (median)`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string', short: 'o', default: 'sheets' }, only: { type: 'string' } },
  });
  const known = Object.keys(JUDGED_SHEETS);
  const wanted = values.only?.split(',') ?? known;
  const strange = wanted.find((name) => !known.includes(name));
  if (strange) throw new Error(`There is no sheet "${strange}". The sheets are ${known.join(', ')}.`);
  mkdirSync(values.out, { recursive: true });
  for (const name of wanted) await drawSheet(values.out, name);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
