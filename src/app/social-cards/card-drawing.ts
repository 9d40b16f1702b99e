import sharp from 'sharp';
import { carryMark } from '../../features/provenance/marked-file.rules.ts';
import type { Lettering } from './lettering.ts';
import { CARD_PICTURE, CARD_SIZE } from './social-cards.rules.ts';

/** Goes up with every change of a card. */
export const CARD_DESIGN = 2;

const GROUND = '#0b0a12';
const INK = '#f6f4fb';
const MARGIN = 64;
const LABEL_MIDDLE = (CARD_PICTURE.height + CARD_SIZE.height) / 2 + 2;
/** Where the two tools of the site meet: from green to yellow. */
const HAIRLINE = { height: 5, from: '#1fce82', to: '#ffd84a' };

const TITLE_SIZE = 62;
const NAME_SIZE = 36;
const MARK_SIDE = 52;
const MARK_GAP = 16;
const GAP = 56;

/** How far the middle of small letters stands above the line they stand on, of the height of the type. */
const HALF_HEIGHT = 0.33;

interface CardWords {
  title: string;
  siteName: string;
}

/** What a card is made of. */
export interface CardOrder {
  /** In any format that sharp reads. */
  picture: Uint8Array;
  words: CardWords;
  /** The sign of the site, an SVG. */
  mark: Uint8Array;
}

/**
 * A picture with a label below it: what the page is called, and whose it is. A JPEG of `CARD_SIZE` that says of
 * itself what the picture says.
 */
export async function drawCard(
  picture: Uint8Array,
  words: CardWords,
  { lettering, mark }: { lettering: Lettering; mark: Uint8Array },
): Promise<Uint8Array<ArrayBuffer>> {
  const { label, markBox } = writeLabel(words, lettering);
  const shown = await sharp(picture)
    .resize({ ...CARD_PICTURE, fit: 'cover' })
    .toBuffer();
  const side = Math.round(markBox.side);
  const drawnMark = await sharp(mark, { density: (72 * side) / 48 })
    .resize(side, side)
    .toBuffer();
  const card = sharp({ create: { ...CARD_SIZE, channels: 3, background: GROUND } }).composite([
    { input: shown, left: 0, top: 0 },
    { input: Buffer.from(label), left: 0, top: 0 },
    { input: drawnMark, left: Math.round(markBox.x), top: Math.round(LABEL_MIDDLE - side / 2) },
  ]);
  return carryMark(picture, await card.jpeg({ quality: 84, mozjpeg: true }).toBuffer());
}

/** Title and name stand on one line, both as much smaller as they must be to have room. */
function writeLabel({ title, siteName }: CardWords, lettering: Lettering) {
  const setWhole = (text: string, size: number) => lettering.setLine(lettering.has(text) ? text : '', size);
  const titleWidth = setWhole(title, TITLE_SIZE).width;
  const nameWidth = setWhole(siteName, NAME_SIZE).width;
  const markWidth = MARK_SIDE + MARK_GAP;
  const room = CARD_SIZE.width - 2 * MARGIN - GAP;
  const scale = Math.min(1, room / (titleWidth + markWidth + nameWidth));
  const nameX = CARD_SIZE.width - MARGIN - nameWidth * scale;
  const { width, height } = CARD_SIZE;
  const label = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<linearGradient id="light"><stop stop-color="${HAIRLINE.from}"/>`,
    `<stop offset="1" stop-color="${HAIRLINE.to}"/></linearGradient>`,
    `<rect y="${CARD_PICTURE.height}" width="${width}" height="${HAIRLINE.height}" fill="url(#light)"/>`,
    writeLine(setWhole(title, TITLE_SIZE * scale).svg, MARGIN, TITLE_SIZE * scale),
    writeLine(setWhole(siteName, NAME_SIZE * scale).svg, nameX, NAME_SIZE * scale),
    '</svg>',
  ].join('');
  return { label, markBox: { x: nameX - markWidth * scale, side: MARK_SIDE * scale } };
}

function writeLine(outlines: string, x: number, size: number): string {
  const y = LABEL_MIDDLE + size * HALF_HEIGHT;
  return `<g fill="${INK}" transform="translate(${x} ${y})">${outlines}</g>`;
}
