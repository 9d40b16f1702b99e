import type { ImageRequest } from '../../image-engines.types.ts';

/** What a call of the images API takes. */
const LONGEST_NEGATIVE = 1000;
/** A call needs words. */
const NO_WORDS = '…';

/** A call of the images API at another Dreamseed. */
export interface PictureQuestion {
  path: string;
  json?: object;
  form?: FormData;
}

/** Asks for one picture that nobody keeps there, told of bit by bit. */
export function writePictureQuestion(request: ImageRequest): PictureQuestion {
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
  // What needs no words begins with the second reading unless it is told another one.
  form.set('variation', String(variation ?? 0));
  return { path: '/v1/images/variations', form };
}

/** No call takes NUL, and no engine draws it. */
const storable = (text: string) => text.replaceAll('\0', ' ');

function writeForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  return form;
}
