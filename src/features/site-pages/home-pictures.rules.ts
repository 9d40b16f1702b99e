import type { MediaRecipes } from '../media/media.types.ts';

const SQUARE = { width: 640, height: 640 };
const TALL = { width: 720, height: 960 };
const PANORAMA = { width: 1440, height: 616 };

/** One idea in three formats: what the tools do when only the shape changes. */
const ISLAND = { prompt: 'a tropical island with palm trees at golden hour, Photorealistic', seed: 7 };

/** The pictures of the start page's sections. Where their words are shown, a press fills the tool with them. */
export const HOME_PICTURES = {
  'example-1': { prompt: 'an astronaut on a white horse on the moon', seed: 3, ...SQUARE },
  'example-2': {
    prompt: 'a steam train crossing a bridge in autumn, Storybook Illustration',
    seed: 7,
    ...SQUARE,
  },
  'example-3': { prompt: 'a night market in the rain, Neon Glow', seed: 7, ...SQUARE },
  'example-4': { prompt: 'a red fox in a snowy forest at dawn, Watercolor', seed: 7, ...SQUARE },
  'stage-finished': { prompt: 'a lighthouse on a cliff in a storm, Oil Painting', seed: 7, ...TALL },
  realism: {
    prompt: 'a waterfall in a jungle valley with sun rays, Photorealistic',
    seed: 3,
    ...PANORAMA,
  },
  'trade-artist': { prompt: 'a knight facing a dragon on a mountain, Concept Art', seed: 9, ...TALL },
  'trade-marketer-wide': { ...ISLAND, width: 768, height: 432 },
  'trade-marketer-square': { ...ISLAND, width: 480, height: 480 },
  'trade-marketer-story': { ...ISLAND, width: 432, height: 768 },
  'trade-hobbyist': {
    prompt: 'a dragon guarding a treasure in a cave, Fantasy Art',
    seed: 9,
    width: 960,
    height: 720,
  },
  'model-seraph': {
    prompt: 'an archangel with a sword above the clouds, rays of light, Stained Glass',
    seed: 4,
    ...TALL,
  },
  'model-lotus': { prompt: 'buddha under a tree at sunrise, golden light', seed: 8, ...TALL },
  'model-deva': { prompt: 'ganesha on a lotus in a temple, golden light', seed: 2, ...TALL },
  'model-saga': { prompt: 'thor with lightning over a stormy sea, Concept Art', seed: 8, ...TALL },
  'model-nile': { prompt: 'anubis before the pyramids at sunset, Art Deco', seed: 9, ...TALL },
  'model-kami': { prompt: 'a kitsune by a torii gate in a snowy forest, Ukiyo-e', seed: 7, ...TALL },
  closing: { prompt: 'a lake in the mountains at golden hour, Cinematic', seed: 9, ...PANORAMA },
} as const satisfies MediaRecipes;

export type HomePictureName = keyof typeof HOME_PICTURES;

export const HOME_PICTURE_NAMES = Object.keys(HOME_PICTURES) as HomePictureName[];
