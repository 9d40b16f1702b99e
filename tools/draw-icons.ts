/**
 * Draws the icons of public/ anew from public/favicon.svg: `node tools/draw-icons.ts`. Run it when the
 * mark changed; the drawings are kept in the repository, because they are few and small.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '..', 'public');
const mark = readFileSync(join(folder, 'favicon.svg'));

/** The room between the mark and the edges is for phones that cut icons round. */
const icons: readonly { file: string; side: number; markShare: number }[] = [
  { file: 'publisher-logo.png', side: 192, markShare: 0.66 },
  { file: 'apple-touch-icon.png', side: 180, markShare: 0.62 },
  { file: 'icon-192.png', side: 192, markShare: 0.58 },
  { file: 'icon-512.png', side: 512, markShare: 0.58 },
  // All that matters of a maskable icon lies within a circle of 80 % of its side.
  { file: 'icon-maskable-512.png', side: 512, markShare: 0.5 },
];

/** The sides that desktops and older browsers look for. */
const FAVICON_SIDES = [16, 32, 48];

for (const { file, side, markShare } of icons) await drawIcon(file, side, markShare);
await drawFavicon('favicon.ico');

async function drawMark(side: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * side) / 48 })
    .resize(side, side)
    .png({ effort: 10 })
    .toBuffer();
}

async function drawIcon(file: string, side: number, markShare: number): Promise<void> {
  const { size } = await sharp(Buffer.from(ground(side)))
    .composite([{ input: await drawMark(Math.round(side * markShare)) }])
    .flatten({ background: '#0b0a12' })
    .png({ palette: true, quality: 90, dither: 0.3, effort: 10 })
    .toFile(join(folder, file));
  console.log(`${file}: ${side} x ${side}, ${size} bytes`);
}

/** The mark alone in several sizes, in one file: a list of places, then a PNG for each. */
async function drawFavicon(file: string): Promise<void> {
  const pictures = await Promise.all(FAVICON_SIDES.map(drawMark));
  const list = Buffer.alloc(6 + 16 * pictures.length);
  list.writeUInt16LE(1, 2);
  list.writeUInt16LE(pictures.length, 4);
  let place = list.length;
  for (const [number, picture] of pictures.entries()) {
    const entry = 6 + 16 * number;
    const side = FAVICON_SIDES[number] ?? 0;
    list.writeUInt8(side, entry);
    list.writeUInt8(side, entry + 1);
    list.writeUInt16LE(1, entry + 4);
    list.writeUInt16LE(32, entry + 6);
    list.writeUInt32LE(picture.length, entry + 8);
    list.writeUInt32LE(place, entry + 12);
    place += picture.length;
  }
  writeFileSync(join(folder, file), Buffer.concat([list, ...pictures]));
  console.log(`${file}: ${FAVICON_SIDES.join(', ')}, ${place} bytes`);
}

/** The night that the pages of the site stand on, with a light in it where the mark opens. */
function ground(side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <radialGradient id="light" cx="50%" cy="36%" r="70%">
      <stop offset="0" stop-color="#2a2350"/>
      <stop offset="0.6" stop-color="#14112a"/>
      <stop offset="1" stop-color="#0b0a12"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`;
}
