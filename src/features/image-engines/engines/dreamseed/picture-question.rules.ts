import type { ImageRequest } from '../../image-engines.types.ts';

/** As many characters as the images API takes. */
const LONGEST_NEGATIVE = 1000;
/** Where there are none: a call without words is refused. */
const NO_WORDS = '…';

/** A call of the images API at another Dreamseed. */
export interface PictureQuestion {
  path: string;
  json?: object;
  form?: FormData;
}

/** Asks for one picture, as a stream with previews before it, that is kept out of the gallery there. */
export function writePictureQuestion(request: ImageRequest, previews: number): PictureQuestion {
  const { prompt, negativePrompt, width, height, seed, variation, format, learnedStyle, startingPicture } =
    request;
  const words = storable(prompt).trim();
  const fields = {
    size: `${width}x${height}`,
    seed,
    variation,
    negative_prompt: negativePrompt && [...storable(negativePrompt)].slice(0, LONGEST_NEGATIVE).join(''),
    moderation: request.needsModeration ? 'strict' : undefined,
    output_format: format,
    gallery: false,
    stream: true,
    partial_images: previews,
  };
  if (!startingPicture)
    return {
      path: '/v1/images/generations',
      json: { ...fields, prompt: words || NO_WORDS, learned_style: learnedStyle?.style },
    };
  const form = writeForm({
    ...fields,
    prompt: words,
    strength: startingPicture.strength,
    learned_style: learnedStyle && JSON.stringify(learnedStyle.style),
  });
  form.append('image', new Blob([startingPicture.bytes], { type: 'image/jpeg' }), 'picture.jpg');
  if (words !== '') return { path: '/v1/images/edits', form };
  // Variations begin with reading 1 unless they are told another one.
  form.set('variation', String(variation ?? 0));
  return { path: '/v1/images/variations', form };
}

/** A call with NUL is refused. */
const storable = (text: string) => text.replaceAll('\0', ' ');

function writeForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  return form;
}
