import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const P256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;

interface DevCertificateOptions {
  now: number;
  days?: number;
  /** Of the signer; P-256 when left out. */
  algorithm?: { name: 'ECDSA'; namedCurve: string; hash: string } | { name: 'Ed25519' };
}

/** A certificate to try signing with, vouched for by a root that nobody trusts, and its key; as PEM. */
export async function makeDevCertificate({ now, days = 365, algorithm = P256 }: DevCertificateOptions) {
  const keys = (given: DevCertificateOptions['algorithm'] = P256) =>
    crypto.subtle.generateKey(given, true, ['sign', 'verify']) as Promise<CryptoKeyPair>;
  const [rootKeys, signerKeys] = [await keys(), await keys(algorithm)];
  const time = { notBefore: new Date(now - DAY_MS), notAfter: new Date(now + days * DAY_MS) };
  const root = await X509CertificateGenerator.createSelfSigned({
    ...time,
    name: 'CN=Root for trying, O=Nobody',
    keys: rootKeys,
    signingAlgorithm: P256,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const signer = await X509CertificateGenerator.create({
    ...time,
    subject: 'CN=Pictures for trying, O=Nobody',
    issuer: root.subject,
    publicKey: signerKeys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: P256,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.emailProtection]),
      await SubjectKeyIdentifierExtension.create(signerKeys.publicKey),
      await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const key = await crypto.subtle.exportKey('pkcs8', signerKeys.privateKey);
  return {
    certificate: `${signer.toString('pem')}\n${root.toString('pem')}\n`,
    key: `${PemConverter.encode(key, 'PRIVATE KEY')}\n`,
  };
}
