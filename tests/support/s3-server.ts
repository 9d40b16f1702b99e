import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The part of s3rver that we use; it comes without types. */
interface ServerProgram {
  run(): Promise<{ address: string; port: number }>;
  close(): Promise<void>;
  store: ServerStore;
}

interface ServerStore {
  putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  getResourcePath(bucket: string, key: string, resource: 'object'): string;
}

interface StoredObject {
  bucket: string;
  key: string;
  metadata: object;
  content: Buffer | Readable;
}

type ServerProgramClass = new (options: {
  address: string;
  port: number;
  silent: boolean;
  vhostBuckets: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => ServerProgram;

const S3rver = createRequire(import.meta.url)('s3rver') as ServerProgramClass;

/** The one account that s3rver knows. */
const ACCESS_KEY = 'S3RVER';
const SECRET_KEY = 'S3RVER';

export interface S3Server {
  /** For STORAGE_URL: address, keys and bucket in one. */
  storageUrl: string;
  /** e.g. `127.0.0.1:41234`. */
  host: string;
  accessKey: string;
  secretKey: string;
  /** A bucket that exists. */
  bucket: string;
  region: string;
  stop(): Promise<void>;
}

interface S3Place {
  address: string;
  port: number;
  /** Of what it keeps, which stays there; a temporary one when left out. */
  directory?: string;
}

/** Starts a real S3 server with one bucket, on a free port of this machine when none is named. */
export async function startS3Server(
  { directory: kept, ...place }: S3Place = { address: '127.0.0.1', port: 0 },
): Promise<S3Server> {
  const directory = kept ?? (await mkdtemp(path.join(tmpdir(), 'dreamseed-s3-')));
  const bucket = 'dreamseed';
  const region = 'us-east-1';
  const program = new S3rver({
    ...place,
    silent: true,
    // A name of the server is no name of a bucket.
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  answerWhenWritten(program.store);
  const { port } = await program.run();
  keepFolders(path.join(directory, bucket));
  const host = `127.0.0.1:${port}`;
  return {
    storageUrl: `s3://${ACCESS_KEY}:${SECRET_KEY}@${host}/${bucket}?region=${region}&tls=off`,
    host,
    accessKey: ACCESS_KEY,
    secretKey: SECRET_KEY,
    bucket,
    region,
    async stop() {
      await program.close();
      if (!kept) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** s3rver itself answers when it has read an object; on a busy machine half of it is not in the file yet. */
function answerWhenWritten(store: ServerStore): void {
  store.putObject = async ({ bucket, key, metadata, content }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}

/**
 * s3rver removes a folder with its last object, and falls over where another object is just written
 * into it. A file that is no object keeps the folders that our keys begin with.
 */
function keepFolders(bucketFolder: string): void {
  const shards = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
  for (const folder of ['thumbnails', ...shards.map((shard) => path.join('images', shard))]) {
    mkdirSync(path.join(bucketFolder, folder), { recursive: true });
    writeFileSync(path.join(bucketFolder, folder, 'kept'), '');
  }
}
