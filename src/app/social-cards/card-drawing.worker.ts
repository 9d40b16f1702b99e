import { type CardOrder, drawCard } from './card-drawing.ts';
import { createLettering } from './lettering.ts';

const lettering = createLettering();

/** What the thread of a card painter runs. */
export default ({ picture, words, mark }: CardOrder): Promise<Uint8Array> =>
  drawCard(picture, words, { lettering, mark });
