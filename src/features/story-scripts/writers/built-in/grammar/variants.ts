import type { Piece, Template } from './template.ts';

/** How many wordings a template has at least, when each slot has as many values as `sizeOf` says. */
export function countVariants(template: Template, sizeOf: (slot: string) => number): number {
  return template.reduce((product, piece) => product * variantsOfPiece(piece, sizeOf), 1);
}

function variantsOfPiece(piece: Piece, sizeOf: (slot: string) => number): number {
  switch (piece.kind) {
    case 'slot':
      return Math.max(1, sizeOf(piece.name));
    case 'choice':
      return piece.options.reduce((sum, option) => sum + countVariants(option, sizeOf), 0);
    case 'tense':
      return countVariants(piece.past, sizeOf);
    default:
      // Words that may be left out promise nothing.
      return 1;
  }
}
