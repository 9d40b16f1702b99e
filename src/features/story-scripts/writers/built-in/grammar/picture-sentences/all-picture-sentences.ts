import type { PictureReading } from '../../picture-reading/picture-reading.types.ts';
import type { Role } from '../shapes/shape.types.ts';
import { ENDING_SENTENCES } from './ending-sentences.ts';
import { OPENING_SENTENCES } from './opening-sentences.ts';
import type { PictureSentences } from './picture-sentences.types.ts';
import { TURN_SENTENCES } from './turn-sentences.ts';

export const PICTURE_SENTENCES: Readonly<Partial<Record<Role, readonly PictureSentences[]>>> = {
  opening: OPENING_SENTENCES,
  turn: TURN_SENTENCES,
  ending: ENDING_SENTENCES,
};

/** What may be said of this picture on a page of this role. */
export function pictureSentences(role: Role, picture: PictureReading): string[] {
  return (PICTURE_SENTENCES[role] ?? [])
    .filter(({ suits }) => suits(picture))
    .flatMap(({ sentences }) => sentences);
}
