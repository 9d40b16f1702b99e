import { createHash } from 'node:crypto';
import type { Asset } from '@trustnxt/c2pa-ts/asset';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import type { Clock } from '../../../shared/clock.ts';
import { sniffImageType } from '../../../shared/image-type.ts';
import { hasCredentials } from '../credentials.rules.ts';
import { findXmp } from '../marked-file.rules.ts';
import { beginsWithPicture, readSourceType, type SourceType } from '../picture-mark.rules.ts';
import { readMark } from '../read-mark.usecases.ts';
import type { SigningKey } from './signing-key.ts';

/** Signs what leaves the site. */
export interface PictureSigner {
  /** Tells signed files from those that another certificate signs, or none; '' when nothing is signed. */
  fingerprint: string;
  /**
   * The picture with Content Credentials that say what its mark says. What has no mark, is no PNG or JPEG, or
   * cannot be signed is answered as it is. The same bytes get the same signature.
   */
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

/** For sites without a certificate. */
export const signNothing: PictureSigner = { fingerprint: '', sign: async (bytes) => bytes };

interface PictureSignerOptions {
  key: SigningKey;
  clock: Clock;
  /** Told when a picture left unsigned that should not have. */
  onFailure: (error: unknown) => void;
}

/** To read the libraries takes a good part of a second: only for sites that sign. */
const loadParts = async () => ({
  ...(await import('@peculiar/x509')),
  ...(await import('@trustnxt/c2pa-ts/asset')),
  ...(await import('@trustnxt/c2pa-ts/manifest')),
});
type Parts = Awaited<ReturnType<typeof loadParts>>;

/** Room that the library needs for what it does not know before it has signed. */
const SIGNATURE_ROOM = 512;

export async function createPictureSigner(options: PictureSignerOptions): Promise<PictureSigner> {
  const { key, clock, onFailure } = options;
  const parts = await loadParts();
  const [certificate, ...chainCertificates] = key.chain.map((der) => new parts.X509Certificate(der));
  if (!certificate) throw new Error('A signing key has a certificate.');
  const signer: Signer = {
    algorithm: key.algorithm,
    certificate,
    chainCertificates,
    sign: async (payload) => key.sign(payload),
  };
  return {
    fingerprint: key.fingerprint,
    async sign(bytes) {
      const said = readSaid(bytes);
      if (!said || hasCredentials(bytes)) return bytes;
      if (key.validTo <= clock.now()) {
        onFailure(new Error('C2PA_CERTIFICATE: ended.'));
        return bytes;
      }
      try {
        return await seal(parts, signer, { bytes, ...said });
      } catch (error) {
        // A picture without a signature is better than none.
        onFailure(error);
        return bytes;
      }
    },
  };
}

interface Said {
  type: 'image/png' | 'image/jpeg';
  sourceType: SourceType;
  tool: string;
  engine: string;
}

/** Undefined for what cannot be signed, or says nothing that could be. */
function readSaid(bytes: Uint8Array): Said | undefined {
  const type = sniffImageType(bytes);
  if (type !== 'image/png' && type !== 'image/jpeg') return undefined;
  const xmp = findXmp(bytes);
  if (!xmp) return undefined;
  const { sourceType: stated = '', tool, engine } = readMark(xmp);
  const sourceType = readSourceType(stated);
  return sourceType && tool && engine ? { type, sourceType, tool, engine } : undefined;
}

async function seal(
  parts: Parts,
  signer: Signer,
  { bytes, type, sourceType, tool, engine }: Said & { bytes: Uint8Array },
): Promise<Uint8Array<ArrayBuffer>> {
  const asset: Asset = type === 'image/png' ? new parts.PNG(bytes) : new parts.JPEG(bytes);
  const store = new parts.ManifestStore();
  const id = idFrom(bytes);
  const manifest = store.createManifest({
    assetFormat: type,
    instanceID: `xmp:iid:${id}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  manifest.label = `urn:c2pa:${id}`;
  if (manifest.signature) manifest.signature.signatureData.paddingLength = SIGNATURE_ROOM;
  if (manifest.claim)
    Object.assign(manifest.claim, { claimGeneratorName: tool, claimGeneratorVersion: undefined });
  const actions = new parts.ActionAssertion();
  const made = { digitalSourceType: termOf(parts, sourceType), softwareAgent: { name: engine } };
  if (beginsWithPicture(sourceType)) {
    const beginning = parts.IngredientAssertion.createV3(parts.RelationshipType.ParentOf);
    // Nothing by which the visitor's own picture could be known.
    Object.assign(beginning, { title: 'A picture that a visitor brought', format: 'image/jpeg' });
    manifest.addAssertion(beginning);
    const ingredients = [manifest.createAssertionReference(beginning)];
    actions.actions.push(
      { action: parts.ActionType.C2paOpened, parameters: { ingredients } },
      { action: parts.ActionType.C2paEdited, ...made },
    );
  } else {
    actions.actions.push({ action: parts.ActionType.C2paCreated, ...made });
  }
  manifest.addAssertion(actions);
  const hash = parts.DataHashAssertion.create('SHA-256');
  manifest.addAssertion(hash);
  await asset.ensureManifestSpace(store.measureSize());
  await hash.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return new Uint8Array(await asset.getDataRange());
}

function termOf({ DigitalSourceType: terms }: Parts, type: SourceType) {
  return {
    algorithmicMedia: terms.AlgorithmicMedia,
    algorithmicallyEnhanced: terms.AlgorithmicallyEnhanced,
    trainedAlgorithmicMedia: terms.TrainedAlgorithmicMedia,
    compositeWithTrainedAlgorithmicMedia: terms.CompositeWithTrainedAlgorithmicMedia,
  }[type];
}

/** A UUID that follows from the bytes, so that the same picture is the same file on every server. */
function idFrom(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest().subarray(0, 16);
  // RFC 9562, 5.8: a kind of one's own.
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
