import type { MediaRecipes } from '../media/media.types.ts';

const TALL = { width: 720, height: 960 };
const WIDE = { width: 960, height: 720 };
/** The strips repeat one motif: they show what a word changes, and what it leaves alone. */
const STRIP = { width: 640, height: 640 };

/** The pictures of the page about the illustrator, by what they show there. */
export const ILLUSTRATOR_PICTURES = {
  'illustrator-wall-1': {
    prompt: 'a lighthouse on a rocky coast in a storm, Oil Painting',
    seed: 4,
    ...WIDE,
  },
  'illustrator-wall-2': { prompt: 'portrait of an old wizard with a long beard', seed: 2, ...TALL },
  'illustrator-wall-3': { prompt: 'a fox in a birch forest in autumn, Watercolor', seed: 3, ...TALL },
  'illustrator-wall-4': { prompt: 'a night festival with lanterns in an old town', seed: 5, ...WIDE },
  'illustrator-wall-5': { prompt: 'a whale above the clouds at sunset', seed: 6, ...WIDE },
  'illustrator-wall-6': {
    prompt: 'a knight fighting a dragon in front of a castle, Stained Glass',
    seed: 7,
    ...TALL,
  },
  'illustrator-wall-7': { prompt: 'a cat sleeping on a stack of books in a library', seed: 8, ...TALL },
  'illustrator-wall-8': { prompt: 'hot air balloons over a lavender field at dawn', seed: 9, ...WIDE },
  'illustrator-time-1': { prompt: 'a castle on a hill by a lake at dawn', seed: 11, ...STRIP },
  'illustrator-time-2': { prompt: 'a castle on a hill by a lake at noon', seed: 11, ...STRIP },
  'illustrator-time-3': { prompt: 'a castle on a hill by a lake at sunset', seed: 11, ...STRIP },
  'illustrator-time-4': { prompt: 'a castle on a hill by a lake at night', seed: 11, ...STRIP },
  'illustrator-weather-1': { prompt: 'a red car on a city street, sunny', seed: 12, ...STRIP },
  'illustrator-weather-2': { prompt: 'a red car on a city street in fog', seed: 12, ...STRIP },
  'illustrator-weather-3': { prompt: 'a red car on a city street in heavy rain', seed: 12, ...STRIP },
  'illustrator-weather-4': { prompt: 'a red car on a city street in falling snow', seed: 12, ...STRIP },
  'illustrator-style-1': { prompt: 'two sailing boats at sea at sunset, Oil Painting', seed: 13, ...STRIP },
  'illustrator-style-2': { prompt: 'two sailing boats at sea at sunset, Ukiyo-e', seed: 13, ...STRIP },
  'illustrator-style-3': { prompt: 'two sailing boats at sea at sunset, Papercut', seed: 13, ...STRIP },
  'illustrator-style-4': { prompt: 'two sailing boats at sea at sunset, Low Poly', seed: 13, ...STRIP },
  'illustrator-seed-1': { prompt: 'a cottage in a garden', seed: 21, ...STRIP },
  'illustrator-seed-2': { prompt: 'a cottage in a garden', seed: 22, ...STRIP },
  'illustrator-seed-3': { prompt: 'a cottage in a garden', seed: 23, ...STRIP },
  'illustrator-seed-4': { prompt: 'a cottage in a garden', seed: 24, ...STRIP },
} as const satisfies MediaRecipes;

export type IllustratorPictureName = keyof typeof ILLUSTRATOR_PICTURES;

export const ILLUSTRATOR_PICTURE_NAMES = Object.keys(ILLUSTRATOR_PICTURES) as IllustratorPictureName[];
