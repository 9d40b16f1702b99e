import { describe, expect, it } from 'vitest';
import { decodeDataUrl, imageDataUrl } from './data-url.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

describe('imageDataUrl', () => {
  it('IMG-04: turns image bytes into base64', async () => {
    const url = await imageDataUrl(new Blob([PNG], { type: 'image/png' }));
    expect(url).toBe(`data:image/png;base64,${Buffer.from(PNG).toString('base64')}`);
  });

  it('lets the bytes decide when the type is missing or wrong', async () => {
    expect(await imageDataUrl(new Blob([PNG]))).toMatch(/^data:image\/png;/);
    expect(await imageDataUrl(new Blob([PNG], { type: 'text/plain' }))).toMatch(/^data:image\/png;/);
  });

  it('keeps an announced image type without its parameters', async () => {
    expect(await imageDataUrl(new Blob(['<svg/>'], { type: 'image/svg+xml; charset=utf-8' }))).toMatch(
      /^data:image\/svg\+xml;base64,/,
    );
  });

  it('is null for an error page with status 200 and for nothing', async () => {
    expect(await imageDataUrl(new Blob(['<html>'], { type: 'text/html' }))).toBeNull();
    expect(await imageDataUrl(new Blob([], { type: 'image/png' }))).toBeNull();
  });

  it('survives images larger than one chunk', async () => {
    const large = new Uint8Array(200_000).map((_, position) => position % 251);
    const url = await imageDataUrl(new Blob([large], { type: 'image/x-raw' }));
    const back = new Uint8Array(await decodeDataUrl(url!).arrayBuffer());
    expect(Buffer.from(back).equals(Buffer.from(large))).toBe(true);
  });
});

describe('decodeDataUrl', () => {
  it('refuses what is no data URL', () => {
    expect(() => decodeDataUrl('https://site.example/a.png')).toThrow(TypeError);
  });
});
