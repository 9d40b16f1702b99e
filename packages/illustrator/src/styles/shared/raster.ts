import { ImageData } from '@napi-rs/canvas';
import { type Canvas, createLayer, pixelsOf, resample } from '../../core/canvas.ts';

/**
 * RGBA bytes with their size. `data` stands beside the image it belongs to on purpose: an ImageData's own
 * `data` is a native getter, and reading it once per pixel cost more than the pixel's work, while making a
 * new ImageData for every write costs a copy (11 ms at 1024x1024).
 */
export interface Raster {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly image: ImageData;
}

export function createRaster(width: number, height: number): Raster {
  return asRaster(new ImageData(width, height));
}

/** A copy of the canvas's pixels. */
export function readRaster(canvas: Canvas): Raster {
  return asRaster(pixelsOf(canvas));
}

function asRaster(image: ImageData): Raster {
  return { data: image.data, width: image.width, height: image.height, image };
}

/** Replaces the canvas's pixels; the sizes must be equal. */
export function writeRaster(canvas: Canvas, { image }: Raster): void {
  canvas.getContext('2d').putImageData(image, 0, 0);
}

export function canvasOf(raster: Raster): Canvas {
  const { canvas } = createLayer(raster.width, raster.height);
  writeRaster(canvas, raster);
  return canvas;
}

export function copyCanvas(source: Canvas): Canvas {
  const { canvas, context } = createLayer(source.width, source.height);
  context.drawImage(source, 0, 0);
  return canvas;
}

/** Brightness 0..255 of the pixel whose bytes begin at `at`. */
export function lightAt(data: Uint8ClampedArray, at: number): number {
  return data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11;
}

/** The pixels of `source` at `factor` of its size, at least 2x2. */
export function reducedRaster(source: Canvas, factor: number): Raster {
  const width = Math.max(2, Math.ceil(source.width * factor));
  const height = Math.max(2, Math.ceil(source.height * factor));
  return readRaster(resample(source, width, height));
}

/** One picture unit: sizes in the styles are given for a shorter side of 1024 pixels and multiplied by this. */
export function pictureUnit(width: number, height: number): number {
  return Math.min(width, height) / 1024;
}
