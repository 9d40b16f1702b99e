import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDevCertificate } from './dev-certificate.ts';
import { openSigningKey } from './signing-key.ts';

const NOW = Date.UTC(2026, 10, 26);
const folder = '/';
const pems = await makeDevCertificate({ now: NOW });
const other = await makeDevCertificate({ now: NOW });
const [leaf = '', root = ''] = pems.certificate.split(/(?<=-----END CERTIFICATE-----\n)/);

test.each([
  ['no key', { key: '' }, 'C2PA_KEY: is needed with C2PA_CERTIFICATE.'],
  ['no certificate', { certificate: '' }, 'C2PA_CERTIFICATE: is needed with C2PA_KEY.'],
  [
    'no such file',
    { certificate: 'no-such.pem' },
    'C2PA_CERTIFICATE: is neither PEM nor the name of a file that can be read.',
  ],
  ['another PEM', { certificate: pems.key }, 'C2PA_CERTIFICATE: holds no certificate in PEM.'],
  [
    'a torn certificate',
    { certificate: leaf.replace(/M/g, 'Q') },
    'C2PA_CERTIFICATE: holds a certificate that cannot be read.',
  ],
  [
    'the wrong order',
    { certificate: root + leaf },
    'C2PA_CERTIFICATE: must name each certificate before the one that vouches for it.',
  ],
  [
    'a root alone',
    { certificate: root },
    'C2PA_CERTIFICATE: must begin with the certificate of a signer, vouched for by another one.',
  ],
  ['its end', { now: NOW + 400 * 86_400_000 }, /^C2PA_CERTIFICATE: ended on .+ 2027 GMT\.$/],
  ['its beginning', { now: NOW - 400 * 86_400_000 }, /^C2PA_CERTIFICATE: begins on .+ 2026 GMT\.$/],
  ['no key in PEM', { key: leaf }, 'C2PA_KEY: is no private key in PEM without a password.'],
  ['another key', { key: other.key }, 'C2PA_KEY: is not the key of C2PA_CERTIFICATE.'],
])('refuses in one sentence: %s', (_name, given, sentence) => {
  expect(() => openSigningKey({ ...pems, folder, now: NOW, ...given })).toThrow(sentence);
});

test('opens PEM in one line and in files, and signs the same bytes alike', ({ onTestFinished }) => {
  const inLines = openSigningKey({ ...pems, folder, now: NOW });
  const oneLine = (pem: string) => pem.replaceAll('\n', '\\n');
  const opened = openSigningKey({
    certificate: oneLine(pems.certificate),
    key: oneLine(pems.key),
    folder,
    now: NOW,
  });
  const bytes = new Uint8Array([1, 2, 3]);
  expect(opened.sign(bytes)).toEqual(inLines.sign(bytes));
  expect(inLines.name).toBe('Nobody');
  const files = mkdtempSync(join(tmpdir(), 'key-'));
  onTestFinished(() => rmSync(files, { recursive: true }));
  writeFileSync(join(files, 'chain.pem'), pems.certificate);
  writeFileSync(join(files, 'key.pem'), pems.key);
  const fromFiles = openSigningKey({ certificate: 'chain.pem', key: 'key.pem', folder: files, now: NOW });
  expect(fromFiles.fingerprint).toBe(inLines.fingerprint);
});
