import type { Reading } from '../reading.types.ts';

const FACE =
  /^(?:face|freckles|freckled|hair|haired|eyes?|eyed|teeth|tooth|beard|bearded|moustache|mustache|nose|smile|dimples|cheeks|wrinkles|eyebrows|lips|braids|halo|makeup|earrings?)$/;
const BELOW =
  /^(?:dress|gown|robes?|cloak|cape|coat|suit|armou?r|uniform|tunic|skirt|shoes|boots|legs|feet|body|wings|tail|sword|full)$/;

/** Whether the words describe a face, and nothing that a portrait would leave out. */
export function speaksOfFace({ tokens }: Reading): boolean {
  return tokens.some(({ word }) => FACE.test(word)) && !tokens.some(({ word }) => BELOW.test(word));
}
