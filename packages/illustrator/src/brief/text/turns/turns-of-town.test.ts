import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function read(prompt: string) {
  const { scene, place, subjects, relations } = readBrief(prompt, { random: createRandom(1) });
  const names = subjects.map(({ noun }) => noun.name);
  const said = relations.map(
    ({ kind, frame, subject, object }) => `${names[subject]} ${frame ?? kind} ${names[object]}`,
  );
  return { scene, place, names, said };
}

describe('turns of speech of a town', () => {
  it.each([
    ['a man reading a newspaper on a park bench', 'man on bench'],
    ['a bus driving over a bridge in the fog', 'bus on bridge'],
    ['a dog sticking its head out of a car window', 'dog peeking-out-of car'],
    ['a man fixing a roof', 'man standing-on house'],
    ['a helicopter landing on the roof of a hospital', 'helicopter standing-on hospital'],
    ['an apple tree with a ladder leaning against it', 'ladder leaning-on apple tree'],
    ['a light bulb with a plant growing inside', 'potted plant inside light bulb'],
    ['a woman picking apples from a ladder', 'woman standing-on ladder'],
    ['a firefighter carrying an old beagle down a ladder', 'firefighter standing-on ladder'],
    ['a mom takes a picture while a boy smiles', 'woman holding camera'],
    ['a mother takes a picture of her son', 'woman photographing boy'],
    ['a bear cub asking a grumpy badger to dance', 'bear dancing-with badger'],
    ['a horse-drawn carriage in a park', 'horse pulling carriage'],
    ['a bag of coffee beans on a table', 'shopping bag on table'],
    ['a lamp hanging over a table', 'lamp above table'],
    ['a cat on a windowsill with potted plants', 'cat next-to potted plant'],
  ])('%s: %s', (prompt, said) => {
    expect(read(prompt).said).toContain(said);
  });

  it.each([
    ['a man carrying a tray of drinks through a crowded cafe', 'cafe', ['man', 'plate', 'cocktail']],
    // A waiter has the tray in the hand as he is drawn.
    ['a waiter carrying a tray of drinks through a crowded cafe', 'cafe', ['waiter']],
    ['a train stopping at a crowded platform', 'station', ['train']],
    ['a man waiting for a train on an empty platform', 'station', ['man']],
    ['an old man feeding pigeons in a square in Venice', 'square', ['old man', 'dove']],
    ['a painter painting a landscape on a cliff by the sea', 'sea-cliff', ['artist', 'easel']],
    ['a bartender mixing a cocktail behind the bar', 'tavern', ['waiter', 'cocktail']],
    ['tropical fish swimming around a sunken ship', 'seabed', ['tropical fish', 'ship']],
    ['a rock band playing on stage', 'stage', ['guitarist', 'singer', 'drummer']],
    ['a couple getting married on the beach', undefined, ['bride', 'groom']],
    ['a tired man drinking coffee', 'cafe', ['man', 'coffee']],
    ['a witch stirring a cauldron', 'dungeon', ['witch', 'cauldron']],
    ['a wedding in a vineyard', 'vineyard', ['bride', 'groom']],
    ['a bride and groom at their wedding', undefined, ['bride', 'groom']],
    ['a woman looking out of the window', 'windowsill', ['woman']],
    ['a nurse with a patient by a sunny window', 'hospital-ward', ['nurse', 'man']],
    ['a wizard and a goblin merchant', undefined, ['wizard', 'goblin']],
    ['a cat staring out the kitchen window', 'windowsill', ['cat']],
    ['a goat on roof', 'rooftop', ['goat']],
    ['a staircase leading to a door in the sky', 'above-the-clouds', ['staircase', 'door']],
    [
      'a mermaid braiding the hair of her little sister on a rock',
      'rocky-coast',
      ['mermaid', 'girl', 'rock'],
    ],
    ['a rocket launching from a launch pad', undefined, ['rocket']],
  ])('%s is at the %s', (prompt, place, names) => {
    expect(read(prompt)).toMatchObject({ place, names });
  });
});
