import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { markPicture } from '../../src/features/provenance/marked-file.rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'marks-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(bytes: Uint8Array): Promise<{ code: number; out: string; err: string }> {
  const file = join(folder, 'picture');
  writeFileSync(file, bytes);
  return new Promise((resolve) =>
    execFile(process.execPath, [join(import.meta.dirname, 'print-marks.ts'), file], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err: err.replaceAll(file, 'FILE') }),
    ),
  );
}

test('says what a picture says of itself, whether it says anything, and what is no picture', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#36c' } })
    .webp()
    .toBuffer();
  const mark = { sourceType: 'trainedAlgorithmicMedia', tool: 'Site', engine: 'comfyui', seed: 7 } as const;
  expect((await run(markPicture(plain, { ...mark, createdAt: 0 }))).out).toBe(
    [
      'How it was made: Made by an AI model (trainedAlgorithmicMedia)',
      'Made with: Site',
      'Date: 1970-01-01',
      'Engine: comfyui',
      'Seed: 7',
      'Content Credentials (C2PA): none',
      '',
    ].join('\n'),
  );
  expect((await run(plain)).out).toContain('It says nothing of how it was made.');
  expect(await run(Buffer.from('<svg/>'))).toMatchObject({
    code: 1,
    err: 'FILE is no PNG, JPEG or WebP picture.\n',
  });
});
