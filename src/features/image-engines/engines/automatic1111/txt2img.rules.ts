import { partAvoidedWords } from '../../avoided-words.rules.ts';
import { denoisingOf } from '../../denoising.rules.ts';
import type { ImageRequest } from '../../image-engines.types.ts';
import { asFields } from '../../remote/answer-failure.rules.ts';
import { cleanWords, wantedWords } from '../../remote/engine-words.rules.ts';
import { alignSize, type PictureSize } from '../../remote/picture-size.rules.ts';
import { stripPromptControls } from '../../remote/prompt-controls.rules.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';
import { chooseModel, type ToolModels } from '../../tool-models.rules.ts';

export interface Txt2ImgSettings {
  models: ToolModels;
  steps: number;
  cfgScale: number;
  /** '' for the server's own. */
  sampler: string;
  longestSide: number;
}

/** What is sent; the size is what the picture is drawn in. */
type Txt2ImgBody = PictureSize & Readonly<Record<string, unknown>>;

/** What every model of this kind draws well; some servers round other sizes up without a word. */
const STEP = 64;

/**
 * The body of `POST /sdapi/v1/txt2img`: one picture, sent back and not kept there.
 * @param taskId by which the server can be asked how this very picture is getting on.
 */
export function writeTxt2Img(settings: Txt2ImgSettings, request: ImageRequest, taskId: string): Txt2ImgBody {
  const { models, steps, cfgScale, sampler, longestSide } = settings;
  const model = chooseModel(models, request.toolModel);
  const words = partAvoidedWords(request);
  return {
    prompt: wantedWords(stripPromptControls(words.prompt)),
    negative_prompt: cleanWords(stripPromptControls(words.negativePrompt)),
    seed: request.seed,
    steps,
    cfg_scale: cfgScale,
    ...alignSize(request, { step: STEP, least: STEP, most: longestSide }),
    batch_size: 1,
    n_iter: 1,
    ...(sampler && { sampler_name: sampler }),
    ...(model && {
      override_settings: { sd_model_checkpoint: model },
      // Loading the former model again after each picture would only cost time when each names its own.
      override_settings_restore_afterwards: models.standard === '',
    }),
    send_images: true,
    save_images: false,
    force_task_id: taskId,
  };
}

/** The way of `resize_mode` that crops, for what rounds the size to its own grid. */
const CROP = 1;

/**
 * The body of `POST /sdapi/v1/img2img`, which takes what txt2img takes.
 * @param picture a file of the size of that body.
 * @param strength how much of it changes, 0..1.
 */
export function writeImg2Img(body: Txt2ImgBody, picture: Uint8Array, strength: number): object {
  return {
    ...body,
    init_images: [Buffer.from(picture).toString('base64')],
    denoising_strength: denoisingOf(strength),
    resize_mode: CROP,
  };
}

/**
 * Reads the answer of txt2img or img2img.
 * @param wantedModel '' when any will do. The server draws with another one, and does not say so, when
 * it has no model of that name.
 * @returns the file of the picture.
 * @throws {RemoteEngineError} 'broken' without a picture, 'misconfigured' when another model drew it.
 */
export function readTxt2Img(answer: unknown, wantedModel: string): Uint8Array<ArrayBuffer> {
  const { images, info } = asFields(answer);
  const [first] = Array.isArray(images) ? images : [];
  if (typeof first !== 'string' || first === '') {
    throw new RemoteEngineError({ kind: 'broken', reason: 'It answered without a picture.' });
  }
  const drawnBy = wantedModel === '' ? undefined : readModel(info);
  if (drawnBy !== undefined && !isSameModel(drawnBy, wantedModel)) {
    const reason = `It has no model ${wantedModel} and drew with ${drawnBy.name.slice(0, 100)}.`;
    throw new RemoteEngineError({ kind: 'misconfigured', reason, mayHaveBilled: true });
  }
  return new Uint8Array(Buffer.from(first.replace(/^data:[^,]*,/, ''), 'base64'));
}

interface DrawnModel {
  name: string;
  hash: string;
}

function readModel(info: unknown): DrawnModel | undefined {
  const { sd_model_name: name, sd_model_hash: hash } = readInfo(info);
  if (typeof name !== 'string' || name === '') return undefined;
  return { name, hash: typeof hash === 'string' ? hash : '' };
}

/** `info` is JSON in a string. Servers that only resemble the web UI leave it, or parts of it, out. */
export function readInfo(info: unknown): Readonly<Record<string, unknown>> {
  try {
    return asFields(JSON.parse(String(info)));
  } catch {
    return {};
  }
}

/** Models are called by name, file, path, hash, or `file [hash]`. */
function isSameModel({ name, hash }: DrawnModel, wanted: string): boolean {
  const called = wanted.toLowerCase();
  if (hash !== '' && called.includes(hash.toLowerCase())) return true;
  return called.includes(name.toLowerCase()) || name.toLowerCase().includes(called);
}
