import { setImmediate } from 'node:timers/promises';
import { type Checkpoint, createCheckpoint } from '../core/checkpoint.ts';
import type { DrawingSignal, Picture } from '../illustrator.types.ts';
import type { Stage } from '../stage/stage.types.ts';
import { LEARNED_STYLE_VERSION, MOST_DETAIL } from './learned-style.schema.ts';
import type { LearnedStyle } from './learned-style.types.ts';
import { GRAIN_SIDE, measureLookOf } from './look/measure-look.ts';
import { measureLook, measureStyle } from './measure-style.ts';
import { type NearMedium, placeAmongMedia, rankMedia, squareDistance } from './nearest-media.ts';
import { type Manner, type Motif, paintLearned, stageOfMotif } from './sample-motifs.ts';
import { makeSmallLook } from './small-look.ts';

export { measureStyle } from './measure-style.ts';
export { placeAmongMedia, rankMedia } from './nearest-media.ts';

export const MOST_PICTURES = 12;

/** What manners are tried on: one with a subject before a calm ground, one full of things. */
const MOTIFS: readonly Motif[] = [
  { prompt: 'a castle on a hill by a lake', seed: 3, side: 256 },
  { prompt: 'a cat on a sofa', seed: 9, side: 256 },
];
/** Shown to whoever had a style learned. */
const PREVIEWS: readonly Motif[] = [
  { prompt: 'a fox by a river at dawn', seed: 6, side: 320 },
  { prompt: 'a bowl of fruit on a wooden table', seed: 5, side: 320 },
];
/** A medium this much farther than the nearest is not painted to find out. */
const NEARLY = 1.35;
const MOST_TRIED = 3;
/** Strokes from broad to fine. */
const DETAILS = [0.5, 0.75, 1, 1.5, 2.2] as const;
/** The square of a distance at which a medium is half like the pictures: their own lie nearer. */
const HALF_LIKE = 120;

export interface Learned {
  style: LearnedStyle;
  /** Two motifs in this style, square. */
  previews: Picture[];
}

/**
 * Learns a style from pictures: the nearest medium by a table of what all media measure, its strokes and, where media are
 * nearly equal, the medium itself by painting motifs and measuring them; then colors, tones, contrast, lines, grain and
 * surroundings. The same pictures give the same style. Takes some four seconds of work, up to twelve.
 * @param pictures 1 to 12 of any size
 * @throws {RangeError} for no pictures, or too many
 * @throws {IllustrationStopped} within 100 ms of work after the signal says that it is no longer wanted.
 */
export async function learnStyle(pictures: readonly Picture[], signal?: DrawingSignal): Promise<Learned> {
  if (pictures.length < 1 || pictures.length > MOST_PICTURES)
    throw new RangeError(`A style is learned from 1 to ${MOST_PICTURES} pictures.`);
  const checkpoint = createCheckpoint(
    () => signal?.aborted ?? false,
    (done) => signal?.progress?.(done),
  );
  const measured: number[][] = [];
  const looks: ReturnType<typeof makeSmallLook>[] = [];
  for (const picture of pictures) {
    checkpoint.report((0.3 * measured.length) / pictures.length);
    measured.push(measureStyle(picture));
    await breathe(checkpoint);
    looks.push(makeSmallLook(picture, GRAIN_SIDE));
    await breathe(checkpoint);
  }
  const look = measureLookOf(looks);
  const place = placeAmongMedia(measured);
  checkpoint.report(0.35);
  const fitted = await fit({ look, place, ranked: rankMedia(place) }, checkpoint);
  const style: LearnedStyle = { version: LEARNED_STYLE_VERSION, ...fitted, look };
  return { style, previews: await paintPreviews(style, checkpoint) };
}

interface Target {
  look: LearnedStyle['look'];
  place: readonly number[];
  ranked: readonly NearMedium[];
}

/** First the medium at usual strokes, then its strokes: whatever measures nearest to the pictures. */
async function fit(
  { look, place, ranked }: Target,
  checkpoint: Checkpoint,
): Promise<Pick<LearnedStyle, 'medium' | 'detail' | 'likeness'>> {
  const stages: Stage[] = [];
  for (const motif of MOTIFS) stages.push(await stageOfMotif(motif, stillWanted(checkpoint)));
  checkpoint.report(0.4);
  const nearest = ranked[0]!;
  const tried = ranked.filter(({ distance }) => distance < nearest.distance * NEARLY).slice(0, MOST_TRIED);
  const steps = tried.length + DETAILS.length - 1;
  let step = 0;
  const farnessOf = async (manner: Manner): Promise<number> => {
    const measured: number[][] = [];
    for (const stage of stages) {
      await breathe(checkpoint);
      measured.push(measureLook(makeSmallLook(paintLearned(stage, manner))));
    }
    checkpoint.report(0.4 + (0.45 * ++step) / steps);
    return squareDistance(placeAmongMedia(measured), place);
  };
  const media: (NearMedium & { farness: number })[] = [];
  for (const near of tried)
    media.push({ ...near, farness: await farnessOf({ medium: near.medium, detail: 1, look }) });
  // The table knows more pictures than two motifs show: it counts as much as they do.
  const best = media.sort((a, b) => a.distance + a.farness - b.distance - b.farness)[0]!;
  let strokes = { detail: 1, farness: best.farness };
  for (const detail of DETAILS) {
    if (detail === 1 || detail > MOST_DETAIL) continue;
    const farness = await farnessOf({ medium: best.medium, detail, look });
    if (farness < strokes.farness) strokes = { detail, farness };
  }
  const likeness = Math.round((100 * HALF_LIKE) / (HALF_LIKE + best.distance)) / 100;
  return { medium: best.medium, detail: strokes.detail, likeness };
}

async function paintPreviews(style: LearnedStyle, checkpoint: Checkpoint): Promise<Picture[]> {
  const previews: Picture[] = [];
  for (const motif of PREVIEWS) {
    await breathe(checkpoint);
    previews.push(paintLearned(await stageOfMotif(motif, stillWanted(checkpoint)), style));
    checkpoint.report(0.85 + (0.15 * previews.length) / PREVIEWS.length);
  }
  return previews;
}

/** Motifs have progress of their own, which is nobody's business here. */
function stillWanted(checkpoint: Checkpoint): Checkpoint {
  return { check: checkpoint.check, report: checkpoint.check };
}

/** Canvases give their memory back in a turn of the event loop only. */
async function breathe(checkpoint: Checkpoint): Promise<void> {
  await setImmediate();
  checkpoint.check();
}
