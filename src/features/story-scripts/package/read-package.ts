import { MANIFEST_FILE, type StoryPackage, storyPackageSchema } from '../draft/story-package.schema.ts';
import { PackageError } from './package-error.ts';
import { cleanPicture, isCutOutOf } from './package-pictures.ts';
import { openZip, type ZipArchive } from './zip-archive.ts';

export interface PackagedStory {
  manifest: StoryPackage;
  /** JPEG, one for each slide. */
  slides: readonly Uint8Array[];
  /** JPEG, where the poster is another picture than the middle of the first slide. */
  poster: Uint8Array | undefined;
}

/**
 * Reads the zip of a drafted story. It comes from anywhere: only what its manifest names is unpacked,
 * and every picture is decoded and written anew.
 * @throws {PackageError} in one line.
 */
export async function readPackage(bytes: Uint8Array): Promise<PackagedStory> {
  const archive = openZip(bytes);
  const manifest = readManifest(archive);
  const slides: Uint8Array[] = [];
  // One after the other: decoded, each may take a hundred megabytes.
  for (const { file } of manifest.slides) slides.push(await cleanPicture(archive.read(file), file));
  const [first] = slides;
  const { file } = manifest.poster;
  const poster = await cleanPicture(archive.read(file), file);
  const isOwn = first !== undefined && !(await isCutOutOf(poster, first));
  return { manifest, slides, poster: isOwn ? poster : undefined };
}

function readManifest(archive: ZipArchive): StoryPackage {
  const text = new TextDecoder().decode(archive.read(MANIFEST_FILE));
  const result = storyPackageSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'the whole';
  throw new PackageError(`${MANIFEST_FILE}: ${place}: ${issue?.message ?? 'is not as expected'}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PackageError(`${MANIFEST_FILE} is not JSON`);
  }
}
