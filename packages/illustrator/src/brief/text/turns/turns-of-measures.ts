import type { Turn } from '../turns-of-things.ts';

const NUMBERS = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|single|double|triple';
const PARTS =
  'stor(?:y|ey|ied|eyed)(?! ?books?\\b)|tier(?:ed)?|layer(?:ed)?|floor(?:ed)?|level|door|seater|seat|poster|wheel(?:ed|er)?|speed|' +
  'piece|masted|mast|legged|eyed|headed|horned|winged|tailed|toed|fingered|leaf|leaved|petal(?:ed)?|pointed|sided|' +
  'way|course|gallon|carat|bedroom|room|scoop|stringed|lane|engine|engined|humped';

/** Turns of speech in which a number measures a thing and does not count it. */
export const TURNS_OF_MEASURES: readonly Turn[] = [
  // A house of two stories is one house, a dragon with five heads is one dragon.
  [new RegExp(`\\b(?:${NUMBERS})[ -](?:${PARTS})[ -](?=[a-z])`, 'gi'), () => ''],
  [/\b(?:four|six|eight)[ -]armed\b/gi, () => 'many-armed'],
  // Who is fought is of one kind with who fights.
  [
    /\b([a-zà-ÿ]+) ([a-zà-ÿ]+(?:ing|es)) (?:his|her|its|their) (?:[a-zà-ÿ]+ )?(?:opponent|rival|adversary|challenger|foe)\b/gi,
    (who, deed) => `${who!} ${deed!} another ${who!}`,
  ],
  // Who races on something rides it.
  [
    /\b(motorcycle|motorbike|bike|bicycle|horse|sled|scooter|jet ski) racer(s)?\b/gi,
    (mount, many) => (many ? `people riding ${mount!}s` : `person riding a ${mount!}`),
  ],
  // A photograph that is named by its paper is a manner.
  [/\b(polaroid|instant|kodachrome) (?:snapshot|picture|shot|photograph)\b/gi, (paper) => `${paper!} photo`],
];
