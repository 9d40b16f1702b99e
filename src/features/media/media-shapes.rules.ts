import type { MediaFormat, MediaRecipe, MediaShape, MediaSize } from './media.types.ts';

/** The longest sides a picture is offered in, below its own. A fixed set: disks must not fill by asking. */
export const LONGEST_SIDES: readonly number[] = [320, 480, 640, 960, 1280];

/** The squares cut from a picture: Blogger's thumbnail, and one that is sharp as an author's portrait. */
export const SQUARE_SIDES: readonly [number, ...number[]] = [72, 320];

/** What other sites show with a link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What a Web Story is offered with; AMP asks for 3:4 and at least 640 by 853. */
export const POSTER_SIZE = { width: 720, height: 960 } as const;

/** How far from 3:4 a cropped box may be that is answered with the poster. */
const POSTER_TOLERANCE = 0.02;

/** A cropped box at least this much wider than high is answered with the card. */
const CARD_FROM_RATIO = 1.4;

const TOKEN = /^(?:s(\d{1,5})|w(\d{1,5})-h(\d{1,5})|w(\d{1,5})|h(\d{1,5}))((?:-[a-z0-9]{1,12}){0,8})$/;
/** Blogger's words for cutting: `c` from the middle, `cc` round, `p` and `n` around what matters. */
const CROPPING = /-(?:c|cc|p|pp|n)(?=-|$)/;

/** Reads a size as Blogger, Google and our own addresses spell it; null for anything else. */
export function parseSizeToken(token: string): MediaSize | null {
  const match = TOKEN.exec(token);
  if (!match) return null;
  const [, longest, bothWidth, bothHeight, width, height, flags = ''] = match;
  const cropped = CROPPING.test(flags);
  if (longest !== undefined) return { longest: Number(longest), cropped };
  const maxWidth = Number(bothWidth ?? width ?? 0);
  const maxHeight = Number(bothHeight ?? height ?? 0);
  return { maxWidth, maxHeight, cropped: cropped && maxWidth > 0 && maxHeight > 0 };
}

/**
 * The offered shape that comes nearest to what was asked for: as large as that or larger, where the
 * picture is, and the whole picture where its crop is not offered.
 */
export function shapeFor(size: MediaSize, recipe: Pick<MediaRecipe, 'width' | 'height'>): MediaShape {
  if (size.longest !== undefined) {
    return size.cropped ? squareFor(size.longest) : shapeWithSide(size.longest, recipe);
  }
  const { maxWidth = 0, maxHeight = 0 } = size;
  if (size.cropped && maxWidth === maxHeight) return squareFor(maxWidth);
  if (size.cropped && maxWidth / maxHeight >= CARD_FROM_RATIO) return { kind: 'card' };
  if (size.cropped && isPosterRatio(maxWidth / maxHeight)) return { kind: 'poster' };
  const scales = [maxWidth / recipe.width, maxHeight / recipe.height].filter((scale) => scale > 0);
  const scale = size.cropped ? Math.max(...scales) : Math.min(...scales);
  // Rounding keeps w640 of a landscape at its 640 pixels.
  const side = Math.round(Math.max(recipe.width, recipe.height) * scale);
  return shapeWithSide(Number.isFinite(side) ? side : 0, recipe);
}

function isPosterRatio(ratio: number): boolean {
  return Math.abs(ratio - POSTER_SIZE.width / POSTER_SIZE.height) < POSTER_TOLERANCE;
}

/** The name of a shape in a file's name. */
export function shapeKey(shape: MediaShape, format: MediaFormat): string {
  return `${shapeName(shape)}.${format}`;
}

function shapeName(shape: MediaShape): string {
  if (shape.kind === 'width') return `w${shape.width}`;
  if (shape.kind === 'longest') return `s${shape.side}`;
  return shape.kind === 'square' ? `s${shape.side}-c` : shape.kind;
}

/** @param side 0 for the picture as it was drawn. */
function shapeWithSide(side: number, recipe: Pick<MediaRecipe, 'width' | 'height'>): MediaShape {
  const own = Math.max(recipe.width, recipe.height);
  const offered = LONGEST_SIDES.find((longest) => longest >= side);
  return side === 0 || offered === undefined || offered >= own
    ? { kind: 'full' }
    : { kind: 'longest', side: offered };
}

function squareFor(side: number): MediaShape {
  const smallest = SQUARE_SIDES.find((offered) => offered >= side);
  return { kind: 'square', side: (side > 0 && smallest) || Math.max(...SQUARE_SIDES) };
}

/** The proportions that a recipe has in a shape; only their ratio means something. */
export function shapeProportions(
  shape: MediaShape,
  { width, height }: Pick<MediaRecipe, 'width' | 'height'>,
): { width: number; height: number } {
  if (shape.kind === 'square') return { width: 1, height: 1 };
  if (shape.kind === 'poster') return POSTER_SIZE;
  return shape.kind === 'card' ? CARD_SIZE : { width, height };
}
