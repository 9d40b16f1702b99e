import { type FormPart, readForm } from '../../platform/http/form-body.ts';
import { parseJson } from '../../platform/http/json-body.ts';
import { ParameterError } from './images-api.errors.ts';
import { editSchema, type PictureInput } from './images-api.schema.ts';
import { readInput } from './read-wanted.usecases.ts';

const NUMBERS: ReadonlySet<string> = new Set([
  ...['n', 'seed', 'variation', 'strength', 'output_compression', 'partial_images'],
]);
const SWITCHES: ReadonlySet<string> = new Set(['stream', 'gallery']);
const FILES = ['image', 'image[]', 'mask'] as const;
const FIELDS = Object.keys(editSchema.shape);

/**
 * Reads the form of an edit or a variation.
 * @throws {ParameterError} naming the first field that is wrong.
 */
export async function readEditForm(request: Request): Promise<{ input: PictureInput; file: Uint8Array }> {
  const form = await readForm<string>(request, { names: [...FILES, ...FIELDS], notForm: createNotFormError });
  if (form.mask) throw new ParameterError('mask', 'mask: pictures are painted whole here; leave it out');
  const image = form.image ?? form['image[]'];
  if (!image || image.bytes.length === 0) throw new ParameterError('image', 'image: send a picture');
  const values = FIELDS.flatMap((name) => {
    const part = form[name];
    return part ? [[name, readValue(name, part)]] : [];
  });
  return { input: readInput(Object.fromEntries(values), editSchema), file: image.bytes };
}

/** A form writes everything as text. */
function readValue(name: string, part: FormPart): unknown {
  const text = new TextDecoder().decode(part.bytes).trim();
  if (NUMBERS.has(name) && text !== '') return Number(text);
  if (name === 'learned_style') return parseJson(part.bytes) ?? text;
  if (SWITCHES.has(name) && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function createNotFormError() {
  return new ParameterError(null, 'Send a multipart form with a picture in the field “image”.');
}
