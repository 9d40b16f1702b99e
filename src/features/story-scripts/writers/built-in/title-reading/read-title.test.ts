import { describe, expect, it } from 'vitest';
import { gerundOf } from './gerund.ts';
import { isPlural, singularOf } from './number-of-noun.ts';
import { readTitle } from './read-title.ts';

describe('readTitle', () => {
  it.each([
    ['The Lighthouse at the End of Winter', 'place', 'the lighthouse at the end of winter', 'the lighthouse'],
    ['5 Ways to Brew Better Coffee', 'list', 'brewing better coffee', 'brewing better coffee'],
    ['My Dog’s First Snow', 'event', "my dog's first snow", 'that first snow'],
    ['Neon Noodles', 'thing', 'the neon noodles', 'the neon noodles'],
    ['How to Grow Tomatoes on a Balcony', 'activity', 'growing tomatoes on a balcony', 'growing tomatoes'],
    ['The Art of Doing Nothing', 'activity', 'doing nothing', 'doing nothing'],
    ['Tokyo by Night', 'place', 'Tokyo by night', 'Tokyo'],
    ['The Last Train to Kyoto', 'thing', 'the last train to Kyoto', 'the last train'],
    ['A Cat Named Biscuit', 'being', 'the cat named Biscuit', 'Biscuit'],
    ['Meet Luna the Robot', 'being', 'Luna the robot', 'Luna'],
    ['A Day in the Life of a Barista', 'being', 'the barista', 'the barista'],
    ['WINTER COLLECTION 2026', 'thing', 'the winter collection', 'the winter collection'],
    ['Rain', 'event', 'rain', 'rain'],
    ['Lisbon: A Love Letter', 'place', 'Lisbon', 'Lisbon'],
    ['10 things nobody tells you about moving abroad', 'list', 'moving abroad', 'moving abroad'],
    ['Why Do Cats Stare at Walls?', 'question', 'the question “Why Do Cats Stare at Walls”', 'the question'],
    ['Don’t Look Down', 'words', "the line “Don't Look Down”", 'the line'],
    ['We Built a Rocket', 'words', 'the line “We Built a Rocket”', 'the line'],
    ['El faro del fin del mundo', 'words', 'the line “El faro del fin del mundo”', 'the line'],
    ['東京の夜', 'words', 'the line “東京の夜”', 'the line'],
    ['🎃🎃🎃', 'words', 'the line', 'the line'],
    ['Dancing Bears', 'being', 'the dancing bears', 'the dancing bears'],
    ['The Clockmaker’s Daughter', 'being', "the clockmaker's daughter", 'the daughter'],
  ])('reads %j as %s: %s, then %s', (title, kind, full, short) => {
    const { kind: read, subject } = readTitle(title);
    expect({ kind: read, full: subject.full.text, short: subject.short.text }).toEqual({ kind, full, short });
  });

  it.each([
    ['The Lighthouse at the End of Winter', 'sea'],
    ['5 Ways to Brew Better Coffee', 'coffee'],
    ['My Dog’s First Snow', 'winter'],
    ['The Dragon Who Hated Gold', 'fantasy'],
    ['夜の海', 'sea'],
    ['El faro', 'sea'],
    ['Yoga for Beginners', 'health'],
  ])('finds in %j the theme %s', (title, theme) => {
    expect(readTitle(title).themes).toContain(theme);
  });

  it('finds the hour that a title names', () => {
    expect(readTitle('Midnight in the Garden').hour).toBe('night');
    expect(readTitle('Sunset Boulevard').hour).toBe('dusk');
    expect(readTitle('The Garden').hour).toBeUndefined();
  });

  it('knows several from one', () => {
    expect(['noodles', 'children', 'mice', 'cities'].map(isPlural)).toEqual([true, true, true, true]);
    expect(['christmas', 'glass', 'paris', 'bus', 'tennis', 'cat'].some(isPlural)).toBe(false);
    expect(['stories', 'beaches', 'wolves', 'tomatoes', 'cats'].map(singularOf)).toEqual([
      'story',
      'beach',
      'wolf',
      'tomato',
      'cat',
    ]);
  });

  it.each([
    ['brew', 'brewing'],
    ['bake', 'baking'],
    ['run', 'running'],
    ['tie', 'tying'],
    ['sing', 'singing'],
    ['bring', 'bringing'],
    ['see', 'seeing'],
    ['doing', 'doing'],
    ['growing', 'growing'],
  ])('makes %s into %s', (verb, gerund) => expect(gerundOf(verb)).toBe(gerund));
});
