import { learnedStyleSchema } from '@dreamseed/illustrator/learned-style';
import { hashOf } from '../../platform/hash-of.ts';
import { type FormPart, readForm } from '../../platform/http/form-body.ts';
import { parseJson } from '../../platform/http/json-body.ts';
import { LONGEST_STYLE_NAME, USUAL_STYLE_NAME } from '../../shared/learned-style-mark.ts';
import type { StyleInUse } from '../image-engines/image-engines.types.ts';
import {
  createNotAPromptFormError,
  createPictureMissingError,
  createPromptMissingError,
  createStrengthOutOfRangeError,
  createStyleUnreadableError,
} from './image-service.errors.ts';
import type { ImageRecipe, PromptRequest } from './image-service.types.ts';
import { readPrompt, readRequest } from './prompt-request.rules.ts';
import { readStartingPicture, USUAL_STRENGTH } from './starting-picture.usecases.ts';

const FIELDS = [
  'image',
  'learnedStyle',
  'learnedStyleName',
  'prompt',
  'negative',
  'width',
  'height',
  'seed',
  'variation',
  'strength',
  'format',
] as const;
type Field = (typeof FIELDS)[number];

/** Bytes of a learned style; one has about a thousand. */
const LARGEST_STYLE = 20 * 1024;

interface ReadPromptFormOptions {
  randomSeed: () => number;
  /** Throws when the words are not drawn here; asked before the picture is unpacked. */
  applyPolicy: (recipe: ImageRecipe) => ImageRecipe;
}

/**
 * Reads the form of `POST /prompt`: a picture to begin with or a learned style, or both, and what is asked for
 * beside them. With a picture no prompt is needed: it says what is shown.
 * @throws {AppError} 400 with a code of its own for each thing that can be wrong, 413 when it is too large,
 * 422 when its words are not drawn here.
 */
export async function readPromptForm(
  request: Request,
  { randomSeed, applyPolicy }: ReadPromptFormOptions,
): Promise<PromptRequest> {
  const form = await readForm(request, { names: FIELDS, notForm: createNotAPromptFormError });
  const textOf = (name: Field) => readText(form[name]);
  const wanted = readRequest(readPrompt(textOf('prompt') ?? ''), textOf, randomSeed);
  const strength = readStrength(textOf('strength'));
  const learnedStyle = readLearnedStyle(form.learnedStyle, textOf('learnedStyleName'));
  const { image } = form;
  const hasPicture = image?.isFile === true && image.bytes.length > 0;
  if (!hasPicture && (image || !learnedStyle)) throw createPictureMissingError();
  if (!hasPicture && wanted.recipe.prompt === '') throw createPromptMissingError();
  const recipe = applyPolicy(wanted.recipe);
  const startingPicture = hasPicture ? await readStartingPicture(image.bytes, strength) : undefined;
  return { ...wanted, recipe: { ...recipe, startingPicture, learnedStyle } };
}

/** @throws {AppError} 400 when it is none, with the first thing that is wrong. */
function readLearnedStyle(part: FormPart | undefined, name: string | null): StyleInUse | undefined {
  if (!part || part.bytes.length === 0) return undefined;
  if (part.bytes.length > LARGEST_STYLE) throw createStyleUnreadableError();
  const parsed = learnedStyleSchema.safeParse(parseJson(part.bytes));
  if (!parsed.success) throw createStyleUnreadableError();
  const style = parsed.data;
  return { style, name: readStyleName(name), hash: hashOf(style) };
}

/** A name is shown and nothing else, so one that is odd is no reason to draw nothing. */
function readStyleName(name: string | null): string {
  const plain = [...(name ?? '').replace(/\p{Cc}+/gu, ' ').trim()].slice(0, LONGEST_STYLE_NAME).join('');
  return plain || USUAL_STYLE_NAME;
}

/** A field that was left empty says as little as one that is missing. */
function readText(part: FormPart | undefined): string | null {
  if (!part || part.isFile) return null;
  const text = new TextDecoder().decode(part.bytes).trim();
  return text === '' ? null : text;
}

function readStrength(text: string | null): number {
  if (text === null) return USUAL_STRENGTH;
  const strength = /^[01](\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(strength <= 1)) throw createStrengthOutOfRangeError();
  return strength;
}
