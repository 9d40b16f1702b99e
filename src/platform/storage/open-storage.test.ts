import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../tests/support/s3-server.ts';
import { openStorage } from './open-storage.ts';
import { readS3Target } from './storage-url.ts';

describe('the address of a bucket', () => {
  test('says everything at once', () => {
    const storageUrl = 's3://AKIA:s%2Fe%2Bc%40ret@minio.example:9000/pictures?region=eu-west-1&tls=off';
    expect(readS3Target({ storageUrl })).toEqual({
      origin: 'http://minio.example:9000',
      bucket: 'pictures',
      region: 'eu-west-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 's/e+c@ret',
    });
  });

  test('may name the bucket alone', () => {
    const key = { s3AccessKeyId: 'AKIA', s3SecretAccessKey: 'secret' };
    expect(readS3Target({ storageUrl: 's3://pictures?region=eu-west-1', ...key })).toMatchObject({
      origin: 'https://s3.eu-west-1.amazonaws.com',
      bucket: 'pictures',
    });
    expect(
      readS3Target({ storageUrl: 's3://pictures', ...key, s3Endpoint: 'http://127.0.0.1:9000/' }),
    ).toMatchObject({ origin: 'http://127.0.0.1:9000', region: 'us-east-1' });
  });

  test.each([
    ['s3://pictures', 'the key is missing'],
    ['s3://AKIA:secret@host/Not_A_Bucket', '"Not_A_Bucket" is not the name of a bucket'],
    ['s3://AKIA:secret@host/a/b', '"a/b" is not the name of a bucket'],
    ['s3://AKIA:sec/ret@host/pictures', 'is not an address'],
    ['s3://AKIA:%zz@host/pictures', 'is not an address'],
    ['s3:pictures', 'must look like'],
    ['s3://AKIA:secret@host/pictures?tls=no', 'tls must be on or off'],
  ])('%s is refused in one line without the secret', (storageUrl, reason) => {
    expect(() => readS3Target({ storageUrl })).toThrow(reason);
    expect(() => readS3Target({ storageUrl })).toThrow(/^STORAGE_URL: (?!.*AKIA)[^\n]+\.$/);
  });
});

describe('opening the storage', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  const open = (storageUrl: string) => openStorage({ storageUrl, dataDir: '' });

  test('makes a bucket that is not there yet', async () => {
    const storage = await open(server.storageUrl.replace('/dreamseed?', '/newly-made?'));
    await storage.put('one', new Uint8Array([1]), 'image/png');
    expect(await storage.get('one')).toEqual(new Uint8Array([1]));
    expect(storage.description).toBe(`bucket newly-made at ${server.host}`);
  });

  test('makes it in the region asked for, however many servers start at once', async () => {
    const url = server.storageUrl.replace('/dreamseed?region=us-east-1', '/together?region=eu-west-1');
    const storages = await Promise.all([open(url), open(url), open(url)]);
    await storages[0]?.put('one', new Uint8Array([1]), 'image/png');
    expect(await storages[2]?.get('one')).toEqual(new Uint8Array([1]));
  });

  test('stops in one line at a wrong key', async () => {
    const wrong = server.storageUrl.replace(`${server.accessKey}:`, 'wrong:');
    await expect(open(wrong)).rejects.toThrow(
      /^STORAGE_URL: the bucket dreamseed at http:\S+ cannot be used: it answered 403 InvalidAccessKeyId\.$/,
    );
  });

  test('stops in one line where nobody answers', async () => {
    await expect(open('s3://key:secret@127.0.0.1:59999/pictures?tls=off')).rejects.toThrow(
      /^STORAGE_URL: the bucket pictures at http:\S+ cannot be used: connect ECONNREFUSED \S+\.$/,
    );
  });

  test('stops in one line at a folder that is none', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-files-'));
    await writeFile(path.join(dataDir, 'objects'), 'a file');
    await expect(openStorage({ storageUrl: '', dataDir })).rejects.toThrow(
      /^DATA_DIR: pictures cannot be stored in \S+: [^\n]+\.$/,
    );
    await rm(dataDir, { recursive: true });
  });
});
