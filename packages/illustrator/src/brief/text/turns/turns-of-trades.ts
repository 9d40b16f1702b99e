import type { Turn } from '../turns-of-things.ts';

const GOODS = "(?:[a-zà-ÿ'-]+ ){0,1}?[a-zà-ÿ-]+";
const SELLER = 'sellers?|vendors?|merchants?|peddlers?|hawkers?|salesm[ae]n|dealers?';
/** They are told by their dress, or sell what nobody sees. */
const NO_GOODS =
  '(?:an?|the|old|young|street|market|friendly|happy|busy|rich|traveling|travelling|local|elderly|female|male|beach|night|poor|tired|smiling|best|used|drug|arms|weary|medieval|arab|arabian|turkish|moroccan|indian|chinese|mexican|italian|roadside|shop|food)';
const COOKS =
  'pizza|pasta|noodle|dumpling|candy|chocolate|cake|sushi|taco|sandwich|pancake|bread|cheese|ice cream|sweets';
const CRAFTS =
  'guitar|violin|candle|hat|basket|instrument|lamp|mask|puppet|doll|furniture|boot|saddle|kite|umbrella|chair|key';
const INSTRUMENTS =
  'ukulele|banjo|harp|sitar|lute|mandolin|clarinet|bass|double bass|tuba|trombone|keyboard|drum|bongo|bagpipes?|harmonica|fiddle';
const DRIVEN =
  'truck|tractor|bus|rickshaw|tuk tuk|tram|ambulance|fire truck|van|carriage|train|sled|race car|delivery truck|forklift|bulldozer|excavator';
/** Who drives for a living does other things, too. */
const DOES_ELSE =
  '(?! (?:is |are )?(?:[a-z]+ly )?(?!driving|in|on|at|with|and|through|wearing|smiling|waiting|passing)(?:[a-z]{2,}ing|[a-z]{3,}s)\\b)';

const many = (word: string) =>
  /s$/i.test(word) ||
  /(?:bread|rice|jewelry|pottery|fish|corn|candy|cotton candy|ice cream|fruit|food|milk)$/i.test(word)
    ? word
    : `${word.replace(/([^aeiou])y$/i, '$1ie')}s`;
const people = (word: string) => (/s$|men$/i.test(word) ? 'people' : 'person');

/** Turns of speech about trades: who is named by what they sell, make, play or drive does so. */
export const TURNS_OF_TRADES: readonly Turn[] = [
  [
    /\b(fruit|vegetable|flower|book|fish|meat) (?:seller|vendor|merchant)\b(?! selling)/gi,
    (goods) => `grocer selling ${/flower/i.test(goods!) ? 'flowers' : many(goods!)}`,
  ],
  [
    new RegExp(
      `\\b(?<=^|\\b(?:an?|the|old|young|street|little|two|with|and|by) )(?!${NO_GOODS} |(?:goblin|elf|dwarf|orc|troll|gnome|fairy|robot|alien|caravan) )(${GOODS}) (${SELLER})\\b(?! (?:selling|sells|holding|offering|pushing|with (?:an?|his|her) (?:cart|tray)))`,
      'gi',
    ),
    (goods, seller) => `${people(seller!)} selling ${many(goods!)}`,
  ],
  [new RegExp(`\\b(?:${COOKS}) (?:maker|chef|cook)(s?)\\b(?! of)`, 'gi'), (several) => `chef${several}`],
  [new RegExp(`\\b(?:${CRAFTS})[ -]?makers?\\b`, 'gi'), () => 'craftsman'],
  [
    new RegExp(`\\b(${INSTRUMENTS}) player\\b(?! playing)`, 'gi'),
    (instrument) => `musician playing a ${instrument!}`,
  ],
  [
    new RegExp(`\\b(${DRIVEN}) driver\\b${DOES_ELSE}(?: driving)?(?: (?:his|her|an?|the) \\1)?`, 'gi'),
    (vehicle) => `person driving a ${vehicle!}`,
  ],
  [new RegExp(`\\b(?:${DRIVEN}|taxi|cab) driver\\b`, 'gi'), () => 'chauffeur'],
  [
    /\bwindow (?:cleaner|washer)s?\b(?: (?:cleaning|washing)(?: (?:an?|the|some) )?(?:[a-z]+ )?windows?)?/gi,
    () => 'man washing a window',
  ],
  [/\b(?:garbage|trash|bin) (?:man|men|collectors?)\b/gi, () => 'worker'],
  [
    /\b(?:tea|coffee|cotton|grape|fruit|berry|apple|rice) (?:picker|farmer|harvester)(s?)\b/gi,
    (several) => `farmer${several}`,
  ],
  // Who is named after a game or a band plays in it.
  [
    /\b(?:an? |the )?(?:heavy metal|hard rock|punk rock|rock|punk|metal|pop|indie|grunge|garage) band\b/gi,
    () => 'a guitarist and a singer and a drummer',
  ],
  [/\b(?:an? |the )?(?:jazz|blues|swing) band\b/gi, () => 'a trumpeter and a saxophonist and a drummer'],
  [/\b(?:brass|marching|folk|mariachi|country|street|school) band\b/gi, () => 'musicians'],
  [/\bdog walkers?\b(?: walking| with)?/gi, () => 'person walking with'],
  [
    /\b(violin|guitar|flute|trumpet|saxophone|ukulele) teacher\b/gi,
    (instrument) => `teacher with a ${instrument!}`,
  ],
  [/\bhitting (?:an? |the )?home run\b/gi, () => 'swinging'],
  [
    /\b(?:basketball|football|soccer|team|tennis|swimming|sports|baseball|hockey|gym|fitness|personal|life) (?:coach|trainer)(es|s)?\b/gi,
    (several) => `sports coach${several ? 'es' : ''}`,
  ],
  [
    /\b(?<!(?:stage|horse|golden|royal|train|railway|by|in|of) )coach(?= (?:[a-z]+ing|talking|giving|with|and his)\b)(?! (?:driving|pulled|drawn|carrying))/gi,
    () => 'sports coach',
  ],
];
