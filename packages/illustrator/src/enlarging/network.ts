import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How many layers look at the neighbors of a pixel, one after the other. */
export const LAYERS = 7;
/** Floats that a layer leaves for each pixel: eight, each once above and once below zero. */
export const FEATURES = 16;
const NEW_FEATURES = 8;
/** Three colors of 2 x 2 pixels. */
export const RESULTS = 12;
const CHANNELS = 4;
const LARGEST_BYTE = 255;

/** Weights in the order in which the kernel reads them; pixels are bytes, 0..255, as floats. */
export interface Network {
  /** Of each layer: its offsets, then what each float of each neighbor adds to its results. */
  layers: readonly Float32Array[];
  /** The picture enlarged by straight lines between its pixels. */
  plain: Float32Array;
  /** What each layer adds to that. */
  details: readonly Float32Array[];
}

interface StoredLayer {
  weights: number[];
  bias: number[];
}

const require = createRequire(import.meta.url);

/** Anime4K's network "CNN 2x L" of 8,500 numbers, as the package websr ships it (both under the MIT license). */
export function readNetwork(): Network {
  const file = require.resolve('@websr/websr/weights/anime4k/cnn-2x-l-an.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')).layers as Record<string, StoredLayer>;
  const halves = (name: string) => [stored[name]!, stored[`${name}1`]!] as const;
  const layers = Array.from({ length: LAYERS }, (_, layer) =>
    layer === 0 ? firstLayer(halves('conv2d_tf')) : innerLayer(halves(`conv2d_${layer}_tf`)),
  );
  const last = ['', '1', '2'].map((color) => stored[`conv2d_last_tf${color}`]!);
  return {
    layers,
    plain: plainEnlargement(last),
    details: layers.map((_, layer) => detailsOf(last, layer)),
  };
}

/**
 * The stored numbers are 4 x 4 matrices by column, first for the neighbors from left to right and within
 * those from top to bottom. The kernel goes through rows.
 */
const storedPlaceOf = (row: number, column: number) => column * 3 + row;

function* neighbors(): Generator<{ row: number; column: number }> {
  for (let row = 0; row < 3; row++) for (let column = 0; column < 3; column++) yield { row, column };
}

function weightsOfLayer(halves: readonly StoredLayer[], channels: number): number[] {
  const values: number[] = [];
  for (const { row, column } of neighbors()) {
    for (let channel = 0; channel < channels; channel++) {
      const matrix = Math.floor(channel / 4) * 9 + storedPlaceOf(row, column);
      for (const { weights } of halves) {
        const start = matrix * 16 + (channel % 4) * 4;
        values.push(...weights.slice(start, start + 4));
      }
    }
  }
  return values;
}

/** It was trained with an opaque fourth channel: what that adds is the same everywhere. */
function firstLayer(halves: readonly StoredLayer[]): Float32Array {
  const weights = weightsOfLayer(halves, CHANNELS);
  const offsets = halves.flatMap(({ bias }) => bias);
  for (let at = 0; at < weights.length; at++) {
    const channel = Math.floor(at / NEW_FEATURES) % CHANNELS;
    if (channel < 3) {
      weights[at]! /= LARGEST_BYTE;
    } else {
      offsets[at % NEW_FEATURES]! += weights[at]!;
      weights[at] = 0;
    }
  }
  return Float32Array.from([...offsets, ...weights]);
}

function innerLayer(halves: readonly StoredLayer[]): Float32Array {
  return Float32Array.from([...halves.flatMap(({ bias }) => bias), ...weightsOfLayer(halves, FEATURES)]);
}

/** A new pixel lies a quarter of an old one away from its middle, so the next one counts a quarter. */
const SHARES = [
  [0.25, 0.75, 0],
  [0, 0.75, 0.25],
] as const;

function plainEnlargement(last: readonly StoredLayer[]): Float32Array {
  const values = last.flatMap(({ bias }) => bias.map((offset) => offset * LARGEST_BYTE));
  for (const { row, column } of neighbors()) {
    for (let channel = 0; channel < CHANNELS; channel++) {
      for (let color = 0; color < 3; color++) {
        for (const vertical of SHARES) {
          for (const horizontal of SHARES) {
            values.push(color === channel ? vertical[row]! * horizontal[column]! : 0);
          }
        }
      }
    }
  }
  return Float32Array.from(values);
}

function detailsOf(last: readonly StoredLayer[], layer: number): Float32Array {
  const values: number[] = [];
  for (let feature = 0; feature < FEATURES; feature++) {
    const start = (layer * FEATURES + feature) * 4;
    for (const { weights } of last) {
      values.push(...weights.slice(start, start + 4).map((weight) => weight * LARGEST_BYTE));
    }
  }
  return Float32Array.from(values);
}
