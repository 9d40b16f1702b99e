import { OPTION_PICTURE_SIDE } from './option-picture-address.rules.ts';

/** What every entry of the selectors is shown on: stripes for its colors, a sky for its light, a lamp for its night. */
export const OPTION_MOTIF = {
  prompt: 'a lighthouse',
  seed: 7,
  width: OPTION_PICTURE_SIDE,
  height: OPTION_PICTURE_SIDE,
};
