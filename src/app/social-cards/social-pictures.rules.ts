import type { MediaRecipes } from '../../features/media/media.types.ts';
import { CARD_PICTURE } from './social-cards.rules.ts';

/** What the cards of the site's pages show, one picture for each kind of page. */
export const SOCIAL_PICTURES = {
  'social-home': { prompt: 'a giant whale above the clouds at sunset', seed: 6, ...CARD_PICTURE },
  'social-features': { prompt: 'hot air balloons over a lavender field at dawn', seed: 9, ...CARD_PICTURE },
  'social-illustrator': { prompt: 'an artist painting at an easel in a studio', seed: 2, ...CARD_PICTURE },
  'social-blog': { prompt: 'a cat sleeping by the fireplace in a cosy library', seed: 11, ...CARD_PICTURE },
  'social-stories': { prompt: 'a night festival with lanterns in an old town', seed: 1, ...CARD_PICTURE },
  'social-script': { prompt: 'a castle in the clouds with a rainbow', seed: 5, ...CARD_PICTURE },
  'social-about': {
    prompt: 'a cozy cabin in a snowy forest at night with northern lights',
    seed: 3,
    ...CARD_PICTURE,
  },
  'social-community': { prompt: 'penguins on ice under northern lights', seed: 2, ...CARD_PICTURE },
  'social-help': { prompt: 'a lighthouse on a rocky coast at dusk', seed: 3, ...CARD_PICTURE },
  'social-legal': { prompt: 'two sailing boats at sea at sunset, Papercut', seed: 3, ...CARD_PICTURE },
} as const satisfies MediaRecipes;

export type SocialPictureName = keyof typeof SOCIAL_PICTURES;
