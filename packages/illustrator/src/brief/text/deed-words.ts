import type { Pose } from '../brief.types.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';
import { participleOf, thirdPersonOf } from './verb-forms.ts';

/** What a deed is done with, by the name of its noun, and how. */
export interface Deed {
  tool: string;
  pose?: Pose;
}

const DEEDS: ReadonlyArray<readonly [verbs: string, tool: string, pose?: Pose]> = [
  [
    'play tennis, play badminton, play squash, play ping pong, play table tennis',
    'tennis racket',
    'throwing',
  ],
  ['play baseball, play cricket, play softball', 'baseball bat', 'throwing'],
  ['play hockey, play ice hockey', 'hockey stick', 'standing'],
  ['play golf, play minigolf', 'golf club', 'standing'],
  ['sing, sing a song, sing karaoke, sing opera, rap', 'microphone'],
  [
    'give a speech, make a speech, deliver a speech, give a lecture, give a presentation, tell jokes',
    'microphone',
    'pointing',
  ],
  ['take a selfie, take selfies', 'cell phone', 'pointing'],
  [
    'text, check his phone, check her phone, look at his phone, look at her phone',
    'cell phone',
    'shaking-hands',
  ],
  ['telephone', 'cell phone', 'eating'],
  [
    'polish his armor, polish her armor, polish his armour, clean his armor, polish his shield, polish his helmet',
    'napkin',
    'playing',
  ],
  [
    'brush his teeth, brush her teeth, brush its teeth, brush their teeth, brush teeth',
    'toothbrush',
    'eating',
  ],
  ['shave, shave his face, shave his beard', 'razor', 'eating'],
  ['sweep, sweep the floor, sweep leaves, sweep the street, mop, mop the floor', 'broom', 'pushing'],
  ['knit, crochet', 'knitting', 'sitting'],
  [
    'spray water, fight a fire, carry a hose, hold a hose, put out a fire, fight the fire',
    'hose',
    'standing',
  ],
  ['dig, dig a hole, shovel snow, shovel', 'shovel', 'pushing'],
  ['rake leaves, rake', 'rake', 'pushing'],
  [
    'chop wood, cut wood, split wood, chop firewood, cut firewood, split firewood, chop logs, split logs, chop a log, split a log, cut down a tree, chop down a tree',
    'axe',
    'throwing',
  ],
  ['hammer, hammer a nail, hammer nails', 'hammer', 'throwing'],
  ['conduct, conduct an orchestra, conduct the orchestra', 'baton', 'pointing'],
  ['cast a spell, cast spells, do magic, do magic tricks', 'magic wand', 'pointing'],
  ['toast, raise a toast, drink champagne', 'glass of wine', 'waving'],
];

/** Things that people do with something that the prompt need not name. */
export const DEED_BOOK: PhraseBook<Deed> = createPhraseBook<Deed>();
for (const [verbs, tool, pose] of DEEDS)
  for (const deed of verbs.split(', ')) {
    const [verb = '', ...rest] = deed.split(' ');
    for (const form of [participleOf(verb), thirdPersonOf(verb)])
      DEED_BOOK.add([form, ...rest].join(' '), { tool, pose });
  }
