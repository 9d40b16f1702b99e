import type { Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { subjectOutlines } from '../edges.ts';
import type { Forms } from '../forms/form.types.ts';
import { type BorderLineOptions, formBorders } from '../forms/form-borders.ts';
import { pictureUnit } from '../raster.ts';
import { redrawFigures } from './pen-lines.ts';

export interface FormLineOptions extends Omit<BorderLineOptions, 'thickness'> {
  /** Thickness of the heaviest lines in pixels of a picture of 1024: of a photograph, and around a scene's subjects. */
  outline: number;
  /** The same between the forms of a scene's ground. */
  ridge: number;
  /** The same of the pen's own lines inside a scene's subjects. */
  inner: number;
}

/** All lines of a picture in forms, 0..1: a scene's ground by its forms, its figures by the pen, a photograph by forms alone. */
export function linesOfForms(forms: Forms, stage: Stage, options: FormLineOptions): Plane {
  const { outline, ridge, inner, ...ofBorders } = options;
  if (stage.pictureTones) return formBorders(forms, stage, { ...ofBorders, thickness: outline });
  const lines = formBorders(forms, stage, { ...ofBorders, thickness: ridge });
  redrawFigures(lines, stage, inner);
  const around = subjectOutlines(stage, outline * pictureUnit(stage.width, stage.height), options.weight);
  for (let index = 0; index < lines.length; index++)
    if (around[index]! > lines[index]!) lines[index] = around[index]!;
  return lines;
}
