import type { FailureText } from '../../generator/run-failure.rules.ts';

/** A picture of a slide, as it will be in the package. */
export interface SlidePicture {
  /** A data URL of a JPEG of 720 by 1280 pixels. */
  src: string;
  /** `photo` is the picture that the script was written about, `own` another file of the visitor. */
  origin: 'drawn' | 'own' | 'photo';
  /** What the engine says it drew; '' where nobody knows. */
  shows: string;
}

/** What is being done about a slide's picture; an earlier picture stays in sight meanwhile. */
export type PictureWork =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'drawing' }
  | ({ status: 'failed' } & FailureText);

export interface DraftSlide {
  /** Stays with the slide wherever it moves. */
  key: string;
  heading: string;
  caption: string;
  /** What to draw, where that is not what heading and caption say; '' for those. */
  scene: string;
  /** As typed; only a whole web address becomes a link. */
  link: string;
  /** What the picture shows; null leaves it to `slideAlt`. */
  alt: string | null;
  picture: SlidePicture | null;
  work: PictureWork;
}

/** What all pictures of a story have in common. */
export interface StoryLook {
  /** One of `DRAFT_STYLES`. */
  style: string;
  /** Whole, 0 to 999,999,999. */
  seed: number;
}

/** A slide that was taken out, and where it stood. */
interface RemovedSlide {
  slide: DraftSlide;
  /** From 0. */
  place: number;
}

export interface StoryDraft {
  title: string;
  look: StoryLook;
  slides: readonly DraftSlide[];
  /** The last one, until it is put back or another change makes that pointless. */
  removed: RemovedSlide | null;
}

/** What a visitor writes on a slide. */
export type SlideTexts = Pick<DraftSlide, 'heading' | 'caption' | 'scene' | 'link' | 'alt'>;
