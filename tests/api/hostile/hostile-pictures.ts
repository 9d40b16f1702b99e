import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { type PngHead, pngChunk, pngPixels, pngZeros, writePng } from '../../support/png-file.ts';

export interface HostilePicture {
  what: string;
  bytes: Buffer;
  width: number;
  height: number;
}

const SIDE = 64;
const SMALL: PngHead = { width: SIDE, height: SIDE };
const DEEP: PngHead = { width: 5000, height: 5000, bits: 16, color: 6, isInterlaced: true };
const HUNDRED_MEGABYTES = 100 * 1024 * 1024;
const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">${SCRIPT}<image xlink:href="file:///etc/passwd"/></svg>`;

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const sized = (what: string, bytes: Buffer, width = SIDE, height = SIDE): HostilePicture => ({
  what,
  bytes,
  width,
  height,
});
const png = (what: string, head: PngHead, ...chunks: Buffer[]) =>
  sized(what, writePng(head, ...chunks), head.width, head.height);
const whole = (what: string, head: PngHead) => png(what, head, pngPixels(head));

/** PNGs that unfold, are made of too many parts, or say what is not so. */
function listPngs(): HostilePicture[] {
  const packed = deflateSync(Buffer.alloc(HUNDRED_MEGABYTES));
  const pixels = pngPixels(SMALL);
  const text = (name: string, content: Buffer) => pngChunk(name, Buffer.concat([latin1('a\0\0'), content]));
  return [
    whole('PNG of 30,000 x 30,000', { width: 30_000, height: 30_000, bits: 1 }),
    png('interlaced PNG of 25 million deep pixels', DEEP, pngZeros(DEEP.width * DEEP.height * 8 + 40_000)),
    whole('PNG of 1 x 1,000,000', { width: 1, height: 1_000_000 }),
    whole('PNG of 1,000,000 x 1', { width: 1_000_000, height: 1 }),
    png('PNG of all pixels that fit into a number', { width: 0x7fffffff, height: 0x7fffffff }, pixels),
    png('PNG without pixels', { width: 0, height: 0 }, pixels),
    png('PNG with 100 MB behind its pixels', SMALL, pngZeros(HUNDRED_MEGABYTES)),
    png(
      'PNG with a profile of 100 MB',
      SMALL,
      pngChunk('iCCP', Buffer.concat([latin1('a\0\0'), packed])),
      pixels,
    ),
    png('PNG with texts of 1 GB', SMALL, ...Array.from({ length: 10 }, () => text('zTXt', packed)), pixels),
    png(
      'PNG of 100,000 texts',
      SMALL,
      Buffer.concat(Array.from({ length: 100_000 }, () => text('tEXt', latin1('b')))),
      pixels,
    ),
    png(
      'PNG of 50,000 pieces',
      SMALL,
      Buffer.concat(Array.from({ length: 50_000 }, () => pngChunk('IDAT', Buffer.alloc(0)))),
      pixels,
    ),
    png('PNG with a page inside', SMALL, text('tEXt', latin1(`<html>${SCRIPT}`)), pixels),
    png(
      'PNG that moves 10,000 times',
      SMALL,
      pngChunk('acTL', Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0, 0])),
      pixels,
    ),
    png('PNG of another colour than its pixels', { ...SMALL, color: 6, bits: 16 }, pixels),
    png('PNG with a palette that is missing', { ...SMALL, color: 3 }, pixels),
    sized(
      'PNG with a page behind it',
      Buffer.concat([writePng(SMALL, pixels), latin1(`<html>${SCRIPT}</html>`)]),
    ),
    sized(
      'PNG with an archive behind it',
      Buffer.concat([writePng(SMALL, pixels), zipSync({ 'a.class': new Uint8Array(9) })]),
    ),
    sized('a head of PNG before SVG', Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), latin1(SVG)])),
  ];
}

