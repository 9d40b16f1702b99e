/**
 * Draws the icons of public/ anew from public/favicon.svg: `node tools/draw-icons.ts`. Run it when the
 * mark changed; the drawings are kept in the repository, because they are few and small.
 */
import { readFileSync } from 'node:fs';
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
];

for (const { file, side, markShare } of icons) await drawIcon(file, side, markShare);

async function drawIcon(file: string, side: number, markShare: number): Promise<void> {
  const markSide = Math.round(side * markShare);
  const drawnMark = await sharp(mark, { density: (72 * markSide) / 48 })
    .resize(markSide, markSide)
    .png()
    .toBuffer();
  const { size } = await sharp(Buffer.from(ground(side)))
    .composite([{ input: drawnMark }])
    .flatten({ background: '#0b0a12' })
    .png({ palette: true, quality: 90, dither: 0.3, effort: 10 })
    .toFile(join(folder, file));
  console.log(`${file}: ${side} x ${side}, ${size} bytes`);
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
