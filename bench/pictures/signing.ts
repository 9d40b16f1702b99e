import sharp from 'sharp';
import { markPicture } from '../../src/features/provenance/marked-file.rules.ts';
import { makeDevCertificate } from '../../src/features/provenance/signing/dev-certificate.ts';
import { createPictureSigner } from '../../src/features/provenance/signing/picture-signer.usecases.ts';
import { openSigningKey } from '../../src/features/provenance/signing/signing-key.ts';
import { USUAL_ACTIONS } from '../../src/features/word-policy/word-policy.rules.ts';
import { createWordPolicy } from '../../src/features/word-policy/word-policy.usecases.ts';
import type { BenchRow } from '../measuring/bench-part.types.ts';
import { inMilliseconds, median, quantile } from '../measuring/samples.ts';

const ROUNDS = 60;
const WARM_UP = 10;
const SIDE = 1024;
const MOST_MS = 50;
const MOST_PROMPT_MS = 1;
const PROMPT =
  'A fox in a red scarf reads a newspaper on a bench by the river at dawn, warm light, watercolor, soft mood';

/** What signing a picture costs, and reading its words under the word policy. */
export async function measureSigning(): Promise<BenchRow[]> {
  return [await measureSigner('png'), await measureSigner('jpeg'), await measurePolicy()];
}

async function measureSigner(type: 'png' | 'jpeg'): Promise<BenchRow> {
  const now = Date.now();
  const pems = await makeDevCertificate({ now });
  const signer = await createPictureSigner({
    key: openSigningKey({ ...pems, folder: '/', now }),
    clock: { now: () => now },
    onFailure(error) {
      throw error;
    },
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#888', noise } });
  const bytes = await picture.toFormat(type).toBuffer();
  const marked = markPicture(bytes, {
    sourceType: 'algorithmicMedia',
    tool: 'A',
    engine: 'illustrator',
    seed: 1,
  });
  return await describe(
    `a ${type} of ${SIDE} pixels (${Math.round(bytes.length / 1024)} KB) signed`,
    MOST_MS,
    () => signer.sign(marked),
  );
}

async function measurePolicy(): Promise<BenchRow> {
  const policy = createWordPolicy(USUAL_ACTIONS);
  return await describe('a prompt read under the word policy', MOST_PROMPT_MS, async () =>
    policy.judge({ wanted: PROMPT }),
  );
}

async function describe(what: string, most: number, work: () => Promise<unknown>): Promise<BenchRow> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const started = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - started);
  }
  const middle = median(times);
  return {
    what,
    promise: `at most ${most} ms`,
    measured: `${middle.toFixed(2)} ms`,
    kept: middle <= most,
    kind: 'absolute',
    note: `median of ${ROUNDS}, the slowest twentieth from ${inMilliseconds(quantile(times, 0.95))}`,
  };
}
