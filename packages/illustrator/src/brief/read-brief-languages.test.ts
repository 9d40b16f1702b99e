import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { type Asked, PROMPTS_IN_LANGUAGES } from '../evaluation/prompts-in-languages.ts';
import { LANGUAGES } from '../languages/language.types.ts';
import type { Brief } from './brief.types.ts';
import { readBrief } from './read-brief.ts';

function read(prompt: string): Brief {
  return readBrief(prompt, { random: createRandom(7) });
}

function subjectsOf({ subjects }: Brief): string[] {
  return subjects.map(({ count, color, noun }) => [count, color, noun.name].filter(Boolean).join(' ')).sort();
}

/** The same facts of a brief as were asked for. */
function answerTo(asked: Asked, brief: Brief): Asked {
  const { subjects: _, relation, clothes, ...facts } = asked;
  return {
    ...Object.fromEntries(Object.keys(facts).map((fact) => [fact, brief[fact as keyof Brief]])),
    subjects: subjectsOf(brief),
    ...(clothes && { clothes: brief.subjects[0]?.clothes?.map(({ garment }) => garment) }),
    ...(relation && { relation: brief.relations.find(({ kind }) => kind === relation)?.kind }),
  };
}

describe.each(LANGUAGES)('a prompt in %s', (language) => {
  it.each(PROMPTS_IN_LANGUAGES.map(({ asked, prompts }) => [prompts[language], asked] as const))(
    '%s',
    (prompt, asked) => {
      const brief = read(prompt);
      expect(answerTo(asked, brief)).toEqual({ ...asked, subjects: [...asked.subjects].sort() });
      expect(brief.unknown).toEqual([]);
    },
  );
});

describe('a prompt in two languages', () => {
  it('may have the options of a tool behind it', () => {
    const brief = read(
      'un gato negro, noche, Oil Painting, Joyful mood, in a Forest setting, avoiding people',
    );
    expect(brief).toMatchObject({ scene: 'forest', timeOfDay: 'night', style: 'oil' });
    expect(subjectsOf(brief)).toEqual(['1 black cat']);
  });

  it.each([
    ['a cat en el bosque con un perro', ['1 cat', '1 dog']],
    ['a 猫 in the forest', ['1 cat']],
    ['ein Pirat und un gato', ['1 pirate']],
    ['un chat noir, 🦊', ['1 black cat', '1 fox']],
  ])('%s', (prompt, subjects) => {
    expect(subjectsOf(read(prompt))).toEqual(expect.arrayContaining(subjects));
  });
});

describe('what is told of a prompt in another language', () => {
  it('are its own words in its own order', () => {
    const { understood, unknown } = read('un gato negro y un zarambuco en el bosque');
    expect(understood).toEqual(['gato negro', 'bosque']);
    expect(unknown).toEqual(['zarambuco']);
  });

  it('keeps an unknown word whole where words stand without spaces', () => {
    expect(read('上海的猫')).toMatchObject({ unknown: ['上海'], understood: ['猫'] });
  });

  it('leaves out what it says to leave out', () => {
    const { vetoes } = readBrief('un perro', { random: createRandom(1), negativePrompt: 'árboles, lluvia' });
    expect([...vetoes]).toEqual(expect.arrayContaining(['tree']));
  });
});
