import { strToU8, type Zippable, zipSync } from 'fflate';
import { writeAmpStory } from '../../../web-stories/amp/amp-document.rules.ts';
import { packageReadme } from '../../draft/package-readme.rules.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';
import {
  PACKAGE_FILES,
  packagedAmpStory,
  packageFileName,
  packageManifest,
  slideFile,
} from '../../draft/story-package.rules.ts';
import { MANIFEST_FILE } from '../../draft/story-package-limits.rules.ts';

/** The files of a package that are not text. */
export interface PackagePictures {
  /** JPEG, in the order of the slides. */
  slides: readonly Uint8Array[];
  /** JPEG. */
  poster: Uint8Array;
  /** PNG. */
  publisherLogo: Uint8Array;
}

interface PackageFacts {
  /** The name of the site. */
  publisher: string;
  written: Date;
}

/** One moment for all files, in every time zone: the same story makes the same bytes. */
const FILE_TIME = new Date(1980, 0, 1);

/**
 * The zip of a draft that has all its pictures: the story as an AMP document, its pictures, what
 * `story:add` reads, and how to publish it.
 * @throws {Error} when facts are missing that the document cannot do without.
 */
export function zipStory(
  draft: StoryDraft,
  pictures: PackagePictures,
  { publisher, written }: PackageFacts,
): Uint8Array<ArrayBuffer> {
  const manifest = packageManifest(draft, written);
  const document = writeAmpStory(packagedAmpStory(manifest, publisher));
  if ('missing' in document) throw new Error(document.missing.join(' '));
  const files: Zippable = {
    [MANIFEST_FILE]: strToU8(`${JSON.stringify(manifest, null, 2)}\n`),
    [PACKAGE_FILES.story]: strToU8(document.html),
    [PACKAGE_FILES.readme]: strToU8(packageReadme(manifest.title, packageFileName(manifest.title))),
    [PACKAGE_FILES.poster]: asItIs(pictures.poster),
    [PACKAGE_FILES.publisherLogo]: asItIs(pictures.publisherLogo),
  };
  pictures.slides.forEach((bytes, place) => {
    files[slideFile(place)] = asItIs(bytes);
  });
  return zipSync(files, { mtime: FILE_TIME, level: 6 });
}

/** Pictures are compressed already. */
function asItIs(bytes: Uint8Array): [Uint8Array, { level: 0 }] {
  return [bytes, { level: 0 }];
}
