import { z } from 'zod';
import { isSlideLink } from '../../web-stories/story-of-post.rules.ts';
import { PACKAGE_FORMAT, PACKAGE_LIMITS, PACKAGE_VERSION } from './story-package-limits.rules.ts';

export { MANIFEST_FILE } from './story-package-limits.rules.ts';

/** A picture below `images/`: one folder deep, names without surprises. */
const pictureFile = z.string().regex(/^images\/[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?\.(?:jpg|png|webp)$/);

const pictureSide = z.int().min(1).max(10_000);

const picture = z.object({ file: pictureFile, width: pictureSide, height: pictureSide });

const text = (length: number) => z.string().trim().max(length);

/** Posts write 'caption||link' into one text, so bars at the wrong place would make, or spoil, a link. */
const caption = text(PACKAGE_LIMITS.captionLength).refine((value) => !/\|\||\|$/.test(value), {
  error: "A caption must not contain '||' and must not end with '|'.",
});

const link = text(PACKAGE_LIMITS.linkLength).refine((value) => value === '' || isSlideLink(value), {
  error: 'A link must be a whole address that starts with http:// or https://.',
});

const slide = picture.extend({
  /** What the picture shows, for those who do not see it. */
  alt: text(PACKAGE_LIMITS.altLength),
  /** Stands above the caption; '' for none. */
  heading: text(PACKAGE_LIMITS.headingLength),
  /** '' for none. */
  caption,
  /** '' for none. */
  link,
});

/** `story.json` in the zip of a drafted story: everything that `story:add` needs besides the pictures. */
export const storyPackageSchema = z.object({
  format: z.literal(PACKAGE_FORMAT),
  version: z.literal(PACKAGE_VERSION),
  title: text(PACKAGE_LIMITS.titleLength).min(1),
  /** When the package was made: ISO 8601 in UTC. */
  written: z.iso.datetime(),
  /** 3:4, cut out of the first slide. */
  poster: picture,
  slides: z.array(slide).min(1).max(PACKAGE_LIMITS.slides),
});

export type StoryPackage = z.infer<typeof storyPackageSchema>;
export type PackagedSlide = StoryPackage['slides'][number];
