import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

/** Where pictures of accounts are kept. */
export const storageConfig = defineConfig({
  storageUrl: {
    env: 'STORAGE_URL',
    doc: 'An S3 bucket for stored pictures: `s3://key:secret@host:port/bucket?region=us-east-1` says everything (`&tls=off` for plain HTTP), `s3://bucket?region=us-east-1` leaves the key to `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`.',
    schema: z.string().regex(/^$|^s3:\/\/./, { error: 'must start with s3://' }),
    default: '',
    defaultDoc: 'files in `DATA_DIR/objects`',
    secret: true,
  },
  s3AccessKeyId: {
    env: 'S3_ACCESS_KEY_ID',
    doc: 'The key for the bucket when `STORAGE_URL` holds none.',
    schema: z.string(),
    default: '',
  },
  s3SecretAccessKey: {
    env: 'S3_SECRET_ACCESS_KEY',
    doc: 'The secret of that key.',
    schema: z.string(),
    default: '',
    secret: true,
  },
  s3Endpoint: {
    env: 'S3_ENDPOINT',
    doc: 'The address of the S3 server when `STORAGE_URL` names a bucket alone, e.g. `https://minio.example:9000`.',
    schema: z.string().regex(/^$|^https?:\/\/[^/]+\/?$/, { error: 'must be http:// or https:// and a host' }),
    default: '',
    defaultDoc: "Amazon's own for the region",
  },
});
