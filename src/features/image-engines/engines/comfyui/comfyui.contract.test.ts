import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COMFYUI_ROWS } from '../../../../../tests/fixtures/contract-rows/comfyui.ts';
import type { ComfyUiFailure } from '../../../../../tests/support/engines/comfyui-card.ts';
import {
  type ComfyUiServer,
  startComfyUiServer,
} from '../../../../../tests/support/engines/comfyui-server.ts';
import { type RecordedRequest, readSentForm } from '../../../../../tests/support/recording-server.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import type { ImageRequest } from '../../image-engines.types.ts';
import {
  describeRemoteEngine,
  type ExpectedRemoteFailure,
} from '../../remote/remote-engine.contract-suite.ts';
import { BAD_FILE_FAILURES, WIRE_FAILURES } from '../../remote/test-picture-failures.ts';
import { createResilientEngine } from '../../resilience/resilient-engine.ts';
import { type ComfyUiSettings, createComfyUiEngine } from './comfyui.engine.ts';

const REQUEST: ImageRequest = { prompt: 'a heron', width: 96, height: 64, seed: 7, format: 'png' };
const LONG: ImageRequest = { ...REQUEST, width: 1344, height: 1344 };
const forever = () => new AbortController().signal;

function createEngine(
  url: string,
  overrides: Partial<ComfyUiSettings> = {},
  projectRoot = import.meta.dirname,
  fetch?: typeof globalThis.fetch,
) {
  const settings: ComfyUiSettings = {
    url,
    workflow: 'test-workflow.json',
    boosterWorkflow: '',
    yellowWorkflow: '',
    pictureWorkflow: 'test-picture-workflow.json',
    longestSide: 2048,
    timeoutSeconds: 60,
    ...overrides,
  };
  return createComfyUiEngine(settings, { projectRoot, fetch, lookEveryMs: 10 });
}

const PICTURE_FILE_FAILURES = { ...WIRE_FAILURES, ...BAD_FILE_FAILURES };

const viewFailures = Object.fromEntries<ExpectedRemoteFailure>(
  Object.entries(PICTURE_FILE_FAILURES).map(([failure, expected]) => [
    `view-${failure}`,
    { ...expected, rows: [COMFYUI_ROWS.view] },
  ]),
) as Record<`view-${keyof typeof PICTURE_FILE_FAILURES}`, ExpectedRemoteFailure>;

const FAILURES: Readonly<Record<ComfyUiFailure, ExpectedRemoteFailure>> = {
  ...viewFailures,
  'view-forbidden': {
    kind: 'misconfigured',
    reason: 'The key does not allow this (answered 403).',
    rows: [COMFYUI_ROWS.viewFails],
  },
  slow: PICTURE_FILE_FAILURES.slow,
  redirect: PICTURE_FILE_FAILURES.redirect,
  endless: { kind: 'broken', reason: 'It answered more than 16 MB.' },
  garbage: { kind: 'broken', reason: 'It took the workflow but named no run.' },
  'no-id': { kind: 'broken', reason: 'It took the workflow but named no run.' },
  invalid: {
    kind: 'misconfigured',
    reason:
      'It does not take such a request: look at the model and its settings (answered 400 prompt_outputs_failed_validation).',
    mayHaveBilled: false,
    rows: [COMFYUI_ROWS.invalid],
  },
  'no-prompt': {
    kind: 'misconfigured',
    reason: 'It does not take such a request: look at the model and its settings (answered 400).',
    rows: [COMFYUI_ROWS.noPrompt],
  },
  overloaded: {
    kind: 'busy',
    reason: 'It has too much to do, or is asked too often (answered 503).',
  },
  'execution-error': {
    kind: 'broken',
    reason: 'The workflow failed in KSampler (RuntimeError).',
    rows: [COMFYUI_ROWS.executionError],
  },
  'out-of-memory': {
    kind: 'broken',
    reason:
      'The workflow failed in KSampler (torch.OutOfMemoryError): smaller images or a smaller model would fit.',
    rows: [COMFYUI_ROWS.executionError],
  },
  interrupted: { kind: 'broken', reason: 'Somebody stopped it there.', rows: [COMFYUI_ROWS.interrupted] },
  'no-output': { kind: 'broken', reason: 'The workflow ended without a picture.' },
};

describeRemoteEngine({
  name: 'comfyui',
  start: startComfyUiServer,
  createEngine: ({ url }, { timeoutMs }) => createEngine(url, { timeoutSeconds: timeoutMs / 1000 }),
  failures: FAILURES,
});

