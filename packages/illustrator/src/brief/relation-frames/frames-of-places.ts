import type { Frame } from './frame.types.ts';

/** Where one is on, in, at or around another. */
export const PLACES = {
  'sitting-at-a-table': {
    says: 'sitting at, sitting around, seated at, seated around, gathered around, gathered at, sit at, sit around, sits at, eating at, dining at, eating, having, sharing, enjoying, at, around, working at, typing at, writing at, drawing at',
    how: 'meet',
    object: 'dining-table',
    poses: ['sitting'],
    seat: 'stool',
    gap: -0.06,
    look: 'each-other',
    size: [0.5, 0.66],
  },
  'sitting-on': {
    verbs: 'sit on, perch on, perch atop, sit atop, sit on top of, float on, drift on, ride on top of',
    says: 'seated on, perched on, perched atop, seated atop, enthroned on',
    how: 'top',
    poses: ['sitting'],
    meet: ['foot', 'top'],
  },
  'standing-on': {
    verbs:
      'stand on, stand atop, stand on top of, land on, fall on, jump on, dance on, cross, grow on, rest on, walk across, run across, crawl across, march across, scurry across, crawl over, crawl on, crawl along, walk on, tiptoe across, hop across, jump up and down on',
    says: 'on top of, atop, walking down, walking up, running down, running up, coming down, going up, walking across, running across, descending, ascending',
    how: 'top',
    meet: ['foot', 'top'],
  },
  'on-the-head': {
    verbs:
      'sit on the head of, stand on the head of, perch on the head of, sleep on the head of, land on the head of',
    says: 'on the head of, on top of the head of, atop the head of',
    how: 'top',
    meet: ['foot', 'crown'],
  },
  'on-the-nose': {
    verbs:
      'rest on the nose of, land on the nose of, sit on the nose of, perch on the nose of, land on the snout of, sit on the snout of, sit on the beak of',
    says: 'on the nose of, on the tip of the nose of, on the snout of, on the beak of',
    how: 'top',
    meet: ['foot', 'face'],
  },
  'lying-on': {
    verbs: 'lie on, lounge on, recline on, lie in',
    says: 'stretched out on, sprawled on',
    how: 'top',
    poses: ['lying'],
    meet: ['foot', 'top'],
  },
  'draped-over': {
    verbs: 'drape over, drape across, droop over, sag over, melt over',
    says: 'draped over, draped across, slung over',
    how: 'drape',
    poses: ['lying'],
    meet: ['foot', 'top'],
  },
  'hung-over': {
    says: 'hung over, hanging over',
    how: 'drape',
    object: 'rail',
    poses: ['lying'],
    meet: ['foot', 'top'],
  },
  'lying-in-a-heap': {
    verbs: 'lie on, lie in, sleep on, sleep in, rest on, sit on, hoard, lounge on, sit in, stand on, play in',
    says: 'on, atop, on top of, curled up on, curled up in, asleep on, curled around, coiled on, perched on, buried in, hiding in, in',
    how: 'sink',
    object: 'heap',
    shown: 0.22,
    size: [0.45, 0.95],
  },
  'sleeping-on': {
    verbs: 'sleep on, nap on, doze on, snooze on, sleep on top of, nap on top of, curl up on',
    says: 'asleep on, curled up on',
    how: 'top',
    poses: ['sleeping'],
    meet: ['foot', 'top'],
  },
  'balancing-on': {
    verbs: 'balance on',
    says: 'balanced on, balancing on top of',
    how: 'top',
    poses: ['sitting'],
    meet: ['foot', 'top'],
    size: [0.25, 0.8],
  },
  'sitting-in': {
    verbs:
      'sit in, sit inside, bathe in, float in, sail in, stand in, ride in, live in, live inside, travel in',
    says: 'inside, inside of, within, trapped in, trapped inside, stuck in',
    how: 'rim',
    shown: 0.66,
  },
  'curled-up-in': {
    verbs: 'sleep in, sleep inside, nap in, nestle in, rest in, curl up in, snuggle in, doze in',
    says: 'curled up in, asleep in, curled up inside, snuggled in',
    how: 'rim',
    poses: ['sleeping'],
    shown: 0.72,
  },
  'inside-glass': {
    verbs:
      'sit in, sit inside, live in, live inside, swim in, float in, sail in, float inside, glow in, stand in',
    says: 'in, inside, inside of, within, trapped in, trapped inside, captured in, caught in',
    how: 'glass',
    object: 'pane',
  },
  'inside-a-cage': {
    verbs: 'sit in, sit inside, live in, sing in, sleep in, perch in, stand in',
    says: 'in, inside, inside of, within, trapped in, trapped inside, locked in, caught in',
    how: 'glass',
    object: 'bars',
  },
  'hanging-from': {
    verbs: 'hang from, hang off, dangle from, swing from, hang upside down from, hang in, hang on',
    says: 'suspended from, hung from',
    how: 'hang',
    poses: ['reaching'],
  },
  'swinging-from-a-vine': {
    verbs:
      'swing from, swing on, hang from, dangle from, climb, climb up, climb down, slide down, hang on, hold onto, swing with',
    says: 'swinging through the jungle on',
    how: 'hang',
    object: 'vine',
    poses: ['climbing'],
  },
  'swinging-on': {
    verbs: 'swing on, sit on, swing from, play on',
    says: 'on',
    how: 'top',
    object: 'swing',
    poses: ['sitting'],
    meet: ['foot', 'top'],
  },
  'sliding-down': {
    says: 'sliding down, slides down, slide down, going down, coming down',
    how: 'top',
    object: 'slide',
    poses: ['sitting'],
    meet: ['foot', 'top'],
  },
  pecking: {
    verbs: 'peck, peck at, peck on, drum on, drill into',
    how: 'climb',
    object: 'trunk',
    poses: ['climbing'],
    meet: ['mouth', 'middle'],
  },
  'leaning-on': {
    verbs: 'lean against, lean on, rest against, slump against, sleep against',
    says: 'leant against, against, propped against',
    how: 'lean',
    meet: ['edge', 'edge'],
  },
  'standing-before': {
    verbs:
      'sneak into, enter, break into, walk into, go into, run into, sneak inside, return to, arrive at, stand in front of, stand before, sit in front of, pose in front of, wait in front of',
    says: 'in front of, on the steps of, on the doorstep of, before, outside, outside of, facing',
    how: 'before',
  },
  approaching: {
    verbs:
      'discover, approach, enter, explore, visit, find, leave, exit, arrive at, walk to, walk towards, walk toward, march to, march towards, march toward, rob, break into, sneak into, storm, head to, head towards, walk out of, come out of, look at, stare at',
    how: 'before',
    object: 'building',
  },
  'standing-between': {
    verbs: 'stand between, sit between, walk between, sleep between',
    says: 'between, in between',
    how: 'between',
  },
  'looking-over': {
    verbs: 'look over, peek over, peer over, lean over, gaze over, stare over, look across',
    says: 'over',
    how: 'behind',
    object: 'barrier',
  },
  'hiding-behind': {
    verbs: 'hide behind, peek from behind, peek out from behind, peer from behind, stand behind, sit behind',
    says: 'in back of, peeking out behind',
    how: 'behind',
    size: [1.1, 3],
  },
  'left-of': {
    says: 'to the left of, on the left of, on the left side of, left of',
    how: 'aside',
    side: -1,
  },
  'right-of': {
    says: 'to the right of, on the right of, on the right side of, right of',
    how: 'aside',
    side: 1,
  },
  'sheltering-under': {
    verbs:
      'shelter under, sit under, stand under, sleep under, lie under, hide under, rest under, wait under, read under',
    says: 'sheltering beneath, sitting beneath, sheltered by, sleeping beneath, resting beneath',
    how: 'under',
  },
  'growing-out-of': {
    verbs:
      'grow out of, grow from, sprout from, sprout out of, bloom from, bloom out of, grow in, grow inside',
    how: 'sink',
    shown: 0.08,
  },
  'set-in': {
    verbs: 'set in, set into, build into, carve into, embed in',
    says: 'built into, carved into, set into, embedded in, carved in',
    how: 'set',
    size: [0.2, 0.36],
  },
  'rising-from': {
    verbs: 'rise from, rise out of, ascend from, float out of, pour out of, erupt from',
    how: 'rim',
    shown: 0.86,
    size: [0.6, 1],
  },
  'emerging-from': {
    verbs:
      'emerge from, come out of, crawl out of, climb out of, step out of, jump out of, pop out of, burst out of, ' +
      'drive into, drive out of',
    how: 'rim',
    shown: 0.62,
  },
  'peeking-out-of': {
    verbs:
      'peek out of, peek out from, peer out of, look out of, peek over, peep out of, hide in, hide inside, peek from',
    how: 'rim',
    shown: 0.6,
  },
  'hatching-from': {
    verbs:
      'hatch from, hatch out of, break out of, hatch, emerge from, come out of, crawl out of, peek out of',
    how: 'sink',
    object: 'egg',
    shown: 0,
    cracks: true,
  },
  'wrapped-around': {
    verbs: 'coil around, wrap around, curl around, wind around, wrap itself around, twist around',
    says: 'wrapped around, coiled around, curled around, twisted around, entwined around',
    passive: 'entwined by, tangled in, tangled up in, entangled in',
    how: 'coil',
    poses: ['lying'],
  },
  'tied-to': {
    says: 'tied to, chained to, tethered to, leashed to, roped to, tied up to',
    how: 'meet',
    gap: 0.1,
    size: [0.6, 1.5],
    line: { like: 'rope', from: 'neck', to: 'edge' },
  },
  guarding: {
    verbs: 'guard, protect, watch over, stand guard over, defend, haunt',
    how: 'before',
  },
} satisfies Record<string, Frame>;
