import { randomUUID } from 'node:crypto';
import ExifReader from 'exifreader';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenAiImagesServer, startOpenAiImagesServer } from '../support/engines/openai-images-server.ts';
import { expectStatus, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite } from './api-test-site.ts';

/** Pictures are drawn, on machines that do much else. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let service: OpenAiImagesServer;
const sites: Record<string, TestApp> = {};
beforeAll(async () => {
  service = await startOpenAiImagesServer();
  sites.illustrator = await createApiTestSite({ SITE_NAME: 'A & B' });
  sites['openai-compatible'] = await createApiTestSite({
    SITE_NAME: 'A & B',
    IMAGE_ENGINES: 'openai-compatible',
    OPENAI_COMPATIBLE_URL: service.url,
    OPENAI_COMPATIBLE_KEY: service.key,
    OPENAI_COMPATIBLE_MODEL: 'gpt-image-1',
    OPENAI_COMPATIBLE_EDITS: 'on',
  });
});
afterAll(async () => {
  for (const site of Object.values(sites)) await site.close();
  await service.close();
});

const ENGINES = [
  { engine: 'illustrator', drawn: 'algorithmicMedia', painted: 'algorithmicallyEnhanced' },
  {
    engine: 'openai-compatible',
    drawn: 'trainedAlgorithmicMedia',
    painted: 'compositeWithTrainedAlgorithmicMedia',
  },
];

/** What somebody else's reader finds in a file. */
function read(bytes: ArrayBuffer | Uint8Array) {
  const { buffer, byteOffset, byteLength } = Buffer.from(new Uint8Array(bytes));
  const tags = ExifReader.load(buffer.slice(byteOffset, byteOffset + byteLength));
  return {
    type: tags.DigitalSourceType?.value
      .toString()
      .replace('http://cv.iptc.org/newscodes/digitalsourcetype/', ''),
    tool: tags.CreatorTool?.value,
    created: tags.CreateDate?.value,
    engine: tags.Engine?.value,
    seed: tags.Seed?.value,
    words: JSON.stringify(tags).includes('heron'),
  };
}

describe.each(ENGINES)('a picture of $engine', ({ engine, drawn, painted }) => {
  const today = () => new Date(sites[engine]!.clock.now()).toISOString().slice(0, 10);
  const said = (type: string) => ({ type, tool: 'A & B', engine, seed: '7', words: false });
  const get = async (path: string) => {
    const answer = await sites[engine]!.app.request(path);
    expect(answer.status).toBe(200);
    return await answer.arrayBuffer();
  };

  test.each(['png', 'jpeg', 'webp'])(
    'says in every %s for guests what it is, and no words',
    async (format) => {
      const bytes = await get(`/prompt/a%20heron?width=64&height=64&seed=7&format=${format}`);
      // What the illustrator draws again is the same on every day.
      const created = engine === 'illustrator' ? undefined : today();
      expect(read(bytes)).toEqual({ ...said(drawn), created });
    },
  );

  test('that was painted from another one says so, and nothing that the other one said', async () => {
    const photograph = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2050c0' } })
      .withExif({ IFD0: { Artist: 'a heron' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    for (const name of ['width', 'height']) form.set(name, '64');
    form.set('seed', '7');
    form.set('image', new Blob([new Uint8Array(photograph)]), 'photograph.jpg');
    const answer = await sites[engine]!.app.request('/prompt', { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    expect(read(await answer.arrayBuffer())).toEqual({ ...said(painted), created: today() });
  });

  test('goes on saying it in the gallery, small, shared and in an archive', async () => {
    const { app } = sites[engine]!;
    const client = await signUpClient((path, init) => app.request(path, init), {
      origin: 'http://localhost',
    });
    await client.status();
    const order = { tool: 'green', prompt: 'a heron', seed: 7 } as const;
    const tile = await client.draw({ ...order, runId: randomUUID(), tile: 0, tiles: 1 });
    expect(tile.status).toBe(200);
    const saved = await client.save({ ...tile, tool: 'green', prompt: 'a heron' });
    const { id } = expectStatus(saved, 200).body.image;
    const [entry] = expectStatus(await client.gallery(), 200).body;
    const link = expectStatus(await client.call<{ url: string }>('POST', `/images/${id}/share`), 200).body;
    const { body: archive } = await client.call<{ url: string }>('POST', '/images/archive', { ids: [id] });
    const files = Object.entries(unzipSync(new Uint8Array(await get(archive.url))));
    const everywhere = [
      tile.bytes,
      await get(entry!.url),
      await get(entry!.thumbnailUrl),
      await get(`${link.url}/picture`),
      files.find(([name]) => !name.endsWith('.json'))![1],
    ];
    for (const bytes of everywhere) expect(read(bytes)).toEqual({ ...said(drawn), created: today() });
  });
});
