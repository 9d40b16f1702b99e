import { expect, test } from 'vitest';
import { STYLE_NAMES } from '../brief/brief.types.ts';
import { measureStyle } from './measure-style.ts';
import { placeAmongMedia, rankMedia } from './nearest-media.ts';
import { paintStage, stageOfMotif } from './sample-motifs.ts';

/** Motifs that the table of media was not made from. */
const MOTIF = { prompt: 'a windmill by a pond', seed: 311, side: 256 };

test('of a motif that the table has never seen, at least 28 of the 33 media are found', async () => {
  const stage = await stageOfMotif(MOTIF);
  const mistaken = STYLE_NAMES.flatMap((medium) => {
    const [nearest] = rankMedia(placeAmongMedia([measureStyle(paintStage(stage, medium))]));
    return nearest?.medium === medium ? [] : [`${medium} is taken for ${nearest?.medium}`];
  });
  expect(STYLE_NAMES).toHaveLength(33);
  expect(mistaken.length, mistaken.join('; ')).toBeLessThanOrEqual(5);
}, 120_000);
