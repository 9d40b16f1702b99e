import type { Canvas } from '../../../core/canvas.ts';
import { clamp, smoothstep } from '../../../core/maths.ts';
import { luminance, type Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { contourLines, skylineOutlines, subjectOutlines } from '../edges.ts';
import { isOnFace } from '../on-faces.ts';
import { type OrientationField, readOrientation } from '../orientation-field.ts';
import { pictureUnit, readRaster } from '../raster.ts';
import { findSky } from '../sky-map.ts';
import { percentiles } from '../tone.ts';
import { dropScraps } from './drop-scraps.ts';
import { formLines } from './form-lines.ts';
import { linesOfForms } from './lines-of-forms.ts';
import { redrawFigures } from './pen-lines.ts';

/** Heads are drawn with the tip of the pen, up to here in radii of the face. */
const HEAD = 1.3;

interface KeyLineOptions {
  /** Thickness of the lines around subjects and along the skyline, in pixels of a picture of 1024. */
  outline: number;
  ridge: number;
  /** Half the thickness of inner lines. */
  inner: number;
  /** Darkness from which an inner line begins and at which it is full. */
  from: number;
  full: number;
  /** How much of the inner lines is drawn on subjects, on the land, in the sky. */
  onSubject: number;
  onLand: number;
  onSky?: number;
  /** How far the outline swells and thins, 0 ruled .. 1 brush. */
  swell?: number;
  /** Difference of color, in levels, from which the forms of a photograph have a line between them, and a full one. */
  ofForms?: { from: number; full: number };
  /** What the style has found of the picture already. */
  sky?: Uint8Array;
  field?: OrientationField;
}

/** All the lines of a drawing, 0..1: around subjects, along ridges and inside forms. */
export function keyLines(scene: Canvas, model: Canvas, stage: Stage, options: KeyLineOptions): Plane {
  const { width, height, mask, depth, checkpoint, light } = stage;
  const { swell = 0.6, onSky = 0 } = options;
  const unit = pictureUnit(width, height);
  // The side away from the light gets the heavier line.
  const weight = (x: number, y: number) =>
    ((x / width - 0.5) * -light[0] + (y / height - 0.5) * light[1]) * swell * 1.5 -
    (isOnFace(stage, x, y, HEAD) ? 1.1 : 0);
  if (stage.forms)
    return linesOfForms(stage.forms, stage, {
      ...options.ofForms,
      outline: options.outline,
      ridge: options.ridge,
      inner: options.inner * 2,
      onSubject: options.onSubject,
      onLand: options.onLand,
      onSky: stage.pictureTones && onSky,
      weight,
    });
  const { sky = findSky(scene, stage), field = readOrientation(model, 3) } = options;
  const tone = luminance(readRaster(model).data);
  checkpoint.check();
  const paleness = stage.pictureTones ? palenessOf(tone) : 1;
  const lines = contourLines(
    tone,
    width,
    height,
    field,
    {
      fine: Math.max(1, Math.round(options.inner * unit)),
      from: options.from * paleness,
      full: options.full * paleness,
      reach: 9 * unit,
      but: stage.plain && mask,
    },
    checkpoint,
  );
  const outline = subjectOutlines(stage, options.outline * unit, weight);
  const ridges = skylineOutlines(stage, sky, tone, options.ridge * unit);
  // The ground is drawn by the same hand as the figure: its things have edges, too.
  const forms = formLines(model, stage, {
    thickness: options.ridge * 0.8,
    from: 0.075 * paleness,
    least: 0.035,
  });
  redrawFigures(lines, stage, options.inner * 2);
  for (let index = 0; index < lines.length; index++) {
    const onLand = mask[index] === 0 && sky[index] === 0;
    const inner = lines[index]! * (mask[index]! > 0 ? options.onSubject : onLand ? options.onLand : onSky);
    const form = onLand ? forms[index]! * Math.min(1, options.onLand * 1.5) : 0;
    const own = Math.max(inner, form);
    lines[index] = Math.max(
      onLand ? thinned(own, depth[index]!) : own,
      outline[index]!,
      ridges[index]! * 0.9,
    );
  }
  dropScraps(lines, stage);
  return lines;
}

/** Lines of things far away are thinner: drawn as heavily as the figure they would be bars behind it. */
function thinned(line: number, metres: number): number {
  const less = 0.45 * smoothstep(8, 40, metres);
  return line <= less ? 0 : (line - less) / (1 - less);
}

/** The span of tones that a photograph of clear light has. */
const CLEAR_SPAN = 0.75;

/** Haze has edges, too, only paler: 1 for a picture of clear light, less for a pale one. */
function palenessOf(tone: Plane): number {
  const { low, high } = percentiles(tone, 0.1, 0.9);
  return clamp((high - low) / CLEAR_SPAN, 0.4, 1);
}
