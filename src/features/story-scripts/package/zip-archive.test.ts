import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip, ZIP_LIMITS } from './zip-archive.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Changes a number in the list of contents of a zip with one file. */
function forge(bytes: Uint8Array, place: number, value: number): Uint8Array {
  const forged = Buffer.from(bytes);
  const entry = forged.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  forged.writeUInt32LE(value, entry + place);
  return forged;
}

const SIZE = 24;
const CRC = 16;
const OFFSET = 42;

test('files are read as they were packed, with a comment behind them or not', () => {
  const long = 'a line that repeats\n'.repeat(500);
  const zip = zipSync({
    'a.txt': [strToU8(long), { level: 9 }],
    images: { 'b.txt': [strToU8('b'), { level: 0 }] },
  });
  const archive = openZip(zip);
  expect(archive.names).toEqual(['a.txt', 'images/b.txt']);
  expect(text(archive.read('a.txt'))).toBe(long);
  expect(text(archive.read('images/b.txt'))).toBe('b');
  const commented = Buffer.concat([zip, strToU8('PK\x05 and more')]);
  expect(text(openZip(commented).read('images/b.txt'))).toBe('b');
});

test('what unpacks to more than it says is not unpacked to its end', () => {
  const bomb = zipSync({ 'bomb.bin': new Uint8Array(ZIP_LIMITS.entry + 1) }, { level: 9 });
  expect(bomb.length).toBeLessThan(50_000);
  expect(() => openZip(bomb).read('bomb.bin')).toThrow('bomb.bin is larger than 12 MB');
  expect(() => openZip(forge(bomb, SIZE, 1000)).read('bomb.bin')).toThrow('bomb.bin is damaged');
});

test('what is too large together is not unpacked', () => {
  const zip = zipSync({ 'a.bin': new Uint8Array(600), 'b.bin': new Uint8Array(600) });
  const archive = openZip(zip, { ...ZIP_LIMITS, total: 1000 });
  expect(archive.read('a.bin')).toHaveLength(600);
  expect(() => archive.read('b.bin')).toThrow('larger than 1 MB together');
  expect(() => openZip(zip, { ...ZIP_LIMITS, archive: 100 })).toThrow('the zip is larger than 1 MB');
});

test('an archive of very many files is refused before it is looked through', () => {
  const files = Object.fromEntries(
    Array.from({ length: 201 }, (_, number) => [`${number}`, new Uint8Array()]),
  );
  expect(() => openZip(zipSync(files))).toThrow('more than 200 files');
});

test.each(['../up.jpg', 'images/../../up.jpg', '/etc/passwd', 'C:/x.jpg', 'a\\..\\b.jpg', 'a\nb'])(
  'a file named %j is refused',
  (name) => {
    expect(() => openZip(zipSync({ [name]: strToU8('x') }))).toThrow('the zip holds a file named');
  },
);

test('damage is noticed', () => {
  const zip = zipSync({ 'a.txt': strToU8('hello hello hello hello') });
  const read = (bytes: Uint8Array) => () => openZip(bytes).read('a.txt');
  expect(read(forge(zip, CRC, 1))).toThrow('a.txt is damaged');
  expect(read(forge(zip, SIZE, 30))).toThrow('a.txt is damaged');
  expect(read(forge(zip, OFFSET, 9999))).toThrow('the zip is damaged');
  expect(read(forge(zip, OFFSET, 3))).toThrow('the zip is damaged');
  expect(read(forge(zip, 8, 1))).toThrow('a.txt is encrypted');
  expect(read(forge(zip, 8, 12 << 16))).toThrow('packed in a way that is not known');
  expect(read(zip.subarray(0, zip.length - 4))).toThrow('the zip is damaged');
  expect(read(strToU8('PK'))).toThrow('the zip is damaged');
  expect(() => openZip(zip).read('b.txt')).toThrow('the zip holds no b.txt');
});
