/** What can be said of a subject besides what it is. */

/** What a living subject does with its body. Who cannot draw a pose draws the nearest one it can. */
export const POSES = [
  'standing',
  'walking',
  'running',
  'riding',
  'sitting',
  'kneeling',
  'lying',
  'sleeping',
  'dancing',
  'jumping',
  'flying',
  'swimming',
  'fighting',
  'waving',
  'throwing',
  'reaching',
  'reading',
  'playing',
  'praying',
  'howling',
  'eating',
  'drinking',
  'pushing',
  'skating',
  'bathing',
] as const;
export type Pose = (typeof POSES)[number];

/** What a thing is made of, when the prompt says so: the drawing keeps its shape and changes its substance. */
export const MATERIALS = [
  'ice',
  'glass',
  'crystal',
  'gold',
  'silver',
  'copper',
  'iron',
  'stone',
  'marble',
  'wood',
  'paper',
  'wool',
  'candy',
  'chocolate',
  'clouds',
  'fire',
  'water',
  'leaves',
  'flowers',
  'bones',
] as const;
export type Material = (typeof MATERIALS)[number];

export type Expression = 'smiling' | 'sad' | 'angry' | 'surprised' | 'scared';
