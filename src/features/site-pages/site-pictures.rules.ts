import type { MediaRecipes } from '../media/media.types.ts';
import { HOME_PICTURES } from './home-pictures.rules.ts';
import { ILLUSTRATOR_PICTURES } from './illustrator-pictures.rules.ts';

/** The pictures of the site's own pages. Changing a word here draws the picture anew. */
export const SITE_PICTURES = {
  'hero-dragon': {
    prompt: 'a red dragon over a castle at sunset, Oil Painting',
    seed: 18,
    width: 960,
    height: 960,
  },
  'hero-lighthouse': {
    prompt: 'a lighthouse by the sea at dawn, Watercolor',
    seed: 12,
    width: 720,
    height: 960,
  },
  'hero-cabin': {
    prompt: 'a cozy cabin in a snowy forest at night with northern lights',
    seed: 3,
    width: 960,
    height: 720,
  },
  ...HOME_PICTURES,
  ...ILLUSTRATOR_PICTURES,
} as const satisfies MediaRecipes;

export type SitePictureName = keyof typeof SITE_PICTURES;
