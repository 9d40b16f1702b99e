import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ArchivedFile, writeZip } from './zip-archive.ts';

const NOON = Date.UTC(2026, 0, 15, 12);

async function pack(files: Iterable<ArchivedFile>): Promise<Buffer> {
  async function* come() {
    yield* files;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(come())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function file(name: string, text: string): ArchivedFile {
  return { name, bytes: new TextEncoder().encode(text), changedAt: NOON };
}

test('what was put in comes out, with names in any script', async () => {
  const files = unzipSync(
    await pack([file('README.txt', 'hello'), file('images/Füchse 狐.txt', 'fox'), file('empty', '')]),
  );
  const texts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ['README.txt', 'hello'],
    ['images/Füchse 狐.txt', 'fox'],
    ['empty', ''],
  ]);
});

test('an archive of nothing is one', async () => {
  expect(unzipSync(await pack([]))).toEqual({});
});

test('more files than the old format counts are counted by the new one', async () => {
  const count = 66_000;
  function* many() {
    for (let number = 0; number < count; number++) yield file(`${number}`, '');
  }
  const bytes = await pack(many());
  const end = bytes.subarray(-22);
  expect(end.readUInt16LE(10)).toBe(0xffff);
  const locator = bytes.subarray(-42, -22);
  expect(locator.readUInt32LE(0)).toBe(0x07064b50);
  const record = bytes.subarray(Number(locator.readBigUInt64LE(8)));
  expect(record.readUInt32LE(0)).toBe(0x06064b50);
  expect(record.readBigUInt64LE(32)).toBe(BigInt(count));
});

test('no file is asked for before the one before it was taken', async () => {
  let asked = 0;
  async function* come() {
    for (; asked < 3; asked++) yield file(`${asked}`, 'x');
  }
  const zip = writeZip(come());
  await zip.next();
  expect(asked).toBe(0);
  await zip.next();
  await zip.next();
  expect(asked).toBe(1);
});
