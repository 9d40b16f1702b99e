import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaStore } from '../../features/media/media.store.ts';
import type { MediaRequest } from '../../features/media/media.types.ts';
import { findXmp, putXmp } from '../../features/provenance/marked-file.rules.ts';
import { writeSourceType } from '../../features/provenance/picture-mark.rules.ts';
import { createCardPainter } from './card-painter.ts';
import { SITE_CARDS, type SiteCardName } from './site-cards.ts';
import { createSocialCardRoutes } from './social-cards.routes.ts';
import { createSocialCards } from './social-cards.ts';

const ROOM = 60_000;
/** What the picture says of itself. */
const XMP = writeSourceType('algorithmicMedia');
const projectRoot = join(import.meta.dirname, '..', '..', '..');
const publicFolder = join(projectRoot, 'public');
const painter = createCardPainter(projectRoot);
const names = Object.keys(SITE_CARDS) as SiteCardName[];
let folder: string;
let sky: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'social-cards-'));
  const plain = sharp({ create: { width: 1200, height: 480, channels: 3, background: '#3366cc' } });
  sky = putXmp(await plain.webp().toBuffer(), XMP);
});
afterAll(async () => {
  await painter.close();
  rmSync(folder, { recursive: true, force: true });
});

function createCards(siteName: string, version = 'one') {
  const asked: MediaRequest[] = [];
  const cards = createSocialCards({
    media: {
      picture: async (request) => {
        asked.push(request);
        return { bytes: sky, contentType: 'image/webp', version };
      },
      describe: (name) => ({
        src: `/media/${name}.webp?v=${version}`,
        srcSet: '',
        width: 1200,
        height: 480,
        alt: '',
      }),
    },
    store: createMediaStore(join(folder, siteName)),
    painter,
    siteName,
    publicFolder,
  });
  return { cards, asked };
}

const ask = (cards: Parameters<typeof createSocialCardRoutes>[0], address: string, headers = {}) =>
  createSocialCardRoutes(cards).request(address, { headers });

test('SEO-05: a card is a JPEG as large as its tags say, kept for ever at its own address', {
  timeout: ROOM,
}, async () => {
  const { cards, asked } = createCards('Testsite');
  const { src, width, height, alt } = cards.describe('about');
  expect(alt).toContain('About us, Testsite');
  const answer = await ask(cards, src);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(findXmp(bytes)).toBe(XMP);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width, height });
  expect([width, height]).toEqual([1200, 630]);

  const etag = answer.headers.get('etag') ?? '';
  expect((await ask(cards, src, { 'If-None-Match': etag })).status).toBe(304);
  expect((await ask(cards, '/social/about.jpg?v=old')).headers.get('cache-control')).toBe(
    'public, max-age=600',
  );
  // It was drawn once.
  expect(asked).toHaveLength(1);
});

test('the address changes with the name of the site and with the picture, and differs from card to card', () => {
  const about = (siteName: string, version?: string) =>
    createCards(siteName, version).cards.describe('about').src;
  expect(about('One')).not.toBe(about('Two'));
  expect(about('One')).not.toBe(about('One', 'two'));
  const { cards } = createCards('One');
  expect(new Set(names.map((name) => cards.describe(name).src)).size).toBe(names.length);
});

test('an unknown card is not found, whatever it is called', async () => {
  const { cards } = createCards('Testsite');
  for (const file of ['nothing.jpg', 'constructor.jpg', 'to-string.jpg']) {
    await expect(cards.card(file.slice(0, -4))).resolves.toBeUndefined();
  }
  expect((await ask(cards, '/social/About.jpg')).status).toBe(404);
});

/** How bright the brightest spot of a card's label is, in one part of its width. */
async function brightest(siteName: string, part: { left: number; width: number }): Promise<number> {
  const card = await createCards(siteName).cards.card('home');
  const label = sharp(card?.bytes)
    .extract({ ...part, top: 495, height: 130 })
    .grayscale();
  // What `stats` looks at is the picture that came in, so that it must be a picture of its own.
  const { channels } = await sharp(await label.png().toBuffer()).stats();
  return channels[0]?.max ?? 0;
}

test.each([
  ['W'.repeat(40), 'the widest name'],
  ['The Extraordinarily Long Picture Company', 'a long name'],
  ['Łódź & Đông <Sons>', 'letters of three parts of the type, and marks of XML'],
  ['Картинки', 'letters that the type does not have'],
])('%s: %s stays between the margins, beside a title', { timeout: ROOM }, async (siteName) => {
  expect(await brightest(siteName, { left: 0, width: 60 })).toBeLessThan(60);
  expect(await brightest(siteName, { left: 1140, width: 60 })).toBeLessThan(60);
  expect(await brightest(siteName, { left: 64, width: 300 })).toBeGreaterThan(200);
});
