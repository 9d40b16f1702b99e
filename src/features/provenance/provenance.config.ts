import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

/** By whom pictures are signed. */
export const provenanceConfig = defineConfig({
  certificate: {
    env: 'C2PA_CERTIFICATE',
    doc: 'Signs each PNG and JPEG with Content Credentials (C2PA): the certificate and those that vouch for it, the signer’s own first, as PEM or as the name of a PEM file. `npm run c2pa:dev-certificate` makes one to try it with.',
    schema: z.string(),
    default: '',
    defaultDoc: 'pictures carry their mark alone',
  },
  key: {
    env: 'C2PA_KEY',
    doc: 'The private key of `C2PA_CERTIFICATE`: P-256, P-384 or Ed25519, without a password, as PEM or as the name of a PEM file.',
    schema: z.string(),
    default: '',
    secret: true,
  },
});
