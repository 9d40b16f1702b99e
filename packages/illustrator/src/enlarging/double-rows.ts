import { openKernel } from './kernel.ts';
import { PIXELS_AT_ONCE } from './kernel-text.ts';
import { FEATURES, LAYERS, type Network, RESULTS, readNetwork } from './network.ts';

const CHANNELS = 4;
const FLOAT_BYTES = 4;
const WASM_PAGE_BYTES = 65_536;
/** How far the picture is continued beyond its borders: as far as a pixel of it looks, and one more. */
const MARGIN = LAYERS + 1;
/** A layer looks one row up and down. */
const ROWS_OF_LAYER = 3;
/** A result is begun with its pixel and finished by the last layer. */
const ROWS_OF_RESULTS = LAYERS + 1;

/** Takes the rows of a picture from top to bottom. */
export interface RowSink {
  /** @param row RGBA, four bytes a pixel; it is only looked at during the call. */
  push(row: Uint8Array): void;
  /** There are no more rows. */
  end(): void;
}

let network: Network | undefined;

/**
 * Doubles a picture while it comes in: for each row, two rows of twice the width go to `next`, seven rows
 * later. So only a few rows are in memory, 12 MB for a width of 4096 pixels. Beyond its borders the picture is
 * taken to go on as it ends.
 */
export function doubleRows(width: number, next: RowSink): RowSink {
  network ??= readNetwork();
  const wide = Math.ceil((width + 2 * MARGIN) / PIXELS_AT_ONCE) * PIXELS_AT_ONCE;
  const { memory, place } = createMemory();
  const rowsOf = (count: number, floats: number) => {
    // A pixel more on each side, which stays empty or is the first of the next row.
    const rows = Array.from({ length: count }, () => place((wide + 2) * floats * FLOAT_BYTES));
    return (row: number) => rows[((row % count) + count) % count]!;
  };
  const input = rowsOf(ROWS_OF_LAYER, CHANNELS);
  const layers = network.layers.map(() => rowsOf(ROWS_OF_LAYER, FEATURES));
  const results = rowsOf(ROWS_OF_RESULTS, RESULTS);
  const weights = {
    layers: network.layers.map((values) => place(values.byteLength)),
    plain: place(network.plain.byteLength),
    details: network.details.map((values) => place(values.byteLength)),
  };
  const upper = place(2 * width * CHANNELS);
  const lower = place(2 * width * CHANNELS);
  const buffer = memory();
  const kernel = openKernel(buffer);
  const write = (at: number, values: ArrayLike<number>) =>
    new Float32Array(buffer.buffer, at, values.length).set(values);
  for (const [layer, at] of weights.layers.entries()) write(at, network.layers[layer]!);
  for (const [layer, at] of weights.details.entries()) write(at, network.details[layer]!);
  write(weights.plain, network.plain);

  const bytesOf = (at: number) => new Uint8Array(buffer.buffer, at, 2 * width * CHANNELS);
  let height = 0;
  let taken = 0;
  let last = new Uint8Array();

  function take(row: Uint8Array): void {
    fillRow(new Float32Array(buffer.buffer, input(taken), (wide + 2) * CHANNELS), row, width);
    const middle = taken - 1;
    const pixel = (at: number, floats: number) => at + floats * FLOAT_BYTES;
    kernel.plain(
      input(middle - 1),
      input(middle),
      input(middle + 1),
      weights.plain,
      pixel(results(middle), RESULTS),
      wide,
    );
    for (const [layer, own] of layers.entries()) {
      const at = middle - layer;
      const [source, floats] = layer === 0 ? [input, CHANNELS] : [layers[layer - 1]!, FEATURES];
      const convolve = floats === CHANNELS ? kernel.first : kernel.inner;
      const out = pixel(own(at), FEATURES);
      convolve(source(at - 1), source(at), source(at + 1), weights.layers[layer]!, out, wide);
      kernel.detail(out, weights.details[layer]!, pixel(results(at), RESULTS), wide);
    }
    taken++;
    const finished = middle - LAYERS + 1;
    if (finished < MARGIN) return;
    kernel.rowPair(results(finished) + (1 + MARGIN) * RESULTS * FLOAT_BYTES, upper, lower, width);
    next.push(bytesOf(upper));
    next.push(bytesOf(lower));
  }

  return {
    push(row) {
      if (height === 0) for (let above = 0; above < MARGIN; above++) take(row);
      take(row);
      last = Uint8Array.from(row);
      height++;
    },
    end() {
      if (height > 0) for (let below = 0; below < LAYERS; below++) take(last);
      next.end();
    },
  };
}

/** Hands out addresses, then the memory that has room for all of them. */
function createMemory(): { place(bytes: number): number; memory(): WebAssembly.Memory } {
  let end = 0;
  return {
    place(bytes) {
      const at = end;
      end += Math.ceil(bytes / 16) * 16;
      return at;
    },
    memory: () => new WebAssembly.Memory({ initial: Math.ceil(end / WASM_PAGE_BYTES) }),
  };
}

function fillRow(floats: Float32Array, row: Uint8Array, width: number): void {
  const start = (1 + MARGIN) * CHANNELS;
  const end = start + width * CHANNELS;
  floats.set(row, start);
  for (let at = CHANNELS; at < start; at++) floats[at] = row[at % CHANNELS]!;
  for (let at = end; at < floats.length; at++) floats[at] = row[(width - 1) * CHANNELS + (at % CHANNELS)]!;
}
