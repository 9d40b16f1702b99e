import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import sharp from 'sharp';
import { type PictureScores, SCORE_ORDER } from '../picture-safety.rules.ts';

/** What is used of TensorFlow.js, which is installed apart from the site. */
interface Core {
  setBackend(name: string): Promise<boolean>;
  tidy(work: () => Float32Array): Float32Array;
  tensor4d(values: Float32Array, shape: [number, number, number, number]): unknown;
}
interface Layers {
  loadLayersModel(from: { load: () => Promise<unknown> }): Promise<{
    predict(input: unknown): { dataSync(): Float32Array };
  }>;
}
interface Wasm {
  setWasmPaths(folder: string): void;
}
interface ModelText {
  modelTopology: unknown;
  weightsManifest: readonly { weights: readonly unknown[] }[];
}

export type LookAtPicture = (bytes: Uint8Array) => Promise<PictureScores>;

/** Pixels of the side that the model looks at. */
const SIDE = 224;
const WEIGHTS = /"([A-Za-z0-9+/=]{100000,})"/;

/**
 * The small model of nsfwjs on WebAssembly. Its files are scripts: the weights are cut out of theirs as text, which
 * takes a tenth of the time that running it would.
 * @param folder where it is installed.
 */
export async function openModel(folder: string): Promise<LookAtPicture> {
  const load = createRequire(join(folder, 'package.json'));
  const core: Core = load('@tensorflow/tfjs-core');
  const layers: Layers = load('@tensorflow/tfjs-layers');
  const wasm: Wasm = load('@tensorflow/tfjs-backend-wasm');
  const modules = join(folder, 'node_modules');
  wasm.setWasmPaths(join(modules, '@tensorflow/tfjs-backend-wasm/dist/'));
  if (!(await core.setBackend('wasm'))) throw new Error('WebAssembly does not start.');
  const files = join(modules, 'nsfwjs/dist/models/mobilenet_v2');
  const { modelTopology, weightsManifest } = runScript(await readFile(join(files, 'model.min.js'), 'utf8'));
  const weights = WEIGHTS.exec(await readFile(join(files, 'group1-shard1of1.min.js'), 'utf8'))?.[1];
  if (weights === undefined) throw new Error('The files of nsfwjs hold no weights.');
  const model = await layers.loadLayersModel({
    load: async () => ({
      modelTopology,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(Buffer.from(weights, 'base64')).buffer,
    }),
  });
  return async (bytes) => {
    const pixels = await readPixels(bytes);
    const answer = core.tidy(() => model.predict(core.tensor4d(pixels, [1, SIDE, SIDE, 3])).dataSync());
    const scores = SCORE_ORDER.map((kind, place) => [kind, answer[place] ?? 0]);
    return Object.fromEntries(scores) as PictureScores;
  };
}

/** A UMD script, given a module to fill in. */
function runScript(text: string): ModelText {
  const filled: { exports: ModelText } = { exports: { modelTopology: null, weightsManifest: [] } };
  vm.runInThisContext(`(function (module, exports) {${text}\n})`)(filled, filled.exports);
  return filled.exports;
}

/** Between 0 and 1, on white where the picture is transparent. */
async function readPixels(bytes: Uint8Array): Promise<Float32Array> {
  const raw = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Float32Array.from(raw, (value) => value / 255);
}
