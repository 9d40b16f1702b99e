import { expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });

it.each([
  ['a postman running away from a goose', 'fleeing'],
  ['a thief fleeing from a policeman', 'fleeing'],
  ['a detective questioning a bartender', 'talking-to'],
  ['a barber shaving a lion', 'shearing'],
  ['a kid trading marbles with a clown', 'giving-to'],
  ['a tortoise and a hare racing', 'racing'],
  ['a pirate digging up a treasure chest', 'digging-up'],
])('%s', (prompt, frame) => {
  expect(read(prompt).relations.map((relation) => relation.frame)).toContain(frame);
});

const told = (prompt: string) => {
  const { subjects, relations } = read(prompt);
  return relations.map(
    ({ kind, subject, frame, object }) =>
      `${subjects[subject]!.noun.name} ${frame ?? kind} ${subjects[object]!.noun.name}`,
  );
};

it.each([
  ['a robot sitting on a bench feeding pigeons', 'robot feeding dove'],
  ['a witch stirring a cauldron with her cat', 'witch next-to cat'],
  ['a dragon with a knight riding it', 'knight riding dragon'],
  ['a vampire handing out sweets to kids', 'vampire giving-to boy'],
  ['an elf and a gnome exchanging gifts', 'gnome giving-to elf'],
  ['Santa feeding his reindeer carrots', 'santa claus giving-to reindeer'],
  ['a ghost haunting a castle', 'ghost guarding castle'],
  ['a wizard playing chess with a goblin', 'goblin playing-a-game chess board'],
  ['a griffin carrying a knight', 'knight riding griffin'],
  ['a snail carrying a castle', 'castle carrying-on-the-back snail'],
  ['a vampire standing on the stairs with a candle', 'vampire holding candle'],
  ['a queen talking to a mirror', 'queen looking-into-a-mirror mirror'],
])('%s: who does it with whom', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it('stands to swing a hammer', () => {
  expect(read('Thor swinging his hammer').subjects[0]!.pose).toBe('throwing');
  expect(read('a girl swinging on a swing').subjects[0]!.pose).toBe('sitting');
});

it('keeps a color of the sky off the fruit', () => {
  expect(read('rusty cars under an orange sky').subjects.map(({ noun }) => noun.name)).toEqual(['car']);
});

it('makes a dragon of brass where the words say so', () => {
  expect(read('a dragon made of brass').subjects[0]!.material).toBe('copper');
  expect(read('a golden dragon').subjects[0]!.material).toBeUndefined();
});

it('stands before the school whose steps are named', () => {
  const { relations, subjects } = read('an alien on the school steps');
  expect(relations).toMatchObject([{ kind: 'in-front-of', subject: 0, object: 1 }]);
  expect(subjects[1]!.noun.name).toBe('school');
});

it('keeps water animals in another tank than soldiers', () => {
  expect(read('a jellyfish in a tank').subjects[1]!.noun.name).toBe('aquarium');
  expect(read('a soldier in a tank').subjects[1]!.noun.name).not.toBe('aquarium');
});

it('keeps a sleepy chef on his feet and lets a sleepy cat sleep', () => {
  expect(read('a sleepy chef').subjects[0]!.pose).toBeUndefined();
  expect(read('a sleepy cat').subjects[0]!.pose).toBe('sleeping');
});

it('gives animals what their work is done with', () => {
  const [hippo] = read('a hippo sweeping the floor').subjects;
  expect(hippo!.tool).toBe('broom');
  expect(hippo!.noun.head).toBe('hippopotamus');
});

it('makes a boat of what is named before it', () => {
  const [, boat] = read('a mouse sailing a teacup boat').subjects;
  expect(boat!.noun).toMatchObject({ kind: 'boat', holds: true });
  expect(boat!.noun.drawing).not.toEqual(read('a boat').subjects[0]!.noun.drawing);
});

it('puts a small thief on the table it steals from', () => {
  const { relations } = read('a squirrel stealing a croissant from a table');
  expect(relations).toMatchObject([
    { kind: 'holding', subject: 0, object: 1 },
    { kind: 'on', subject: 0, object: 2 },
  ]);
});
