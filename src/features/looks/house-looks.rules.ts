import { entrySlug } from '../../shared/entry-slug.ts';
import type { Look } from './looks.types.ts';

interface HouseLook extends Look {
  /** What its picture shows. */
  motif: string;
  seed: number;
}

/** To begin with; each is shown by a picture that is drawn in it. */
export const HOUSE_LOOKS: readonly HouseLook[] = [
  {
    name: 'Old Master',
    options: { style: 'Oil Painting', mood: 'Dramatic', lighting: 'Chiaroscuro', colorScheme: 'Earth Tone' },
    motif: 'a sailing ship on a stormy sea',
    seed: 4,
  },
  {
    name: 'Sunday Watercolor',
    options: { style: 'Watercolor', mood: 'Serene', lighting: 'Soft', colorScheme: 'Spring' },
    motif: 'a cottage in a garden with flowers',
    seed: 11,
  },
  {
    name: 'Neon Rain',
    options: {
      style: 'Cyberpunk',
      mood: 'Mysterious',
      lighting: 'Neon',
      timeOfDay: 'Night',
      weather: 'Heavy Rain',
    },
    motif: 'a red car on a city street',
    seed: 6,
  },
  {
    name: 'Bedtime Story',
    options: { style: 'Storybook Illustration', mood: 'Whimsical', lighting: 'Moonlit', colorScheme: 'Warm' },
    motif: 'a fox and an owl in a forest',
    seed: 3,
  },
  {
    name: 'Paper Theater',
    options: { style: 'Paper Cut', mood: 'Playful', lighting: 'Backlit', colorScheme: 'Sunset' },
    motif: 'a deer in the mountains',
    seed: 9,
  },
  {
    name: 'Winter Woodblock',
    options: { style: 'Ukiyo-e', mood: 'Peaceful', colorScheme: 'Winter', weather: 'Light Snow' },
    motif: 'a temple by a lake',
    seed: 2,
  },
  {
    name: 'Film Noir',
    options: { style: 'Film Noir', mood: 'Tense', lighting: 'Dramatic', colorScheme: 'Black and White' },
    motif: 'a man with an umbrella under a street lamp',
    seed: 5,
  },
  {
    name: 'Cathedral Glass',
    options: { style: 'Stained Glass', mood: 'Sacred', lighting: 'Divine', colorScheme: 'Jewel Tone' },
    motif: 'a red dragon over a castle',
    seed: 8,
  },
];

const PICTURE_SIZE = { width: 480, height: 360 };

const pictureName = ({ name }: Look) => `look-${entrySlug(name)}`;

/** The pictures of these looks, as the site draws its own. */
export function houseLookPictures(version: string) {
  return Object.fromEntries(
    HOUSE_LOOKS.map((look) => {
      const { motif: prompt, options, seed } = look;
      return [pictureName(look), { prompt, options, seed, version, ...PICTURE_SIZE }];
    }),
  );
}

/** @param version of pictures that are found by their names alone, as the site tells it. */
export function houseLookPicture(look: Look, version: string) {
  return { src: `/media/${pictureName(look)}-${PICTURE_SIZE.width}.webp?v=${version}`, ...PICTURE_SIZE };
}
