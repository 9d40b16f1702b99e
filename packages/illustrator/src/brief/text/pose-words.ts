import type { Pose } from '../brief.types.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';
import { participleOf, thirdPersonOf } from './verb-forms.ts';

/** What a word says about the body, and how sure it is: "runs" and "run" are nouns as well. */
export interface PoseWord {
  pose: Pose;
  form: 'participle' | 'finite';
}

const VERBS: Readonly<Partial<Record<Pose, string>>> = {
  standing: 'stand, wait',
  walking:
    'walk, stroll, wander, hike, march, stride, trek, roam, stalk, explore, cross, waddle, crawl, sneak, tiptoe, prowl, creep, limp, plod, amble, migrate, slither',
  running: 'run, sprint, jog, race, gallop, dash, flee, rush, chase, escape, charge, trot, scurry, scamper',
  sitting: 'sit, perch, relax, row, knit, sew, mend, drive, study, swing, steer',
  kneeling: 'kneel, crouch, plant, weed, propose, scrub',
  lying: 'lie, lounge, sunbathe, recline, rest, slide, bask, wallow, laze',
  sleeping: 'sleep, nap, doze, snooze, dream, slumber, hibernate',
  dancing: 'dance, twirl, waltz, pirouette',
  jumping: 'jump, leap, hop, bounce, pounce, skip, frolic, breach',
  flying: 'fly, soar, hover, glide, levitate, float, drift, flutter, swoop, circle, buzz',
  swimming: 'swim, dive, snorkel, paddle, surf',
  bathing: 'bathe, shower',
  fighting: 'fight, battle, duel, attack, wrestle, box, fence, spar',
  waving: 'wave, greet, celebrate, salute',
  cheering: 'cheer, rejoice, applaud',
  shrugging: 'shrug',
  throwing: 'throw, toss, hurl, bowl, fling',
  catching: 'catch, juggle',
  kicking: 'kick, dribble',
  climbing: 'climb',
  reaching: 'reach, pick, collect, gather, stretch, harvest, hang, stargaze',
  pointing: 'point',
  reading: 'read',
  writing: 'write',
  painting: 'paint',
  fishing: 'fish, angle',
  meditating: 'meditate',
  hugging: 'hug, embrace, cuddle, kiss',
  playing: 'play, strum, busk, perform',
  praying: 'pray, worship, bow',
  howling:
    'howl, roar, bark, scream, shout, crow, yawn, growl, hiss, meow, moo, neigh, bleat, squawk, quack, chirp, croak, snarl',
  eating: 'eat, munch, nibble, devour, feast, bite, chew, graze, lick, taste, peck, forage, gnaw',
  drinking: 'drink, sip, slurp',
  pushing: 'push, pull, build, shovel, dig, drag, roll, sweep, mow, carve',
  skating: 'skate, ski',
};

/** Phrases that no rule gives. */
const PHRASES: Readonly<Partial<Record<Pose, string>>> = {
  sitting: 'seated, perched, enthroned, having a picnic, sitting down',
  kneeling: 'on one knee, on its knees, on his knees, on her knees, gardening',
  sleeping: 'asleep, sleepy, drowsy, fast asleep, curled up, taking a nap, sound asleep',
  lying: 'lying down, stretched out',
  dancing: 'on tiptoe, en pointe, doing ballet, ballet dancing, doing a dance',
  jumping: 'mid jump, playing tag, playing hopscotch, jumping rope',
  running:
    'playing football, playing soccer, playing basketball, playing tennis, playing ball, playing catch, on the run',
  bathing:
    'spraying water, spraying, squirting water, sprays water, taking a bath, takes a bath, having a bath, taking a shower, in the bath, in a bath, in a bubble bath',
  reaching: 'flying a kite, flying kites, picking apples',
  walking: 'on a walk, going for a walk, taking a walk, walking a dog, walking the dog, walking home',
  praying: 'in prayer, kneeling in prayer, hands folded',
  cheering:
    'arms raised, with raised arms, arms up, hands up, arms in the air, hands in the air, jumping for joy, celebrating a goal, celebrating victory',
  standing: 'standing up, guarding',
  cooking:
    'cooking, frying, grilling, flipping pancakes, flipping a pancake, tossing pancakes, tossing a pancake, tossing a pizza, tossing pizza dough',
  'playing-keys':
    'typing, playing the piano, playing piano, playing a piano, playing the organ, playing the keyboard',
  meditating: 'cross legged, in lotus position, in the lotus position, doing yoga',
  hugging: 'in an embrace, in each other s arms',
  fighting:
    'doing kung fu, doing karate, practicing kung fu, practicing karate, practicing martial arts, doing martial arts, training kung fu, doing judo',
  'shaking-hands': 'shaking hands, shake hands, handshake',
  carrying: 'carrying a sack, carrying sacks, carrying wood, carrying a heavy load, carrying a log',
  leaning: 'leaning, leans',
};

function list(words: string | undefined): string[] {
  return (words ?? '').split(', ').filter((word) => word !== '');
}

function buildPoseBook(): PhraseBook<PoseWord> {
  const book = createPhraseBook<PoseWord>();
  for (const [pose, words] of Object.entries(PHRASES) as [Pose, string][]) {
    for (const phrase of list(words)) book.add(phrase, { pose, form: 'participle' });
  }
  for (const [pose, words] of Object.entries(VERBS) as [Pose, string][]) {
    for (const verb of list(words)) {
      book.add(participleOf(verb), { pose, form: 'participle' });
      book.add(thirdPersonOf(verb), { pose, form: 'finite' });
      book.add(verb, { pose, form: 'finite' });
    }
  }
  return book;
}

/** Words and phrases for what a living subject does with its body. */
export const POSE_BOOK: PhraseBook<PoseWord> = buildPoseBook();
