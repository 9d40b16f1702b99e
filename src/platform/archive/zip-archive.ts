import { crc32 } from 'node:zlib';

/** One file of an archive. Its bytes are not packed: pictures are already. */
export interface ArchivedFile {
  /** With `/` between folders. */
  name: string;
  bytes: Uint8Array;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** PKWARE's APPNOTE.TXT 6.3, sections 4.3 to 4.5: what the numbers below mean. */
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_FIELD = 1;
const VERSION = 45;
const UTF8_NAMES = 0x0800;
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;

interface Entry {
  name: Buffer;
  crc: number;
  size: number;
  moment: number;
  offset: number;
}

/**
 * Writes files as a ZIP archive, one after another as they come. Archives beyond 4 GB and 65,535
 * files get the larger numbers of ZIP64, which every program of today reads.
 */
export async function* writeZip(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, bytes, changedAt } of files) {
    const entry: Entry = {
      name: Buffer.from(name, 'utf8'),
      crc: crc32(bytes),
      size: bytes.length,
      moment: toDosTime(changedAt),
      offset,
    };
    entries.push(entry);
    const header = writeLocalHeader(entry);
    yield header;
    yield bytes;
    offset += header.length + bytes.length;
  }
  let directorySize = 0;
  for (const entry of entries) {
    const header = writeCentralHeader(entry);
    yield header;
    directorySize += header.length;
  }
  yield writeEnd({ count: entries.length, offset, directorySize });
}

/** A file whose bytes are asked for when they are wanted, and may be again. */
export interface SizedFile extends Omit<ArchivedFile, 'bytes'> {
  size: number;
  read(): Promise<Uint8Array>;
}

/** An archive that is known before it is made: how large it is, and any stretch of it. */
interface SizedZip {
  size: number;
  /** @throws when a file no longer has the size that was said. */
  read(from: number, to: number): AsyncGenerator<Uint8Array>;
}

interface Part {
  length: number;
  make(): Promise<Uint8Array>;
}

/** Nothing is packed, so all sizes are known, and whoever lost the line goes on where it broke. */
export function createSizedZip(files: readonly SizedFile[]): SizedZip {
  const parts = listParts(files);
  return {
    size: parts.reduce((sum, { length }) => sum + length, 0),
    async *read(from, to) {
      let start = 0;
      for (const { length, make } of parts) {
        const end = start + length;
        if (end > from && start < to) {
          const bytes = await make();
          if (bytes.length !== length) throw new Error('A file of an archive has another size than it had.');
          yield bytes.subarray(Math.max(0, from - start), Math.min(length, to - start));
        }
        start = end;
      }
    },
  };
}

function listParts(files: readonly SizedFile[]): Part[] {
  let offset = 0;
  const parts: Part[] = [];
  const directory: Part[] = [];
  for (const file of files) {
    const facts = {
      ...file,
      name: Buffer.from(file.name, 'utf8'),
      moment: toDosTime(file.changedAt),
      offset,
    };
    let crc: number | undefined;
    const make = async () => {
      const bytes = await file.read();
      crc = crc32(bytes);
      return Buffer.concat([writeLocalHeader({ ...facts, crc }), bytes]);
    };
    const length = writeLocalHeader({ ...facts, crc: 0 }).length + file.size;
    parts.push({ length, make });
    directory.push({
      length: writeCentralHeader({ ...facts, crc: 0 }).length,
      // Whoever goes on behind a file still needs its checksum.
      make: async () => writeCentralHeader({ ...facts, crc: crc ?? crc32(await file.read()) }),
    });
    offset += length;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const end = writeEnd({ count: files.length, offset, directorySize });
  return [...parts, ...directory, { length: end.length, make: async () => end }];
}

/** What both headers of a file have in common, from the version needed to the length of the name. */
function writeFacts({ name, crc, size, moment }: Entry, extraLength: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(0, 4);
  facts.writeUInt32LE(moment, 6);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(size, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  facts.writeUInt16LE(extraLength, 24);
  return facts;
}

function writeLocalHeader(entry: Entry): Buffer {
  return Buffer.concat([number32(LOCAL_HEADER), writeFacts(entry, 0), entry.name]);
}

function writeCentralHeader(entry: Entry): Buffer {
  const extra = entry.offset >= FULL_32 ? writeZip64Offset(entry.offset) : Buffer.alloc(0);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(Math.min(entry.offset, FULL_32), 10);
  return Buffer.concat([
    number32(CENTRAL_HEADER),
    number16(VERSION),
    writeFacts(entry, extra.length),
    rest,
    entry.name,
    extra,
  ]);
}

function writeZip64Offset(offset: number): Buffer {
  return Buffer.concat([number16(ZIP64_FIELD), number16(8), number64(offset)]);
}

function writeEnd(end: { count: number; offset: number; directorySize: number }): Buffer {
  const { count, offset, directorySize } = end;
  const small = Buffer.alloc(22);
  small.writeUInt32LE(END, 0);
  small.writeUInt16LE(Math.min(count, FULL_16), 8);
  small.writeUInt16LE(Math.min(count, FULL_16), 10);
  small.writeUInt32LE(Math.min(directorySize, FULL_32), 12);
  small.writeUInt32LE(Math.min(offset, FULL_32), 16);
  const needsMore = count >= FULL_16 || directorySize >= FULL_32 || offset >= FULL_32;
  return needsMore ? Buffer.concat([writeZip64End(end), small]) : small;
}

function writeZip64End({ count, offset, directorySize }: Parameters<typeof writeEnd>[0]): Buffer {
  const record = Buffer.concat([
    number32(ZIP64_END),
    number64(44),
    number16(VERSION),
    number16(VERSION),
    number32(0),
    number32(0),
    number64(count),
    number64(count),
    number64(directorySize),
    number64(offset),
  ]);
  const locator = [number32(ZIP64_LOCATOR), number32(0), number64(offset + directorySize), number32(1)];
  return Buffer.concat([record, ...locator]);
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function number64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** Date and time of MS-DOS, in UTC: two-second steps since 1980. */
function toDosTime(milliseconds: number): number {
  const date = new Date(milliseconds);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
