import type { Turn } from '../turns-of-things.ts';

const BARE = /\b(?:gr[ae]y|empty|barren|dead|desolate|lifeless|rocky|dusty|bare|lonely|desert)\b/i;
const RED = /\b(?:red|rusty|orange)\b/i;

/** Turns of speech about where somebody is: the ground of a planet, the wall that is climbed. */
export const TURNS_OF_PLACES: readonly Turn[] = [
  // Who is on a planet sees its ground; from there it is no ball in the sky.
  [
    /\bon (?:an?|the|some|another) ((?:[a-zà-ÿ-]+,? ){1,4})planet\b(?! (?:earth|mars)\b)/gi,
    (looks) => {
      if (/\b(?:tiny|little|small|ringed|own)\b/i.test(looks!)) return `on a ${looks!}planet`;
      return RED.test(looks!) ? 'on mars' : BARE.test(looks!) ? 'on the moon' : 'on an alien planet';
    },
  ],
  // Its bench is in the park.
  [/\bpark bench\b/gi, () => 'bench in the park'],
  // What is climbed is a rock that fills the picture.
  [
    /\b(?:(?:free )?(?:rock|cliff) climbing|free soloing|bouldering)(?: (?:up )?(?:on )?(?:an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:overhang|wall|cliff|face|rock|crag|boulder|mountain))?\b/gi,
    () => 'climbing a rock',
  ],
  [
    /\b(climbing|climbs|scaling|scales)(?: up)?(?: on)? (?:an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:overhang|cliffs?|rock face|cliff face|rock wall|rocky wall|crag|mountain wall)\b/gi,
    (deed) => `${deed!} a rock`,
  ],
];
