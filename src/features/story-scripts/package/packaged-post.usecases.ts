import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { UploadedPicture } from '../../posts/written/written-pictures.usecases.ts';
import type { PostText } from '../../posts/written/written-posts.types.ts';
import { createPackageError } from '../story-request.errors.ts';
import { PackageError } from './package-error.ts';
import { type PackagedStory, readPackage } from './read-package.ts';
import { findWordlessSlide, storyPost } from './story-text.rules.ts';

interface PackagedPostOptions {
  /** A key of authors.yaml. */
  author: string;
  /** Keeps a picture of the package. */
  keep: (
    bytes: Uint8Array,
    picture: { hash: string; width: number; height: number; type: 'image/jpeg' },
  ) => Promise<UploadedPicture>;
}

/**
 * Makes a post of the zip of a drafted story, as `npm run story:add` makes a file of it.
 * @throws {AppError} 422 that says what is wrong with the zip.
 */
export async function readPackagedPost(
  bytes: Uint8Array,
  { author, keep }: PackagedPostOptions,
): Promise<PostText> {
  const { manifest, slides, poster } = await readOrRefuse(bytes);
  const put = async (picture: Uint8Array) => {
    const { width, height } = await sharp(picture).metadata();
    const hash = createHash('sha256').update(picture).digest('hex');
    return (await keep(picture, { hash, width, height, type: 'image/jpeg' })).file;
  };
  const files: string[] = [];
  for (const slide of slides) files.push(await put(slide));
  return storyPost(manifest, { author, files, poster: poster && (await put(poster)) });
}

async function readOrRefuse(bytes: Uint8Array): Promise<PackagedStory> {
  try {
    const story = await readPackage(bytes);
    const problem = findWordlessSlide(story.manifest);
    if (problem !== undefined) throw new PackageError(problem);
    return story;
  } catch (error) {
    throw error instanceof PackageError ? createPackageError(error.message) : error;
  }
}
