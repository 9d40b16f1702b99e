import type { Shape } from '../../brief.types.ts';
import type { Token } from '../../text/tokens.ts';

const SHAPES: ReadonlyMap<string, Shape> = new Map(
  Object.entries({
    circle: 'circle circles round dots dot ring rings sphere spheres bubbles',
    triangle: 'triangle triangles triangular pyramids',
    square: 'square squares rectangle rectangles cube cubes box boxes blocks',
    line: 'line lines stripe stripes bars grid',
    star: 'star stars',
    hexagon: 'hexagon hexagons honeycomb pentagon pentagons polygons octagon',
  } satisfies Record<Shape, string>).flatMap(([shape, words]) =>
    words.split(' ').map((word): [string, Shape] => [word, shape as Shape]),
  ),
);

/** The figures that an abstract picture is asked for, in the prompt's order. */
export function readShapes(tokens: readonly Token[]): Shape[] {
  return [...new Set(tokens.flatMap(({ word }) => SHAPES.get(word) ?? []))];
}
