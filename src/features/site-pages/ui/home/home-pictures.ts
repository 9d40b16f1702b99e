import type { MediaImage } from '../../../media/media.types.ts';
import type { HomePictureName } from '../../home-pictures.rules.ts';
import type { IllustratorPictureName } from '../../illustrator-pictures.rules.ts';

/** Where the start page finds its pictures; the strips are those of the illustrator's own page. */
export type HomePictures = Readonly<Record<HomePictureName | BorrowedPictureName, MediaImage>>;

/** Of the illustrator's page: they prove the same things there. */
export const BORROWED_PICTURES = [
  'illustrator-style-1',
  'illustrator-style-2',
  'illustrator-style-3',
  'illustrator-style-4',
  'illustrator-seed-1',
  'illustrator-seed-2',
  'illustrator-seed-3',
  'illustrator-seed-4',
  'illustrator-time-1',
  'illustrator-time-2',
  'illustrator-time-3',
  'illustrator-time-4',
] as const satisfies readonly IllustratorPictureName[];

type BorrowedPictureName = (typeof BORROWED_PICTURES)[number];
