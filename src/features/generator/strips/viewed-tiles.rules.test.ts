import { expect, test } from 'vitest';
import type { LearnedStyle } from '../../learned-styles/ui/chosen-style.types.ts';
import { neutralChoices } from '../composed-prompt.rules.ts';
import type { ImageTile } from '../generator.types.ts';
import type { Strip } from './strip.types.ts';
import { viewedTiles } from './viewed-tiles.rules.ts';

const drawn: ImageTile = {
  key: 'green-1',
  src: 'data:image/png;base64,AA==',
  status: 'success',
  error: '',
  cost: 50,
  recipe: {
    ...{ prompt: 'a fox', fullPrompt: 'a fox, Anime', width: 1024, height: 768, seed: 7 },
    choices: {
      ...neutralChoices(),
      options: { ...neutralChoices().options, style: 'Anime' },
      negativePrompt: 'blur',
    },
    learnedStyle: { name: 'Blue sea', style: {} as LearnedStyle },
    notes: { understood: ['fox'], unknown: ['gizmo'], engine: 'illustrator' },
  },
};
const strip: Strip = {
  ...{ id: 'run', tool: 'green', startedAt: Date.UTC(2026, 0, 5), tookMs: 900, owner: null },
  tiles: [{ key: 'green-0', src: '', status: 'error', error: 'It failed.' }, drawn],
};

test('the finished pictures of all strips are viewed, each with its recipe', () => {
  const viewed = viewedTiles([strip, { ...strip, id: 'older' }]);
  expect(viewed.map(({ id }) => id)).toEqual(['run-1', 'older-1']);
  expect(viewed[0]).toMatchObject({
    ...{ prompt: 'a fox', cost: 50, createdAt: '2026-01-05T00:00:00.000Z', generatorType: 'green' },
    notDrawn: ['gizmo'],
    recipe: { seed: 7, negativePrompt: 'blur', engine: 'illustrator', learnedStyle: { name: 'Blue sea' } },
  });
  // What a neutral form has says nothing of the picture.
  expect(viewed[0]?.recipe?.options).toEqual({ style: 'Anime' });
});

test('of a picture that an older version of the page kept nobody knows when it was made', () => {
  expect(viewedTiles([{ ...strip, startedAt: 0 }])[0]).not.toHaveProperty('createdAt');
});
