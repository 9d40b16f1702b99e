import { crc32, inflateRawSync } from 'node:zlib';
import { PICTURE_FILE_LIMITS } from '../../../shared/picture-file-limits.ts';
import { PackageError } from './package-error.ts';

/** What an archive may hold. Sizes are in bytes, and those that the archive itself tells are checked first. */
export const ZIP_LIMITS = {
  archive: 64 * 1024 * 1024,
  entries: 200,
  entry: PICTURE_FILE_LIMITS.bytes,
  /** Of all entries that are read. */
  total: 96 * 1024 * 1024,
} as const;

type ZipLimits = Readonly<Record<keyof typeof ZIP_LIMITS, number>>;

export interface ZipArchive {
  /** Names of files, as they stand in the archive. */
  names: readonly string[];
  /**
   * The content of one file.
   * @throws {PackageError} when there is none of that name, when it is larger than the archive says or
   * the limits allow, or when it is damaged.
   */
  read(name: string): Uint8Array;
}

interface ZipEntry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const FILE_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;

const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

const DAMAGED = 'the zip is damaged, or no zip at all';

/**
 * Opens a zip by its list of contents, as PKWARE's APPNOTE describes it: one part, without encryption,
 * without the extension for archives beyond 4 GB. Nothing is unpacked before it is read.
 * @throws {PackageError}
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits = ZIP_LIMITS): ZipArchive {
  if (bytes.length > limits.archive)
    throw new PackageError(`the zip is larger than ${megabytes(limits.archive)}`);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(buffer, limits);
  let total = 0;
  return {
    names: [...entries.keys()].filter((name) => !name.endsWith('/')),
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw new PackageError(`the zip holds no ${name}`);
      if (entry.size > limits.entry)
        throw new PackageError(`${name} is larger than ${megabytes(limits.entry)}`);
      total += entry.size;
      if (total > limits.total)
        throw new PackageError(`the files are larger than ${megabytes(limits.total)} together`);
      return unpack(buffer, entry);
    },
  };
}

/** A size as messages tell it. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}

function readEntries(buffer: Buffer, limits: ZipLimits): Map<string, ZipEntry> {
  const end = findEnd(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > limits.entries) throw new PackageError(`the zip holds more than ${limits.entries} files`);
  let offset = buffer.readUInt32LE(end + 16);
  const entries = new Map<string, ZipEntry>();
  for (let number = 0; number < count; number++) {
    if (!hasSignature(buffer, offset, ENTRY_SIGNATURE, ENTRY_LENGTH)) throw new PackageError(DAMAGED);
    const nameLength = buffer.readUInt16LE(offset + 28);
    const name = buffer.toString('utf8', offset + ENTRY_LENGTH, offset + ENTRY_LENGTH + nameLength);
    refuseBadName(name);
    if (entries.has(name)) throw new PackageError(`the zip holds ${name} twice`);
    entries.set(name, {
      name,
      flags: buffer.readUInt16LE(offset + 8),
      method: buffer.readUInt16LE(offset + 10),
      crc: buffer.readUInt32LE(offset + 16),
      packedSize: buffer.readUInt32LE(offset + 20),
      size: buffer.readUInt32LE(offset + 24),
      offset: buffer.readUInt32LE(offset + 42),
    });
    offset += ENTRY_LENGTH + nameLength + buffer.readUInt16LE(offset + 30) + buffer.readUInt16LE(offset + 32);
  }
  return entries;
}

/** A comment of any length may follow, so the end is looked for from behind. */
function findEnd(buffer: Buffer): number {
  const last = buffer.length - END_LENGTH;
  for (let offset = last; offset >= Math.max(0, last - LONGEST_COMMENT); offset--) {
    if (buffer.readUInt32LE(offset) === END_SIGNATURE) return offset;
  }
  throw new PackageError(DAMAGED);
}

function hasSignature(buffer: Buffer, offset: number, signature: number, length: number): boolean {
  return offset + length <= buffer.length && buffer.readUInt32LE(offset) === signature;
}

/** Nothing is written under such a name; but an archive that holds one was made for no good. */
function refuseBadName(name: string): void {
  const leadsUp = name.split('/').includes('..') || /^\/|\\|^[a-z]:/i.test(name);
  if (leadsUp || /\p{Cc}/u.test(name))
    throw new PackageError(`the zip holds a file named ${JSON.stringify(name)}`);
}

function unpack(
  buffer: Buffer,
  { name, flags, method, crc, packedSize, size, offset }: ZipEntry,
): Uint8Array {
  if (flags & ENCRYPTED) throw new PackageError(`${name} is encrypted`);
  if (!hasSignature(buffer, offset, FILE_SIGNATURE, FILE_LENGTH)) throw new PackageError(DAMAGED);
  const start = offset + FILE_LENGTH + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
  const packed = buffer.subarray(start, start + packedSize);
  const content = inflate(packed, { name, method, size });
  if (content.length !== size || crc32(content) !== crc) throw new PackageError(`${name} is damaged`);
  return content;
}

function inflate(
  packed: Buffer,
  { name, method, size }: Pick<ZipEntry, 'name' | 'method' | 'size'>,
): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new PackageError(`${name} is packed in a way that is not known here`);
  try {
    // What holds more than it says is not unpacked to its end.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new PackageError(`${name} is damaged`);
  }
}