describe('behind ComfyUI', () => {
  let server: ComfyUiServer;
  beforeAll(async () => {
    server = await startComfyUiServer();
  });
  afterAll(() => server.close());
  describeImageEngineContract('comfyui', () => createEngine(server.url));
});

describe('comfyui', () => {
  let server: ComfyUiServer;
  let folder: string;
  beforeEach(async () => {
    server = await startComfyUiServer();
    folder = mkdtempSync(path.join(tmpdir(), 'dreamseed-workflow-'));
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test(`${COMFYUI_ROWS.submit}; ${COMFYUI_ROWS.template}; ${COMFYUI_ROWS.socketFirst}`, async () => {
    const prompt = 'a "heron" of %seed%, oil, avoiding people';
    await createEngine(server.url, { longestSide: 512 }).generate(
      { ...REQUEST, prompt, negativePrompt: 'blur', width: 1344, height: 768 },
      { signal: forever() },
    );
    expect(server.requests[0]?.body).toMatchObject({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      prompt: {
        3: { inputs: { seed: 7, steps: 20, latent_image: ['5', 0] } },
        5: { inputs: { width: 504, height: 288 } },
        6: { inputs: { text: 'a "heron" of %seed%, oil, masterpiece' } },
        7: { inputs: { text: 'people, blur' } },
      },
    });
  });

  describe('a picture to begin with', () => {
    const paint = async () => {
      const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: '#d02020' } });
      const bytes = new Uint8Array(await picture.jpeg().toBuffer());
      return { bytes, width: 300, height: 100, hash: '../../etc/passwd', strength: 1 };
    };

    test('is uploaded as large as what is drawn, under a name of its own, and loaded by that', async () => {
      const startingPicture = await paint();
      await createEngine(server.url).generate({ ...REQUEST, startingPicture }, { signal: forever() });
      const upload = server.allRequests.find(({ address }) => address === '/upload/image');
      const form = await readSentForm(upload as RecordedRequest);
      const file = form.get('image') as File;
      expect(file.name).toMatch(/^dreamseed-[0-9a-f]{32}\.jpg$/);
      expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ width: 96, height: 64 });
      expect(form.get('overwrite')).toBe('true');
      expect(server.requests[0]?.body).toMatchObject({
        prompt: {
          3: { inputs: { seed: 7, denoise: 0.8 } },
          6: { inputs: { text: 'a heron' } },
          10: { inputs: { image: `of visitors/${file.name}` } },
        },
      });
    });

    test('is not run with where no name is told', async () => {
      server.namesUploads = false;
      const startingPicture = await paint();
      const drawing = createEngine(server.url).generate(
        { ...REQUEST, startingPicture },
        { signal: forever() },
      );
      await expect(drawing).rejects.toMatchObject({
        kind: 'broken',
        message: 'It took the picture but named no file.',
        mayHaveBilled: false,
      });
      expect(server.requests).toEqual([]);
    });

    test('is not taken without a workflow for it', () => {
      expect(createEngine(server.url).takesStartingPicture).toBe(true);
      expect(createEngine(server.url, { pictureWorkflow: '' }).takesStartingPicture).toBe(false);
    });

    test('needs a place in its workflow', () => {
      expect(() => createEngine(server.url, { pictureWorkflow: 'test-workflow.json' })).toThrow(
        'COMFYUI_PICTURE_WORKFLOW: test-workflow.json lacks %image%.',
      );
    });
  });

  test('visitors load no files there: custom nodes read words that name some', async () => {
    const prompt = 'a heron <lora:somebody:1>, avoiding <lora:another:1> fog';
    await createEngine(server.url).generate({ ...REQUEST, prompt }, { signal: forever() });
    expect(server.requests[0]?.body).toMatchObject({
      prompt: { 6: { inputs: { text: 'a heron, masterpiece' } }, 7: { inputs: { text: 'fog' } } },
    });
  });

  test.each([
    ['new', COMFYUI_ROWS.doneBySuccess],
    ['old', COMFYUI_ROWS.doneByNull],
  ] as const)(`${COMFYUI_ROWS.frames}; %s builds: %s`, async (build, _row) => {
    server.build = build;
    const told: number[] = [];
    await createEngine(server.url).generate(LONG, {
      signal: forever(),
      onProgress: (done) => told.push(done),
    });
    expect(told.length).toBeGreaterThan(5);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    // With a socket the history is asked at the beginning and at the end, not all the time.
    const looks = server.allRequests.filter(({ address }) => address.startsWith('/history/'));
    expect(looks.length).toBeLessThan(30);
  });

  test(`${COMFYUI_ROWS.polling}; ${COMFYUI_ROWS.historyEmpty}`, async () => {
    server.hasSocket = false;
    const told: number[] = [];
    const image = await createEngine(server.url).generate(REQUEST, {
      signal: forever(),
      onProgress: (done) => told.push(done),
    });
    expect(image.bytes.byteLength).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });

  test(COMFYUI_ROWS.cached, async () => {
    const engine = createEngine(server.url);
    const [first, second] = [
      await engine.generate(REQUEST, { signal: forever() }),
      await engine.generate(REQUEST, { signal: forever() }),
    ];
    expect(server.executions).toBe(1);
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });

  test('is given a workflow once, also where it is too busy to say what came of it', async () => {
    const ask: typeof fetch = async (url, init) =>
      init?.method === 'POST' ? await fetch(url, init) : new Response('{}', { status: 503 });
    const engine = createResilientEngine(createEngine(server.url, {}, import.meta.dirname, ask));
    const drawing = engine.generate(REQUEST, { signal: forever() });
    await expect(drawing).rejects.toMatchObject({ kind: 'busy', mayHaveBilled: true });
    expect(server.requests).toHaveLength(1);
  });

  test.each(['new', 'old'] as const)(`${COMFYUI_ROWS.interruptRunning}: ours, %s builds`, async (build) => {
    server.build = build;
    const engine = createEngine(server.url);
    const leaving = new AbortController();
    let begun = () => {};
    const isDrawing = new Promise<void>((resolve) => (begun = resolve));
    const left = engine.generate(LONG, { signal: leaving.signal, onProgress: begun });
    await isDrawing;
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    await engine.generate(REQUEST, { signal: forever() });
    expect(server.allRequests.some(({ address }) => address === '/interrupt')).toBe(true);
  });

  test(`${COMFYUI_ROWS.deletePending}: ours, and what others run goes on`, async () => {
    server.build = 'old';
    let finish = () => {};
    const others = new Promise<void>((resolve) => (finish = resolve));
    server.runs.add({ clientId: 'theirs', graph: {} }, async () => {
      await others;
      return 'well';
    });
    const leaving = new AbortController();
    const left = createEngine(server.url).generate(REQUEST, { signal: leaving.signal });
    await expect.poll(() => server.runs.pending.length).toBe(1);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => server.runs.pending.length).toBe(0);
    expect(server.runs.running?.clientId).toBe('theirs');
    expect(server.allRequests.some(({ address }) => address === '/interrupt')).toBe(false);
    finish();
  });

  test('a tool may have its own workflow; without a place for it, what is not wanted joins the words', async () => {
    const graph = {
      1: { class_type: 'KSampler', inputs: { seed: '%seed%' } },
      2: { class_type: 'EmptyLatentImage', inputs: { width: '%width%', height: '%height%' } },
      3: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%' } },
      4: { class_type: 'SaveImage', inputs: {} },
    };
    const file = path.join(folder, 'yellow.json');
    writeFileSync(file, JSON.stringify(graph));
    const engine = createEngine(server.url, { yellowWorkflow: file });
    expect(engine.tellsModelsApart).toBe(true);
    const prompt = 'a heron, avoiding people';
    await engine.generate({ ...REQUEST, prompt, toolModel: 'yellow' }, { signal: forever() });
    expect(server.requests[0]?.body).toMatchObject({
      prompt: { 3: { inputs: { text: 'a heron. Without: people.' } } },
    });
  });

  test.each([
    ['{', 'is not JSON'],
    ['[]', 'is no workflow'],
    ['{"nodes":[],"links":[]}', 'is saved for the editor; export it in the API format'],
    ['{"1":{"inputs":{}}}', 'is no workflow in the API format'],
    ['{}', 'is no workflow in the API format'],
    ['{"1":{"class_type":"X","inputs":{"a":"%prompt% %seed% %width%"}}}', 'lacks %height%'],
  ])('a workflow file %s ends the start with one line', (content, problem) => {
    writeFileSync(path.join(folder, 'mine.json'), content);
    expect(() => createEngine(server.url, { workflow: 'mine.json' }, folder)).toThrow(
      `COMFYUI_WORKFLOW: mine.json ${problem}.`,
    );
  });

  test('a missing file, address or workflow ends the start with one line', () => {
    expect(() => createEngine(server.url, { yellowWorkflow: 'none.json' })).toThrow(
      'COMFYUI_WORKFLOW_YELLOW: none.json cannot be read.',
    );
    expect(() => createEngine('')).toThrow(
      'COMFYUI_URL: is needed with the engine comfyui in IMAGE_ENGINES.',
    );
    expect(() => createEngine(server.url, { workflow: '' })).toThrow(
      'COMFYUI_WORKFLOW: is needed with the engine comfyui in IMAGE_ENGINES.',
    );
  });
});
