/**
 * Writes build/enlarging-kernel.wasm of this package out of its text.
 * Run it with `node packages/illustrator/tools/build-enlarging-kernel.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import wabt from 'wabt';
import { KERNEL_PATH } from '../src/enlarging/kernel.ts';
import { KERNEL_TEXT } from '../src/enlarging/kernel-text.ts';

const { parseWat } = await wabt();
const text = parseWat('enlarging-kernel.wat', KERNEL_TEXT, { simd: true, relaxed_simd: true });
const { buffer } = text.toBinary({});
mkdirSync(dirname(KERNEL_PATH), { recursive: true });
writeFileSync(KERNEL_PATH, buffer);
console.log(`${relative('.', KERNEL_PATH)}: ${buffer.length} bytes`);
