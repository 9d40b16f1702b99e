import type { SubjectRequest } from '../../brief/brief.types.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type DrawingWishes, makeDrawing } from './make-drawing.ts';

/** Draws one copy of a subject. `key` names the copy: the same key and wishes are the same drawing. */
export type DrawCopy = (request: SubjectRequest, wishes: DrawingWishes, key: string) => Promise<Drawing>;

/** At the size at which it will be shown. */
export function drawForStage(stage: Stage): DrawCopy {
  return (request, wishes) => makeDrawing(stage, request, wishes);
}

/** Enough pixels for an outline and its anchors. */
const SKETCH_HEIGHT = 56;

/** Small and each only once: layouts are compared by outlines, which cost little and look alike at every size. */
export function sketchForStage(stage: Stage): DrawCopy {
  const known = new Map<string, Promise<Drawing>>();
  return (request, { random, height: _, lightSide: __, ...wishes }, key) => {
    const name = `${key} ${request.noun.name} ${JSON.stringify(wishes)}`;
    const sketch = { ...wishes, random, height: SKETCH_HEIGHT, lightSide: 1 } as const;
    const drawing = known.get(name) ?? makeDrawing(stage, request, sketch);
    known.set(name, drawing);
    return drawing;
  };
}
