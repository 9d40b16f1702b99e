import { ImageData } from '@napi-rs/canvas';
import { type Canvas, createLayer, pixelsOf, resample } from '../core/canvas.ts';

/** RGBA bytes with their size; what `getImageData` answers. */
export type Raster = ImageData;

export function createRaster(width: number, height: number): Raster {
  return new ImageData(width, height);
}

export function canvasOf(raster: Raster): Canvas {
  const { canvas, context } = createLayer(raster.width, raster.height);
  context.putImageData(raster, 0, 0);
  return canvas;
}

export function copyCanvas(source: Canvas): Canvas {
  const { canvas, context } = createLayer(source.width, source.height);
  context.drawImage(source, 0, 0);
  return canvas;
}

/** The pixels of `source` at `factor` of its size, at least 2x2. */
export function reducedRaster(source: Canvas, factor: number): Raster {
  const width = Math.max(2, Math.ceil(source.width * factor));
  const height = Math.max(2, Math.ceil(source.height * factor));
  return pixelsOf(resample(source, width, height));
}

/** One picture unit: sizes in the styles are given for a shorter side of 1024 pixels and multiplied by this. */
export function pictureUnit(width: number, height: number): number {
  return Math.min(width, height) / 1024;
}
