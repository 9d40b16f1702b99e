import type { Frame } from './frame.types.ts';

/** Where eyes and fingers go. */
export const GAZES = {
  'looking-at': {
    verbs:
      'look at, watch, stare at, gaze at, admire, look up at, look over, look out at, shout at, yell at, scream at, laugh at, peek at, inspect, examine, sniff, smell, find, discover, notice, spot, contemplate, talk to, speak to, wait for, count',
    how: 'look',
    look: 'each-other',
  },
  inspecting: {
    verbs: 'inspect, examine, study, investigate, look closely at, sniff, follow',
    how: 'meet',
    object: 'at-the-feet',
    poses: ['kneeling'],
    meet: ['hand', 'top'],
    hands: 'one',
    look: 'each-other',
  },
  'looking-into': {
    verbs:
      'look into, gaze into, peer into, stare into, look through, peer through, peek through, stare through, peek into, peep into, sniff into',
    how: 'meet',
    gap: -0.02,
    look: 'each-other',
  },
  'looking-into-a-mirror': {
    verbs:
      'look into, look in, look at, gaze into, gaze at, stand before, stand in front of, sit in front of, stare into, talk to, speak to, ask',
    says: 'reflected in, in front of, before, admiring itself in, admiring himself in, admiring herself in, looking at itself in, looking at himself in, looking at herself in',
    how: 'meet',
    object: 'mirror',
    gap: -0.1,
    shows: 'the subject',
    look: 'each-other',
    size: [1, 1.5],
  },
  portraying: {
    verbs: 'portray',
    how: 'look',
    object: 'living',
    shows: 'the object',
  },
  'looking-through': {
    verbs: 'look through, gaze through, peer through',
    how: 'hold',
    object: 'spyglass',
    meet: ['hand', 'middle'],
  },
  'looking-into-a-microscope': {
    verbs:
      'look through, look into, peer into, peer through, gaze into, gaze through, use, look in, work at, work with, study with',
    says: 'at, with',
    how: 'meet',
    object: 'microscope',
    poses: ['shaking-hands'],
    meet: ['hand', 'top'],
    onTable: true,
    size: [0.3, 0.36],
  },
  'pointing-at': {
    verbs: 'point at, point to, shoot at, fire at, aim at, shoot arrows at, shoot an arrow at',
    how: 'look',
    poses: ['pointing'],
    look: 'each-other',
  },
} satisfies Record<string, Frame>;
