import type { Turn } from '../turns-of-things.ts';

const BARE = /\b(?:gr[ae]y|empty|barren|dead|desolate|lifeless|rocky|dusty|bare|lonely|desert)\b/i;
const RED = /\b(?:red|rusty|orange)\b/i;

const CLIMBERS =
  'ivy|vines?|plants|greenery|vegetation|nature|jungle|foliage|weeds|creepers|roots|undergrowth|climbing plants|wild plants';
const WALLS =
  'walls?|facades?|stones?|bricks?|sides?|front|roofs?|windows|buildings?|towers?|skyscrapers?|houses?';

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
  // Hills named after what grows on them are covered with it.
  [
    /\b(lavender|sunflower|poppy|tulip|wheat|daisy|wildflower) (?:hills|hillsides?|slopes)\b/gi,
    (crop) => `${crop!} fields`,
  ],
  // Climbing plants are seen on what they climb.
  [
    new RegExp(
      `\\b(?:(?:being|slowly|completely|all|fully|half|partly|almost|now) )*(?:overgrown|covered|draped|swallowed(?: up)?|wrapped|hidden|entwined|engulfed|cloaked|overtaken|reclaimed|consumed|taken over|choked|smothered|clad) (?:with|in|by) (?:(?!and )[a-zà-ÿ]+,? ){0,3}?((?:moss and )?(?:${CLIMBERS})|moss)(?: and (?:${CLIMBERS}|moss|flowers|trees))?\\b`,
      'gi',
    ),
    (climber) => (/^moss$/i.test(climber!) ? 'mossy' : 'overgrown'),
  ],
  [
    new RegExp(
      `\\b(?:with |and )?(?:(?:green|lush|thick|wild) )?(?:${CLIMBERS}) (?:(?:climbing|covering)(?: up)?|(?:(?:growing|creeping|hanging|crawling|spreading) )?(?:all )?(?:up|on|over|from|across|around)) (?:the|its|their|old|tall|ruined|crumbling|(?:[a-zà-ÿ]+ )??)(?: ?(?:old|stone|brick|crumbling) )?(${WALLS})\\b`,
      'gi',
    ),
    (walls) => (/sky|house|tower|building/i.test(walls!) ? `overgrown ${walls!}` : 'overgrown'),
  ],
  // It stands beside a country road.
  [/\b(?:farm|roadside|farmer'?s|country) stands?\b(?! (?:in|at|on)\b)/gi, () => 'market stall on a farm'],
  // What has come to its end is a ruin.
  [
    /\b(?:post[- ]?)?apocalyptic (?=(?:[a-zà-ÿ]+ ){0,2}(?:city|town|street|streets|world|cityscape|skyline|metropolis|village|landscape)\b)/gi,
    () => 'ruined ',
  ],
  [/\b(?:the )?hanging gardens of babylon\b/gi, () => 'an overgrown palace among palm trees by a river'],
  [/\b(?:ivy|vine|plant|jungle)[- ](?:covered|clad|draped|wrapped|choked)\b/gi, () => 'overgrown'],
  [/\bmoss[- ](?:covered|clad|grown)\b|\bmoss[- ]grown\b/gi, () => 'mossy'],
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
