import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });
const told = (prompt: string) => {
  const { subjects, relations } = read(prompt);
  const nameOf = (position: number) => subjects[position]!.noun.name;
  return relations.map(({ subject, frame, object }) => `${nameOf(subject)} ${frame} ${nameOf(object)}`);
};

describe('turns of speech about care', () => {
  it.each([
    ['a barber giving an old man a shave', ['man shaving old man']],
    ['a girl giving a puppy a big hug', ['girl hugging puppy']],
    ['a nurse giving a boy a check up', ['nurse petting boy']],
    ['a vampire getting his teeth cleaned by a dentist', ['doctor looking-into-the-mouth vampire']],
    ['a lion getting his mane braided by a girl', ['girl doing-hair lion']],
    ['a cat at the vet', ['doctor petting cat']],
    ['a dad lighting a sparkler for his son', ['man holding sparkler', 'man giving-to boy']],
    ['a girl feeding bread to pigeons', ['girl holding bread', 'girl giving-to dove']],
    ["a goat eating a scarecrow's hat", ['goat nuzzling scarecrow']],
    ["a monkey stealing a tourist's glasses", ['monkey petting tourist']],
    ['a mother tucking her daughter into bed', ['woman petting girl', 'girl curled-up-in bed']],
    ['a bear tucking her cub in', ['bear petting bear', 'bear curled-up-in bed']],
  ])('%s', (prompt, relations) => {
    expect(told(prompt)).toEqual(relations);
  });

  it.each([
    ['a barber giving an old man a shave', 'barbershop'],
    ['a vampire getting his teeth cleaned by a dentist', 'dental-office'],
    ['a mother giving her baby a bath', 'bathroom'],
    ['a bunny tucking a mouse into a matchbox bed', 'bedroom'],
    ['a librarian', 'library'],
    ['a nurse in a garden', 'garden'],
    ['a nurse and a knight under a tree', undefined],
  ])('%s is where that is done', (prompt, place) => {
    expect(read(prompt).place).toBe(place);
  });

  it('brings birds that are fed to the ground', () => {
    expect(read('a girl feeding bread to pigeons').subjects[2]!.pose).toBe('standing');
  });

  it('gives a robot the thing that its deed needs', () => {
    expect(told('a robot watering a sunflower')).toContain('robot holding watering can');
    expect(told('a girl watering a sunflower')).toEqual(['girl watering sunflower']);
  });
});
