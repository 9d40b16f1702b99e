import { SCENE_KINDS, STYLE_NAMES, type StyleName } from '../src/brief/brief.types.ts';
import { RELATION_PROMPTS } from '../src/evaluation/relation-prompts.ts';
import { UNPLANNED_PROMPTS } from '../src/evaluation/unplanned-prompts.ts';
import type { IllustrationRequest } from '../src/illustrator.types.ts';
import type { SheetRequest } from './contact-sheet.ts';
import { startingPictures } from './starting-pictures.ts';

interface JudgedSheet {
  columns: number;
  requests: SheetRequest[];
}

const SIZE = { width: 512, height: 512 };
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const draw = (prompt: string, seed = 1): IllustrationRequest => ({ prompt, seed, ...SIZE });

/** How a visitor asks for each style. */
const STYLE_WORDS: Partial<Record<StyleName, string>> = {
  photo: 'Photorealistic',
  oil: 'Oil Painting',
  impression: 'Impressionism',
  watercolor: 'Watercolor',
  pencil: 'Pencil Drawing',
  pop: 'Pop Art',
  neon: 'Synthwave',
  pastel: 'Soft Pastel',
  'colored-pencil': 'Colored Pencil',
  'brush-ink': 'Brush and Ink',
  plasticine: 'Clay',
  flat: 'Minimalist',
};

/** The words by which a visitor asks for a style. */
export const styleWord = (style: StyleName) => STYLE_WORDS[style] ?? style.replaceAll('-', ' ');

const MOTIFS = [
  'a castle on a hill by a lake',
  'portrait of a woman with red hair',
  'a bowl of fruit on a wooden table',
];

const SCENE_PROMPTS: Record<(typeof SCENE_KINDS)[number], string> = {
  mountain: 'a mountain landscape',
  snow: 'a snowy landscape',
  meadow: 'a meadow',
  desert: 'a desert',
  moon: 'on the moon',
  space: 'deep space',
  sea: 'the open sea',
  beach: 'a tropical beach',
  underwater: 'under the sea',
  forest: 'a forest',
  city: 'a city street',
  interior: 'a living room',
  portrait: 'portrait of an old man',
  abstract: 'an abstract composition',
};

const LIVELY_PROMPTS = [
  'a fox by a river',
  'a knight in front of a castle',
  'a cat on a sofa',
  'a ship at sea',
];

const COMPANY_PROMPTS = [
  'a mouse beside an elephant in the savanna',
  'a samurai and a cherry blossom',
  'a girl with three ducklings by a pond',
  'a cat, a dog and a horse in a garden',
  'a knight and a dragon in front of a castle',
  'a rabbit and a hedgehog under a mushroom',
  'a boy and a giraffe',
  'a wolf howling at a girl in a red cloak',
  'five penguins on the ice',
  'a pumpkin with three bats in a graveyard',
];

/** One sheet for every seven categories of the unplanned prompts. */
function unplanned(from: number, to: number): JudgedSheet {
  const prompts = Object.values(UNPLANNED_PROMPTS).slice(from, to).flat();
  return { columns: 7, requests: prompts.map((prompt) => draw(prompt)) };
}

const STYLES_ON_A_SHEET = 11;

/** Twelve pictures in a third of the styles each: three processes may paint the three sheets at once. */
export async function paintedPictures(number: 1 | 2 | 3, side: number): Promise<JudgedSheet> {
  const pictures = await startingPictures();
  const styles = STYLE_NAMES.slice((number - 1) * STYLES_ON_A_SHEET, number * STYLES_ON_A_SHEET);
  return {
    columns: pictures.length,
    requests: styles.flatMap((style) =>
      pictures.map((startingPicture) => ({
        prompt: styleWord(style),
        seed: 4,
        width: side,
        height: side,
        startingPicture,
      })),
    ),
  };
}

export const JUDGED_SHEETS: Readonly<Record<string, () => JudgedSheet | Promise<JudgedSheet>>> = {
  relations: () => ({
    columns: 9,
    requests: Object.values(RELATION_PROMPTS).flatMap((pairs) => pairs.map((prompt) => draw(prompt))),
  }),
  'unplanned-1': () => unplanned(0, 7),
  'unplanned-2': () => unplanned(7, 14),
  'starting-pictures-1': () => paintedPictures(1, SIZE.width),
  'starting-pictures-2': () => paintedPictures(2, SIZE.width),
  'starting-pictures-3': () => paintedPictures(3, SIZE.width),
  styles: () => ({
    columns: MOTIFS.length * 2,
    requests: STYLE_NAMES.flatMap((style) => MOTIFS.map((motif) => draw(`${motif}, ${styleWord(style)}`, 4))),
  }),
  scenes: () => ({
    columns: 10,
    requests: SCENE_KINDS.flatMap((scene) => SEEDS.map((seed) => draw(SCENE_PROMPTS[scene], seed))),
  }),
  seeds: () => ({
    columns: 10,
    requests: LIVELY_PROMPTS.flatMap((prompt) => SEEDS.map((seed) => draw(prompt, seed))),
  }),
  // The first layout as it comes on the left, the best one on the right.
  critic: () => ({
    columns: 8,
    requests: COMPANY_PROMPTS.flatMap((prompt) =>
      [1, 2].flatMap((seed) => [{ ...draw(prompt, seed), uncriticized: true }, draw(prompt, seed)]),
    ),
  }),
};
