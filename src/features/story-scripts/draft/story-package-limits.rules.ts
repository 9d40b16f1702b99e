/** What a package may hold; whoever writes one keeps to it, whoever reads one insists on it. */
export const PACKAGE_LIMITS = {
  titleLength: 200,
  slides: 30,
  headingLength: 200,
  captionLength: 500,
  altLength: 500,
  linkLength: 2000,
} as const;

export const PACKAGE_FORMAT = 'dreamseed-story';
export const PACKAGE_VERSION = 1;

/** Where the manifest stands in the zip. */
export const MANIFEST_FILE = 'story.json';
