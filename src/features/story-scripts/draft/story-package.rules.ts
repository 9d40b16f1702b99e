import type { AmpSlide, AmpStory } from '../../web-stories/amp/amp-story.types.ts';
import { slideHeading } from '../../web-stories/slide-heading.rules.ts';
import { oneLine, packagedCaption, slideAlt } from './slide-texts.rules.ts';
import type { DraftSlide, StoryDraft } from './story-draft.types.ts';
import type { PackagedSlide, StoryPackage } from './story-package.schema.ts';
import { PACKAGE_FORMAT, PACKAGE_VERSION } from './story-package-limits.rules.ts';

/** In pixels: 9:16, as phones show a story. */
export const SLIDE_SIZE = { width: 720, height: 1280 } as const;
/** In pixels: 3:4, as lists of stories show a poster. */
export const POSTER_SIZE = { width: 720, height: 960 } as const;

/** What every browser packs in a moment and every phone line carries. */
export const LARGEST_SLIDE_BYTES = 300_000;

export const PACKAGE_FILES = {
  story: 'story.html',
  readme: 'README.txt',
  poster: 'images/poster.jpg',
  publisherLogo: 'images/publisher-logo.png',
} as const;

/** Where the picture of the slide at `place`, from 0, stands in the zip. */
export function slideFile(place: number): string {
  return `images/slide-${place + 1}.jpg`;
}

/** `story.json` of a draft. Every slide must have its picture; see `draftProblems`. */
export function packageManifest(draft: StoryDraft, written: Date): StoryPackage {
  return {
    format: PACKAGE_FORMAT,
    version: PACKAGE_VERSION,
    title: oneLine(draft.title),
    written: written.toISOString(),
    poster: { file: PACKAGE_FILES.poster, ...POSTER_SIZE },
    slides: draft.slides.map((slide, place) => packagedSlide(slide, place, oneLine(draft.title))),
  };
}

function packagedSlide(slide: DraftSlide, place: number, storyTitle: string): PackagedSlide {
  const described = slideAlt(slide) || slideAlt({ ...slide, alt: null });
  return {
    file: slideFile(place),
    ...SLIDE_SIZE,
    // A picture of a story is never mere decoration.
    alt: described || `${storyTitle}, slide ${place + 1}`,
    heading: oneLine(slide.heading),
    caption: packagedCaption(slide.caption),
    link: slide.link.trim(),
  };
}

/** The story that `story.html` tells: with its pictures beside it and, not being published yet, no address. */
export function packagedAmpStory(
  { title, written, poster, slides }: StoryPackage,
  publisher: string,
): AmpStory {
  return {
    title,
    language: 'en',
    publisher,
    publisherLogo: PACKAGE_FILES.publisherLogo,
    poster: poster.file,
    slides: slides.map(({ file, ...slide }): AmpSlide => {
      const heading = slideHeading({ title: slide.heading, caption: slide.caption }, title);
      return { ...slide, image: file, heading };
    }),
    published: written,
  };
}

/** The name of the zip: the words of the title, in any script. */
export function packageFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = Array.from((words ?? []).join('-'))
    .slice(0, 60)
    .join('')
    .replace(/-+$/, '')
    .normalize('NFC');
  return `${name || 'web-story'}.zip`;
}
