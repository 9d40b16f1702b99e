import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import {
  ActionAssertion,
  IngredientAssertion,
  type Manifest,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest';
import type { CheckedCredentials } from './checked-credentials.types.ts';

/** Ours have three thousand bytes; those of a photograph with thumbnails a few hundred thousand. */
const LARGEST = 4 * 1024 * 1024;

/**
 * Whether the Content Credentials of a PNG or JPEG are whole: nobody has touched the file since it was signed.
 * A file may be made to keep this busy for hours, so it belongs into a thread that can be ended.
 */
export async function checkCredentials(bytes: Uint8Array<ArrayBuffer>): Promise<CheckedCredentials> {
  try {
    const asset = PNG.canRead(bytes) ? new PNG(bytes) : new JPEG(bytes);
    const box = asset.getManifestJUMBF();
    if (!box || box.length > LARGEST) return { state: 'unreadable' };
    const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(box)));
    const { isValid } = await store.validate(asset);
    const manifest = store.getActiveManifest();
    return manifest
      ? { state: isValid ? 'whole' : 'broken', ...(await describe(manifest)) }
      : { state: 'unreadable' };
  } catch {
    return { state: 'unreadable' };
  }
}

async function describe({ claim, assertions, signature }: Manifest) {
  const stated = assertions?.assertions ?? [];
  const actions = stated.flatMap((assertion) =>
    assertion instanceof ActionAssertion ? assertion.actions : [],
  );
  const certificate = signature?.signatureData.certificate;
  const digest = certificate && (await certificate.getThumbprint('SHA-256'));
  const { subjectName } = certificate ?? {};
  return {
    signer: subjectName?.getField('O')[0] ?? subjectName?.getField('CN')[0],
    fingerprint: digest && Buffer.from(digest).toString('hex'),
    tool: claim?.claimGeneratorName,
    sourceType: actions.findLast(({ digitalSourceType }) => digitalSourceType)?.digitalSourceType,
    hasBeginning: stated.some((assertion) => assertion instanceof IngredientAssertion),
  };
}