/** JPEGs with more in them than a picture, and with sizes that are none. */
async function listJpegs(): Promise<HostilePicture[]> {
  const right = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([
      Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]),
      content,
    ]);
  const within = (...segments: Buffer[]) =>
    Buffer.concat([right.subarray(0, 2), ...segments, right.subarray(2)]);
  const resized = Buffer.from(right);
  resized.writeUInt16BE(65_500, right.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  resized.writeUInt16BE(65_500, right.indexOf(Buffer.from([0xff, 0xc0])) + 7);
  const scan = right.subarray(right.indexOf(Buffer.from([0xff, 0xda])), right.length - 2);
  return [
    sized('JPEG of 65,500 x 65,500', resized, 65_500, 65_500),
    sized('JPEG with a script as its comment', within(segment(0xfe, latin1(SCRIPT)))),
    sized(
      'JPEG with a document as its comment',
      within(segment(0xfe, latin1('%PDF-1.7\n1 0 obj<<>>stream\n'))),
    ),
    sized(
      'JPEG with camera notes that lead nowhere',
      within(segment(0xe1, Buffer.concat([latin1('Exif\0\0MM\0*'), Buffer.alloc(60_000, 0xff)]))),
    ),
    sized(
      'JPEG with 250 profiles of 64 KB',
      within(
        ...Array.from({ length: 250 }, (_, number) =>
          segment(
            0xe2,
            Buffer.concat([latin1('ICC_PROFILE\0'), Buffer.from([number + 1, 250]), Buffer.alloc(65_000)]),
          ),
        ),
      ),
    ),
    sized(
      'JPEG of 20,000 comments',
      within(...Array.from({ length: 20_000 }, () => segment(0xfe, Buffer.alloc(2)))),
    ),
    sized(
      'JPEG of 5,000 scans',
      Buffer.concat([
        right.subarray(0, right.length - 2),
        ...Array.from({ length: 5000 }, () => scan),
        latin1('\xff\xd9'),
      ]),
    ),
    sized('JPEG of escapes', Buffer.concat([right.subarray(0, 2), Buffer.alloc(2_000_000, 0xff)])),
    sized('JPEG with an archive behind it', Buffer.concat([right, zipSync({ 'a.html': latin1(SCRIPT) })])),
    sized('half a JPEG', right.subarray(0, right.length / 2)),
  ];
}

/** Other kinds, and what only looks like one. */
async function listOthers(): Promise<HostilePicture[]> {
  const draw = () => sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#345' } });
  const [gif, webp, avif, tiff] = await Promise.all([
    draw().gif().toBuffer(),
    draw().webp().toBuffer(),
    draw().avif({ effort: 0 }).toBuffer(),
    draw().tiff().toBuffer(),
  ]);
  const frames = gif.subarray(gif.indexOf(Buffer.from([0x21, 0xf9])), gif.length - 1);
  const largeGif = Buffer.from(gif);
  largeGif.writeUInt16LE(65_000, 6);
  largeGif.writeUInt16LE(65_000, 8);
  const largeAvif = Buffer.from(avif);
  const extent = avif.indexOf('ispe') + 8;
  largeAvif.writeUInt32BE(30_000, extent);
  largeAvif.writeUInt32BE(30_000, extent + 4);
  const chunks = Buffer.concat(Array.from({ length: 100_000 }, () => latin1('ABCD\0\0\0\0')));
  return [
    sized(
      'GIF of 10,000 frames',
      Buffer.concat([
        gif.subarray(0, gif.indexOf(Buffer.from([0x21, 0xf9]))),
        ...Array.from({ length: 10_000 }, () => frames),
        latin1(';'),
      ]),
    ),
    sized('GIF of 65,000 x 65,000', largeGif, 65_000, 65_000),
    sized('GIF with an archive behind it', Buffer.concat([gif, zipSync({ 'a.class': new Uint8Array(9) })])),
    sized('WebP of 100,000 pieces', Buffer.concat([webp, chunks])),
    sized(
      'WebP that says another length',
      Buffer.from(webp.map((byte, at) => (at >= 4 && at < 8 ? 0xff : byte))),
    ),
    sized(
      'WebP of 16,383 x 16,383',
      Buffer.concat([
        latin1('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xfe\x3f\0\xfe\x3f\0'),
        webp.subarray(12),
      ]),
      16_383,
      16_383,
    ),
    sized('AVIF of 30,000 x 30,000', largeAvif, 30_000, 30_000),
    sized('half an AVIF', avif.subarray(0, avif.length / 2)),
    sized('a TIFF', tiff),
    sized(
      'a HEIC that is none',
      Buffer.concat([latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)]),
    ),
    sized('SVG', latin1(SVG)),
    sized(
      'SVG with entities',
      latin1(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
      ),
    ),
    sized('a page', latin1(`<!doctype html>${SCRIPT}`)),
    sized('a document', latin1('%PDF-1.7\n')),
    sized('PostScript', latin1('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n')),
    sized('a list for another program', latin1('push graphic-context\nimage over 0,0 0,0 "|id"\n')),
    sized('nothing', Buffer.alloc(0)),
    sized('zeros', Buffer.alloc(1_000_000)),
  ];
}

/** Pictures that unfold into gigabytes, never end, are something else too, or are none at all. */
export async function listHostilePictures(): Promise<HostilePicture[]> {
  return [...listPngs(), ...(await listJpegs()), ...(await listOthers())];
}
