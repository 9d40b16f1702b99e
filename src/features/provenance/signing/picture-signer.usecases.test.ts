import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasCredentials } from '../credentials.rules.ts';
import { carryMark, markPicture, putXmp } from '../marked-file.rules.ts';
import { checkCredentials } from './check-credentials.ts';
import { makeDevCertificate } from './dev-certificate.ts';
import { createPictureSigner } from './picture-signer.usecases.ts';
import { openSigningKey } from './signing-key.ts';
import { readByOthers } from './test-other-reader.ts';

const NOW = Date.UTC(2026, 10, 26);
const MARK = { sourceType: 'algorithmicMedia', tool: 'Dreamseed', engine: 'illustrator', seed: 7 } as const;
const picture = (type: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#36c' } })
    .toFormat(type)
    .toBuffer();

async function createSigner({ now = NOW, algorithm = undefined as Algorithm } = {}) {
  const pems = await makeDevCertificate({ now: NOW, algorithm });
  const key = openSigningKey({ ...pems, folder: '/', now: NOW });
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  return { key, failures, signer: await createPictureSigner({ key, clock: { now: () => now }, onFailure }) };
}
type Algorithm = Parameters<typeof makeDevCertificate>[0]['algorithm'];

const ALGORITHMS: [string, Algorithm][] = [
  ['P-256', undefined],
  ['P-384', { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' }],
  ['Ed25519', { name: 'Ed25519' }],
];

test.each(ALGORITHMS)('another reader finds what is signed with %s whole', async (_name, algorithm) => {
  const { signer, key, failures } = await createSigner({ algorithm });
  for (const type of ['png', 'jpeg'] as const) {
    const marked = markPicture(await picture(type), MARK);
    const signed = await signer.sign(marked);
    expect(failures).toEqual([]);
    expect(signed.length - marked.length).toBeLessThan(4500);
    // Its maker is nobody that the world knows.
    expect(await readByOthers(signed)).toMatchObject({
      problems: ['signingCredential.untrusted'],
      actions: [
        {
          action: 'c2pa.created',
          digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
          softwareAgent: { name: 'illustrator' },
        },
      ],
      tool: 'Dreamseed',
    });
    expect(await checkCredentials(signed)).toMatchObject({ state: 'whole', fingerprint: key.fingerprint });
    expect(await signer.sign(markPicture(await picture(type), MARK))).toEqual(signed);
    expect((await sharp(signed).metadata()).width).toBe(80);
  }
});

test('what a visitor brought is a beginning, without anything by which it could be known', async () => {
  const { signer } = await createSigner();
  for (const sourceType of ['algorithmicallyEnhanced', 'compositeWithTrainedAlgorithmicMedia'] as const) {
    const signed = await signer.sign(markPicture(await picture('jpeg'), { ...MARK, sourceType }));
    const { actions, ingredients, problems } = await readByOthers(signed);
    expect(problems).toEqual(['signingCredential.untrusted']);
    expect(actions.map(({ action }) => action)).toEqual(['c2pa.opened', 'c2pa.edited']);
    expect(ingredients).toEqual([
      {
        title: 'A picture that a visitor brought',
        format: 'image/jpeg',
        relationship: 'parentOf',
        label: 'c2pa.ingredient.v3',
      },
    ]);
  }
});

test('a changed pixel is seen by both readers', async () => {
  const { signer } = await createSigner();
  const signed = await signer.sign(markPicture(await picture('jpeg'), MARK));
  signed[signed.length - 40] = (signed.at(-40) ?? 0) ^ 1;
  expect(await checkCredentials(signed)).toMatchObject({ state: 'broken' });
  expect((await readByOthers(signed)).problems).toContain('assertion.dataHash.mismatch');
});

test('another mark takes the signature away instead of breaking it, the same one leaves it', async () => {
  const { signer } = await createSigner();
  for (const type of ['png', 'jpeg'] as const) {
    const plain = await picture(type);
    const signed = await signer.sign(markPicture(plain, MARK));
    expect(carryMark(signed, signed)).toEqual(signed);
    expect(hasCredentials(carryMark(signed, signed, { createdAt: NOW }))).toBe(false);
    expect(Buffer.from(putXmp(signed, undefined)).equals(plain)).toBe(true);
  }
});

test('a WebP, a picture without a mark, and one after the end of the certificate stay as they are', async () => {
  const { signer } = await createSigner();
  const webp = markPicture(await picture('webp'), MARK);
  expect(await signer.sign(webp)).toBe(webp);
  const plain = new Uint8Array(await picture('png'));
  expect(await signer.sign(plain)).toBe(plain);
  const late = await createSigner({ now: NOW + 366 * 86_400_000 });
  const marked = markPicture(plain, MARK);
  expect(await late.signer.sign(marked)).toBe(marked);
  expect(late.failures).toHaveLength(1);
});
