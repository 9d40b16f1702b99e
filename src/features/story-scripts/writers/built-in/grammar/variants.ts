import type { Piece, Template } from './template.ts';

/** How many wordings a template has, when each slot has as many values as `sizeOf` says. */
export function countVariants(template: Template, sizeOf: (slot: string) => number): number {
  return template.reduce((product, piece) => product * variantsOfPiece(piece, sizeOf), 1);
}

function variantsOfPiece(piece: Piece, sizeOf: (slot: string) => number): number {
  if (piece.kind === 'slot') return Math.max(1, sizeOf(piece.name));
  return piece.kind === 'tense' ? countVariants(piece.past, sizeOf) : 1;
}
