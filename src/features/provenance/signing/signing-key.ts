import { createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { p256, p384 } from '@noble/curves/nist.js';

/** What certificates of signers may be for: C2PA's own purpose, documents, mail (C2PA 2.1, 14.5.1). */
const PURPOSES = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'];

/** By COSE (RFC 9053): its number, and what signs with a key. */
const ALGORITHMS: Readonly<Record<string, { id: number; signer: (key: KeyObject) => SignBytes }>> = {
  prime256v1: { id: -7, signer: (key) => signWith(p256, key) },
  secp384r1: { id: -35, signer: (key) => signWith(p384, key) },
  ed25519: { id: -8, signer: (key) => (bytes) => new Uint8Array(sign(null, bytes, key)) },
};

type SignBytes = (bytes: Uint8Array) => Uint8Array;

export interface SigningKey {
  /** Of COSE. */
  algorithm: number;
  /** The signer's certificate, then those that vouch for it, as DER. */
  chain: readonly Uint8Array<ArrayBuffer>[];
  /** Who signs, as the certificate names them. */
  name: string;
  /** Of the certificate, in hexadecimal digits. */
  fingerprint: string;
  validTo: number;
  /** The same bytes get the same signature. */
  sign: SignBytes;
}

interface SigningSettings {
  certificate: string;
  key: string;
  /** Where names of files begin. */
  folder: string;
  now: number;
}

/**
 * @throws {Error} one line that an owner can act on.
 */
export function openSigningKey({ certificate, key, folder, now }: SigningSettings): SigningKey {
  if (key === '') return refuse('C2PA_KEY', 'is needed with C2PA_CERTIFICATE');
  if (certificate === '') return refuse('C2PA_CERTIFICATE', 'is needed with C2PA_KEY');
  const chain = readChain(readPem('C2PA_CERTIFICATE', certificate, folder), now);
  const [leaf] = chain;
  const privateKey = readKey(readPem('C2PA_KEY', key, folder));
  if (!leaf.checkPrivateKey(privateKey)) refuse('C2PA_KEY', 'is not the key of C2PA_CERTIFICATE');
  const kind = privateKey.asymmetricKeyDetails?.namedCurve ?? privateKey.asymmetricKeyType ?? '';
  const algorithm = ALGORITHMS[kind];
  if (!algorithm) return refuse('C2PA_KEY', `must be a P-256, P-384 or Ed25519 key, not ${kind}`);
  return {
    algorithm: algorithm.id,
    chain: chain.map(({ raw }) => new Uint8Array(raw)),
    name: nameOf(leaf),
    fingerprint: leaf.fingerprint256.replaceAll(':', '').toLowerCase(),
    validTo: leaf.validToDate.getTime(),
    sign: algorithm.signer(privateKey),
  };
}

function refuse(setting: 'C2PA_CERTIFICATE' | 'C2PA_KEY', what: string): never {
  throw new Error(`${setting}: ${what}.`);
}

function readPem(setting: 'C2PA_CERTIFICATE' | 'C2PA_KEY', given: string, folder: string): string {
  // Files of settings have one line for each.
  if (given.includes('-----BEGIN')) return given.replaceAll('\\n', '\n');
  try {
    return readFileSync(resolve(folder, given), 'utf8');
  } catch {
    return refuse(setting, 'is neither PEM nor the name of a file that can be read');
  }
}

function readChain(pem: string, now: number): [X509Certificate, ...X509Certificate[]] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const [leaf, ...others] = blocks.map(openCertificate);
  if (!leaf) return refuse('C2PA_CERTIFICATE', 'holds no certificate in PEM');
  const chain: [X509Certificate, ...X509Certificate[]] = [leaf, ...others];
  const isBroken = others.some((issuer, index) => chain[index]?.checkIssued(issuer) !== true);
  if (isBroken) refuse('C2PA_CERTIFICATE', 'must name each certificate before the one that vouches for it');
  if (leaf.ca || leaf.checkIssued(leaf))
    refuse('C2PA_CERTIFICATE', 'must begin with the certificate of a signer, vouched for by another one');
  if (!leaf.keyUsage?.some((purpose) => PURPOSES.includes(purpose)))
    refuse('C2PA_CERTIFICATE', 'is not made for signing documents, mail or Content Credentials');
  if (leaf.validToDate.getTime() <= now) refuse('C2PA_CERTIFICATE', `ended on ${leaf.validTo}`);
  if (leaf.validFromDate.getTime() > now) refuse('C2PA_CERTIFICATE', `begins on ${leaf.validFrom}`);
  return chain;
}

function nameOf({ subject }: X509Certificate): string {
  const field = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1];
  return field('O') ?? field('CN') ?? subject;
}

function openCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    return refuse('C2PA_CERTIFICATE', 'holds a certificate that cannot be read');
  }
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    return refuse('C2PA_KEY', 'is no private key in PEM without a password');
  }
}

/**
 * Node's own signatures differ each time, and the address of a picture promises the same bytes. These follow from
 * what is signed (RFC 6979), as the two numbers that COSE wants.
 */
function signWith(curve: typeof p256, key: KeyObject): SignBytes {
  const secret = new Uint8Array(Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url'));
  return (bytes) => curve.sign(bytes, secret, { lowS: false });
}
