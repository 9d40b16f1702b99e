import type { Canvas } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { toneTable } from '../shared/grade.ts';
import { keyLines } from '../shared/lines/key-lines.ts';
import { calmModel } from '../shared/model/calm-model.ts';
import { isOnFace } from '../shared/on-faces.ts';
import { drawOnPaper, paperTooth } from '../shared/paper.ts';
import { pictureUnit } from '../shared/raster.ts';
import { createTexture } from '../shared/texture.ts';
import { isSky, openFaces, openFigures, stretchedTone } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';
import { carvingPhase } from './carving-lines.ts';

/** How a block or plate is cut. */
interface Cut {
  /** Distance of the lines in pixels of a picture of 1024. */
  pitch: number;
  /** Softness of the cut edge, in pitches. */
  edge: number;
  /** Tone below which nothing is cut and above which everything is. */
  black: number;
  white: number;
  /** A second set of lines across the first in the shadows. */
  crossed: boolean;
  outline: number;
  ink: Rgb;
  paper: Rgb;
  /** Filter that takes detail away. */
  calm: number;
  /** How much the ink misses the paper here and there. */
  worn: number;
}

const LINOCUT: Cut = {
  pitch: 15,
  edge: 0.1,
  black: 0.16,
  white: 0.72,
  crossed: false,
  outline: 6,
  ink: [26, 24, 28],
  paper: [240, 231, 211],
  calm: 3,
  worn: 0.7,
};

const ENGRAVING: Cut = {
  pitch: 6.4,
  edge: 0.2,
  black: -0.12,
  white: 0.86,
  crossed: true,
  outline: 2.4,
  ink: [38, 28, 22],
  paper: [244, 234, 212],
  calm: 2,
  worn: 0.25,
};

/** So much lighter than it is a scene's ground is cut: black bars all over it would outshout the figures. */
const CLEARED = 0.1;
/** So much darker is light land, which would be bare paper otherwise. */
const PLOUGHED = 0.2;

/** How much of a face is cut away at least, where it is not black. */
const FACE = 0.85;

/** Of a photograph, which has smaller forms than a drawn scene: a finer gouge. */
const FINE_LINOCUT: Cut = { ...LINOCUT, pitch: 10, outline: 3.8, calm: 2, black: 0.1 };

/** A linocut: bold black and white, gouge marks that run round forms, rays and ground. */
export const cutLino: Style = (scene, stage, random) =>
  cutBlock(scene, stage, random, stage.pictureTones ? FINE_LINOCUT : LINOCUT);

/** A copper engraving: fine swelling lines that bend over the forms and cross in the shadows. */
export const engravePlate: Style = (scene, stage, random) => cutBlock(scene, stage, random, ENGRAVING);

function cutBlock(scene: Canvas, stage: Stage, random: Random, cut: Cut): Canvas {
  const { checkpoint, brief } = stage;
  const model = calmModel(scene, stage, cut.calm);
  checkpoint.check();
  const tone = stretchedTone(model, stage);
  openFigures(tone, model, stage, 0.55);
  if (!stage.pictureTones) openFaces(tone, stage, 0.7);
  const lines = keyLines(scene, model, stage, {
    outline: cut.outline,
    ridge: cut.outline * 0.8,
    inner: Math.max(1, cut.outline * 0.34),
    from: 0.06 / brief.detail,
    full: 0.2 / brief.detail,
    onSubject: 1,
    onLand: 0.75,
  });
  const cover = inkCover(tone, lines, stage, cut, random);
  return drawOnPaper(
    cover,
    stage,
    {
      paper: cut.paper,
      ink: cut.ink,
      tooth: paperTooth(random.fork('paper'), 0.4),
      relief: 3,
      take: (amount, grain) => amount * (1 - smoothstep(0.45, 1.3, grain) * cut.worn),
    },
    random,
  );
}

function inkCover(tone: Plane, lines: Plane, stage: Stage, cut: Cut, random: Random): Plane {
  const { width, height, mask, pictureTones, checkpoint, brief } = stage;
  const unit = pictureUnit(width, height);
  const pitch = Math.max(pictureTones ? 4 : 3.2, cut.pitch * unit * brief.detail ** -0.3);
  const grade = toneTable(brief.grade);
  const soft = boxBlur(tone, width, height, Math.max(1, Math.round(pitch * 0.3)), 1);
  checkpoint.check();
  const phase = carvingPhase(stage, soft, pitch);
  const wobble = createTexture(random.fork('hand'), { radius: Math.max(2, Math.round(7 * unit)), size: 512 });
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const hand = wobble.values[(y & 511) * 512 + (x & 511)]!;
      const cleared = mask[index]! > 0 || pictureTones ? 0 : clearedBy(soft[index]!, isSky(stage, index));
      const light = grade[(Math.min(1, soft[index]! + cleared) * 255) | 0]!;
      let open = smoothstep(cut.black, cut.white, light + hand * 0.035);
      // Bars across a face of dark skin would be a mask: it is cut free down to thin lines.
      if (!pictureTones && mask[index]! > 0 && isOnFace(stage, x, y))
        open = Math.max(open, FACE * smoothstep(0.1, 0.17, light));
      let ink = lineOf(phase[index]! + hand * 0.1, 1 - open, cut.edge);
      if (cut.crossed && light < 0.5) {
        const across = (x * 0.86 + y * 0.5 + (soft[index]! - 0.5) * 40 * unit) / pitch;
        ink = Math.max(ink, lineOf(across, smoothstep(0.55, 0.08, light) * 0.85, cut.edge));
      }
      const line = lines[index]!;
      // On black ground things are white lines.
      const isDrawn = mask[index]! > 0 || light > 0.3;
      tone[index] = lerp(ink, isDrawn ? 1 : 0, line);
    }
  }
  return tone;
}

/** How much lighter a scene's ground is cut than it is. */
function clearedBy(light: number, isOpen: boolean): number {
  return CLEARED - (isOpen ? 0 : PLOUGHED * smoothstep(0.45, 0.8, light));
}

/** Ink 0..1 at a phase of parallel lines of which the inked share is `width`. */
function lineOf(phase: number, width: number, edge: number): number {
  if (width <= 0.03) return 0;
  if (width >= 0.97) return 1;
  const apart = Math.abs(phase - Math.round(phase)) * 2;
  return smoothstep(width + edge, width - edge, apart);
}
