import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMediaRoutes } from './media.routes.ts';
import { createMediaStore } from './media.store.ts';
import { createMedia, type Media } from './media.usecases.ts';

let folder: string;
let media: Media;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-media-'));
  media = createMedia({
    recipes: { hill: { prompt: 'a hill', seed: 1, width: 320, height: 160 } },
    store: createMediaStore(folder),
    engineVersion: '1',
    draw: async ({ width, height }) =>
      sharp({ create: { width, height, channels: 3, background: '#208040' } })
        .png()
        .toBuffer(),
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the address that pages carry may be kept for ever', async () => {
  const response = await createMediaRoutes(media).request(media.describe('hill').src);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('image/webp');
});

test.each(['', '?v=', '?v=000000000000', '?version=1'])(
  'the address with "%s" answers the picture, but must be asked for again',
  async (query) => {
    const response = await createMediaRoutes(media).request(`/media/hill-320.webp${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);
