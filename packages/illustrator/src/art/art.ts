import { loadImage } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { type Canvas, createLayer } from '../core/canvas.ts';
import { type ArtIcon, artPack, qualifiedIconName } from './art-pack.ts';
import { crop, inkBounds } from './cutout.ts';

/** Rendering an icon costs 2-5 ms; a flock asks for the same one again and again. */
const cache = new LRUCache<string, Canvas>({ max: 24 });

/**
 * Draws an icon on a canvas whose larger side is at most `size` pixels, cut out along its outermost
 * pixels. The canvas is the caller's own to paint over.
 * @throws {Error} when the pack does not hold the icon.
 */
export async function renderArt(icon: string, size: number): Promise<Canvas> {
  const name = qualifiedIconName(icon);
  const pixels = Math.max(8, Math.round(size));
  const key = `${name}@${pixels}`;
  let original = cache.get(key);
  if (!original) {
    original = await renderIcon(name, pixels);
    cache.set(key, original);
  }
  return crop(original, { x: 0, y: 0, width: original.width, height: original.height });
}

async function renderIcon(name: string, pixels: number): Promise<Canvas> {
  const icon = artPack().icons[name];
  if (!icon) throw new Error(`The art pack holds no icon "${name}".`);
  const image = await loadImage(Buffer.from(iconSvg(icon, pixels)));
  const layer = createLayer(pixels, pixels);
  layer.context.drawImage(image, 0, 0, pixels, pixels);
  return crop(layer.canvas, inkBounds(layer.canvas));
}

function iconSvg({ body, width, height }: ArtIcon, pixels: number): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
    `viewBox="0 0 ${width} ${height}" width="${pixels}" height="${pixels}">${body}</svg>`
  );
}
