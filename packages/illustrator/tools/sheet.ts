/**
 * Draws a contact sheet of your own prompts:
 * `node packages/illustrator/tools/sheet.ts --prompts file.txt [--out sheet.png] [--cell 320] [--columns 5] [--size 512x512] [--seed 1]`
 * A prompt file holds one prompt per line. `npm run sheets` draws the fixed set by which the illustrator is judged.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './ensure-built.ts';
import { drawContactSheet } from './contact-sheet.ts';

function readArguments() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', short: 'o', default: 'sheet.png' },
      prompts: { type: 'string' },
      cell: { type: 'string', default: '320' },
      columns: { type: 'string', default: '5' },
      size: { type: 'string', default: '512x512' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [width, height] = values.size.split('x').map(Number);
  if (!width || !height) throw new Error(`--size must look like 512x512, not "${values.size}".`);
  if (!values.prompts) throw new Error('Name a file with one prompt per line: --prompts file.txt');
  const lines = readFileSync(values.prompts, 'utf8').split('\n');
  return {
    out: values.out,
    prompts: lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')),
    cell: Number(values.cell),
    columns: Number(values.columns),
    size: { width, height },
    seed: Number(values.seed),
  };
}

async function main(): Promise<void> {
  const { out, prompts, cell, columns, size, seed } = readArguments();
  let drawn = 0;
  const sheet = await drawContactSheet({
    requests: prompts.map((prompt) => ({ prompt, ...size, seed })),
    columns,
    cell,
    onDrawn: ({ prompt }, { unknown }, milliseconds) => {
      const complaint = unknown.length > 0 ? ` (does not know: ${unknown.join(', ')})` : '';
      console.log(`${++drawn}. ${Math.round(milliseconds)} ms CPU  ${prompt}${complaint}`);
    },
  });
  writeFileSync(out, sheet);
  console.log(`${out}: ${drawn} pictures`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
