import { learnedStyleSchema } from '@dreamseed/illustrator/learned-style';
import type { ZodType } from 'zod';
import { hashOf } from '../../platform/hash-of.ts';
import { USUAL_STYLE_NAME } from '../../shared/learned-style-mark.ts';
import { composePrompt, GREEN_LISTS, neutralChoices } from '../generator/composed-prompt.rules.ts';
import type { StyleInUse } from '../image-engines/image-engines.types.ts';
import { IMAGE_LIMITS } from '../image-service/prompt-request.rules.ts';
import { ParameterError } from './images-api.errors.ts';
import { type PictureInput, SELECTORS } from './images-api.schema.ts';
import type { WantedPictures } from './images-api.types.ts';
import { chooseModel, isOffered, usuallyAnswersUrls } from './models.ts';

/** OpenAI's own values of `style`, which mean nothing here. */
const THEIR_STYLES: ReadonlySet<string> = new Set(['vivid', 'natural']);

/** @throws {ParameterError} naming the first parameter that is wrong. */
export function readInput(value: unknown, schema: ZodType<PictureInput>): PictureInput;
export function readInput<Input>(value: unknown, schema: ZodType<Input>): Input;
export function readInput<Input>(value: unknown, schema: ZodType<Input>): Input {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const param = issue?.path.map(String).join('.') || null;
  throw new ParameterError(param, `${param ?? 'The request'}: ${issue?.message ?? 'is not valid'}`);
}

/** @throws {ParameterError} naming the first parameter that cannot be had here. */
export function readWanted(input: Omit<PictureInput, 'strength'> & { strength?: number }): WantedPictures {
  const { background, model, prompt: words } = input;
  if (background === 'transparent')
    throw new ParameterError('background', 'background: pictures here have no transparent ground');
  const { tool, style } = chooseModel(model);
  const options = { ...(style !== undefined && { style }), ...readOptions(input, tool) };
  const { options: neutral } = neutralChoices();
  const choices = { prompt: words, options: { ...neutral, ...options }, negativePrompt: '' };
  const asUrl = input.response_format ? input.response_format === 'url' : usuallyAnswersUrls(model);
  const gallery = input.gallery ?? true;
  if (asUrl && !gallery)
    throw new ParameterError('response_format', 'response_format: url needs the picture in the gallery');
  return {
    tool,
    words,
    fullPrompt: composePrompt(tool, choices),
    negativePrompt: input.negative_prompt || undefined,
    options,
    count: input.n ?? 1,
    size: readSize(input.size),
    format: input.output_format ?? 'png',
    asUrl,
    seed: input.seed,
    strength: input.strength,
    variation: input.variation,
    learnedStyle: readLearnedStyle(input.learned_style),
    needsModeration: input.moderation === 'strict',
    gallery,
    stream: input.stream ?? false,
    previews: input.stream ? (input.partial_images ?? 0) : 0,
  };
}

function readLearnedStyle(value: PictureInput['learned_style']): StyleInUse | undefined {
  if (value === undefined) return undefined;
  const parsed = learnedStyleSchema.safeParse(value);
  if (!parsed.success) throw new ParameterError('learned_style', 'learned_style: is not a learned style');
  return { style: parsed.data, name: USUAL_STYLE_NAME, hash: hashOf(parsed.data) };
}

function readOptions(
  input: Omit<PictureInput, 'strength'>,
  tool: WantedPictures['tool'],
): Record<string, string> {
  const options: Record<string, string> = {};
  for (const [param, list] of Object.entries(SELECTORS)) {
    const entry = input[param as keyof typeof SELECTORS];
    if (!entry || (param === 'style' && THEIR_STYLES.has(entry))) continue;
    if (!isOffered(list, entry)) throw new ParameterError(param, `${param}: no selector offers “${entry}”`);
    if (tool === 'green' && !GREEN_LISTS.some((name) => name === list))
      throw new ParameterError(param, `${param}: comes with the model dreamseed-yellow alone`);
    options[list] = entry;
  }
  return options;
}

function readSize(size: string | undefined): WantedPictures['size'] {
  if (size === undefined || size === '' || size === 'auto') return null;
  const [, width = 0, height = 0] = (/^(\d{1,4})x(\d{1,4})$/.exec(size) ?? []).map(Number);
  const { smallestSide, largestSide, pixels } = IMAGE_LIMITS;
  const fits = [width, height].every((side) => side >= smallestSide && side <= largestSide);
  if (!fits || width * height > pixels)
    throw new ParameterError(
      'size',
      `size: must be auto, or width x height like 1024x1024, with sides of ${smallestSide} to ${largestSide} and at most ${pixels.toLocaleString('en-US')} pixels`,
    );
  return { width, height };
}
