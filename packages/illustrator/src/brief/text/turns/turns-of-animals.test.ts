import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });
const told = (prompt: string) => {
  const { subjects, relations } = read(prompt);
  const nameOf = (position: number) => subjects[position]!.noun.name;
  return relations.map(
    ({ subject, frame, kind, object }) => `${nameOf(subject)} ${frame ?? kind} ${nameOf(object)}`,
  );
};

describe('turns of speech about animals', () => {
  it.each([
    ['a giraffe eating leaves from a tall tree', ['giraffe eating-from tree']],
    ['a hummingbird drinking nectar from a red flower', ['hummingbird sipping-nectar flower']],
    ["a pony eating an apple from a girl's hand", ['girl feeding pony']],
    ['a dog sticking its head out of a car window', ['dog peeking-out-of car']],
    ['two puppies fighting over a bone', ['puppy fighting puppy', 'puppy next-to bone']],
    [
      'a walrus playing chess with a penguin',
      ['penguin playing-a-game chess board', 'walrus playing-a-game chess board'],
    ],
    ['a cat walking along a wooden fence', ['cat standing-on fence']],
    ["a lamb asleep in a little girl's arms", ['girl holding lamb']],
    ['a grandmother with a cat on her lap', ['old woman holding cat']],
    ['a stag with birds on its antlers', ['bird on-the-head deer']],
    ['a mole popping out of the ground', ['mouse peeking-out-of burrow']],
    ['a mouse trying to lift a piece of cheese', ['mouse holding cheese']],
    ['a bunny holding a carrot like a sword', ['rabbit holding carrot']],
    ['an old man feeding pigeons on a park bench', ['old man feeding dove', 'old man on bench']],
    ['two horses nuzzling each other in a field', ['horse nuzzling horse']],
    ['a lynx hiding behind a snow covered pine tree', ['lynx hiding-behind pine tree']],
    ['a koala drinking from a water bottle', ['koala drinking-from-a-cup bottle']],
    ['a nest with chicks', ['chick on bird nest']],
    ['a koala mother carrying her baby on her back', ['koala carrying-on-the-back koala']],
    ['a turtle with a tiny island on its back', ['desert island carrying-on-the-back turtle']],
    ['a girl running with a bag', ['girl holding handbag']],
    [
      'a photographer hiding behind a bush watching a deer',
      ['photographer hiding-behind bush', 'photographer looking-at deer'],
    ],
    ['ants carrying a cupcake across a table', ['ant holding cupcake', 'ant on table']],
    ['a frog catching a fly', ['frog catching mosquito']],
    ['two parrots on a branch talking', ['parrot on bough', 'parrot talking-to parrot']],
    [
      'a scientist looking at a beetle through a magnifying glass',
      ['scientist holding magnifying glass', 'scientist looking-at beetle'],
    ],
  ])('%s', (prompt, relations) => {
    expect(told(prompt)).toEqual(relations);
  });

  it.each([
    ['a dog dressed as a detective with a magnifying glass', ['dog', 'magnifying glass']],
    ['a snake charmer playing a flute to a cobra', ['man', 'flute', 'cobra']],
    ['animals waiting at a bus stop', ['bear', 'fox', 'rabbit', 'bus stop']],
    ['farm animals in a meadow', ['cow', 'pig', 'chicken']],
    ['a panda with stuffed animals', ['panda']],
    ['a shepherd with his flock', ['shepherd', 'sheep']],
  ])('%s: who is there', (prompt, names) => {
    expect(read(prompt).subjects.map(({ noun }) => noun.name)).toEqual(names);
  });

  it.each([
    ['a sheepdog herding sheep over a green hill', ['walking', 'walking']],
    ['an eagle carrying a fish over a mountain lake', ['flying', undefined]],
    ['swans gliding across a lake', ['swimming']],
    ['a pig rolling in the mud', ['lying', undefined]],
    ['a vulture circling over the desert', ['flying']],
  ])('%s: how they move', (prompt, poses) => {
    expect(read(prompt).subjects.map(({ pose }) => pose)).toEqual(poses);
  });

  it.each([
    ['a boy riding a dolphin', 'sea'],
    ['a dolphin jumping through a hoop', 'sea'],
    ['a giant squid attacking a submarine', 'sea'],
    ['a dog digging up a bone', 'meadow'],
    ['an old man on a park bench', 'city'],
    ['a dog at the feet of an old man in an armchair', 'interior'],
    ['seagulls following a fishing boat', 'sea'],
  ])('%s: where', (prompt, scene) => {
    expect(read(prompt).scene).toBe(scene);
  });
});
