import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../core/package-folder.ts';

export const KERNEL_PATH = join(PACKAGE_FOLDER, 'build', 'enlarging-kernel.wasm');

/** Rows are named by their addresses in the memory; weights, too. */
type Convolve3 = (
  above: number,
  here: number,
  below: number,
  weights: number,
  out: number,
  pixels: number,
) => void;

/** The functions of `kernel-text.ts`. */
interface Kernel {
  first: Convolve3;
  inner: Convolve3;
  plain: Convolve3;
  detail: (here: number, weights: number, out: number, pixels: number) => void;
  rowPair: (floats: number, upper: number, lower: number, pixels: number) => void;
}

let compiled: WebAssembly.Module | undefined;

/** @throws {Error} naming the command to run when the kernel has not been built. */
export function openKernel(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(readKernel());
  return new WebAssembly.Instance(compiled, { enlarging: { memory } }).exports as unknown as Kernel;
}

function readKernel(): Buffer<ArrayBuffer> {
  try {
    return readFileSync(KERNEL_PATH);
  } catch (cause) {
    throw new Error(
      `The kernel ${KERNEL_PATH} is missing. Build it with: node packages/illustrator/tools/build-enlarging-kernel.ts`,
      { cause },
    );
  }
}
