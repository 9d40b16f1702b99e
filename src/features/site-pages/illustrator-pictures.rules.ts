import type { MediaRecipes } from '../media/media.types.ts';

const TALL = { width: 720, height: 960 };
const WIDE = { width: 960, height: 720 };
/** The strips repeat one motif: they show what a word changes, and what it leaves alone. */
const STRIP = { width: 640, height: 640 };

/** The pictures of the page about the illustrator, by what they show there. */
export const ILLUSTRATOR_PICTURES = {
  'illustrator-wall-1': {
    prompt: 'a lighthouse on a rocky coast in a storm, Oil Painting',
    seed: 9,
    ...WIDE,
  },
  'illustrator-wall-2': { prompt: 'portrait of an old wizard with a long beard', seed: 5, ...TALL },
  'illustrator-wall-3': { prompt: 'a fox in a birch forest in autumn, Gouache', seed: 5, ...TALL },
  'illustrator-wall-4': { prompt: 'a night festival with lanterns in an old town', seed: 1, ...WIDE },
  'illustrator-wall-5': { prompt: 'a whale above the clouds at sunset', seed: 6, ...WIDE },
  'illustrator-wall-6': { prompt: 'a unicorn in a moonlit forest, Stained Glass', seed: 2, ...TALL },
  'illustrator-wall-7': { prompt: 'a cat sleeping by the fireplace in a cosy library', seed: 11, ...TALL },
  'illustrator-wall-8': { prompt: 'hot air balloons over a lavender field at dawn', seed: 9, ...WIDE },
  'illustrator-time-1': { prompt: 'a castle by a lake at dawn', seed: 2, ...STRIP },
  'illustrator-time-2': { prompt: 'a castle by a lake at noon', seed: 2, ...STRIP },
  'illustrator-time-3': { prompt: 'a castle by a lake at sunset', seed: 2, ...STRIP },
  'illustrator-time-4': { prompt: 'a castle by a lake at night', seed: 2, ...STRIP },
  'illustrator-weather-1': { prompt: 'a barn and a windmill in a field, sunny', seed: 4, ...STRIP },
  'illustrator-weather-2': { prompt: 'a barn and a windmill in a field in thick fog', seed: 4, ...STRIP },
  'illustrator-weather-3': { prompt: 'a barn and a windmill in a field in heavy rain', seed: 4, ...STRIP },
  'illustrator-weather-4': { prompt: 'a barn and a windmill in a field in falling snow', seed: 4, ...STRIP },
  'illustrator-style-1': { prompt: 'two sailing boats at sea at sunset, Oil Painting', seed: 3, ...STRIP },
  'illustrator-style-2': { prompt: 'two sailing boats at sea at sunset, Stained Glass', seed: 3, ...STRIP },
  'illustrator-style-3': { prompt: 'two sailing boats at sea at sunset, Papercut', seed: 3, ...STRIP },
  'illustrator-style-4': { prompt: 'two sailing boats at sea at sunset, Linocut', seed: 3, ...STRIP },
  'illustrator-seed-1': { prompt: 'a dragon', seed: 1, ...STRIP },
  'illustrator-seed-2': { prompt: 'a dragon', seed: 2, ...STRIP },
  'illustrator-seed-3': { prompt: 'a dragon', seed: 3, ...STRIP },
  'illustrator-seed-4': { prompt: 'a dragon', seed: 4, ...STRIP },
} as const satisfies MediaRecipes;

export type IllustratorPictureName = keyof typeof ILLUSTRATOR_PICTURES;

export const ILLUSTRATOR_PICTURE_NAMES = Object.keys(ILLUSTRATOR_PICTURES) as IllustratorPictureName[];
