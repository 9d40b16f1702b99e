import type { MediaRecipes } from '../../features/media/media.types.ts';

/** As large as the card that a link is shown with, so that nothing is cut off. */
const CARD = { width: 1200, height: 630 };

/** What links to the pages of the site are shown with elsewhere, one for each kind of page. */
export const SOCIAL_PICTURES = {
  'social-home': { prompt: 'a red dragon over a castle at sunset, Oil Painting', seed: 18, ...CARD },
  'social-features': { prompt: 'hot air balloons over a lavender field at dawn', seed: 9, ...CARD },
  'social-illustrator': {
    prompt: 'a lighthouse on a rocky coast in a storm, Oil Painting',
    seed: 9,
    ...CARD,
  },
  'social-blog': { prompt: 'a cat sleeping by the fireplace in a cosy library', seed: 11, ...CARD },
  'social-stories': { prompt: 'a night festival with lanterns in an old town', seed: 1, ...CARD },
  'social-story-generator': { prompt: 'a unicorn in a moonlit forest, Stained Glass', seed: 2, ...CARD },
  'social-about': {
    prompt: 'a cozy cabin in a snowy forest at night with northern lights',
    seed: 3,
    ...CARD,
  },
  'social-help': { prompt: 'a lighthouse by the sea at dawn, Watercolor', seed: 12, ...CARD },
  'social-legal': { prompt: 'two sailing boats at sea at sunset, Papercut', seed: 3, ...CARD },
} as const satisfies MediaRecipes;

export type SocialPictureName = keyof typeof SOCIAL_PICTURES;
