import { matchesOf } from '../../core/matches-of.ts';
import { type Replacement, rewrite, type Wording } from './wording.ts';

/** Stands in the prompt where words are to be written on something, while the rest of it is read. */
export const INSCRIBED = 'inscribed';

/** What words are written on. */
const BEARERS =
  'sign|signboard|signpost|sign board|board|blackboard|chalkboard|whiteboard|billboard|banner|flag|poster|placard|plaque|' +
  'label|tag|card|postcard|note|letter|envelope|cake|cupcake|cookie|mug|cup|t-?shirt|shirt|hoodie|cap|book|cover|notebook|' +
  'screen|tombstone|gravestone|headstone|logo|badge|emblem|sticker|bottle|jar|box|package|bag|tote|balloon|marquee|' +
  'storefront|awning|scroll|paper|newspaper|magazine|doormat|mat|menu|ribbon|pillow|license plate|invitation';
const LETTERED = `(?:${BEARERS})s?`;
const SAYING =
  '(?:(?:that|which|and it|it) )?(?:(?:simply )?says?|saying|reads?|reading|spells?|spelling|labell?ed|titled|entitled|inscribed with|lettered)(?: with)?|' +
  '(?:with|and|bearing|featuring|displaying|showing) (?:(?:an?|the|big|bold|its|handwritten|painted|golden|neon) )*(?:words?|text|lettering|letters|inscription|message|title|slogan|phrase|caption|headline|label|writing|name)(?: (?:that (?:says|reads)|saying|reading|of))?|' +
  '(?:the )?(?:words?|text|title|phrase|slogan|message)';
const WRITTEN =
  '(?: (?:is |are )?(?:(?:hand|boldly |neatly )?(?:written|painted|printed|lettered|piped|carved|engraved|spelled(?: out)?|embroidered)))?(?: (?:up)?on (?:it|top|them|the front)| across it| on (?:its|his|her|the) (?:chest|side|front|belly|hull|back|body|wall|window|roof|door|cover|label)| in (?:(?:[a-z]+ ){0,2}(?:letters|frosting|icing|chalk|script|type|lettering|font)))*';
const QUOTED = '["“”«„]([^"“”»„]{1,48})["“”»]';
const CAPITALS = "([A-Z0-9][A-Z0-9'’&!]+(?: [A-Z0-9&][A-Z0-9'’&!]*){0,5}!?)(?![a-z])";

const ENDED =
  '(?= *(?:$|[,.;]| (?:on|in|at|above|over|under|hanging|hung|next|beside|with|by|near|and|against|from|outside|behind|standing|held|taped|nailed)\\b))';

/** The words are the group of each pattern. */
const INSCRIPTIONS: readonly RegExp[] = [
  new RegExp(`(?:(?<=\\b${LETTERED}\\b[^,.]{0,16})|\\b(?:${SAYING}|with|of)[: ]*)${QUOTED}${WRITTEN}`, 'gi'),
  new RegExp(
    `(?:\\b(?:${SAYING}|[Tt]itled|[Ss]aying)[: ]+)(?:[Tt]he (?:words? )?)?${CAPITALS}${WRITTEN}`,
    'g',
  ),
  new RegExp(
    `(?<=\\b${LETTERED}\\b[^,.]{0,40})\\b(?:(?:that|which) )?(?:says?|saying|reads|with the words?) ((?!(?:a|an|the|his|her|about|that)\\b)[a-z0-9'’!]+(?: (?!(?:on|in|at|above|over|under|hanging|hung|next|beside|with|by|near|and|against|from|outside|behind|standing|held)\\b)[a-z0-9'’!]+){0,4})${ENDED}`,
    'gi',
  ),
];

/** "an OPEN sign", "a welcome home banner": the words come first. */
const BEFORE_BEARER: readonly RegExp[] = [
  new RegExp(`(?:${QUOTED}) (neon sign|${LETTERED})\\b`, 'gi'),
  new RegExp(`\\b${CAPITALS} (neon sign|${LETTERED})\\b`, 'g'),
  /\b((?:now |grand )?open|(?:sorry,? we(?:'re| are) )?closed|welcome(?: home)?|for sale|for rent|sold out|no vacancy|vacancy|exit|happy birthday|happy new year|thank you|merry christmas|beware|keep out|wanted|lost cat|lost dog|just married) (neon sign|signs?|banner|board|poster)\b/gi,
];

/** Nothing is written where nothing is that could bear it: "a girl reading HAMLET". */
const IS_LETTERED = new RegExp(
  `\\b(?:${LETTERED}|words?|text|lettering|letters|typography|calligraphy|storefront)\\b`,
  'i',
);

interface Lettered {
  wording: Wording;
  /** The words of each placeholder, as written, in their order. */
  letterings: string[];
}

/** Takes out of a prompt what is to be written on its signs, cakes and labels, which would be read as things. */
export function takeLettering(wording: Wording): Lettered {
  const { text } = wording;
  // Whoever shouts the whole prompt writes nothing on anything.
  if (!/[a-z]/.test(text) || !IS_LETTERED.test(text)) return { wording, letterings: [] };
  const found: Array<Replacement & { lettering: string }> = [];
  const add = (from: number, said: string, lettering: string, words: string) => {
    const to = from + said.length;
    if (found.every((other) => to <= other.from || from >= other.to))
      found.push({ from, to, words, lettering });
  };
  for (const pattern of BEFORE_BEARER)
    for (const match of matchesOf(pattern, text))
      add(match.index, match[0], match[1]!, `${match[2]!} ${INSCRIBED}`);
  for (const pattern of INSCRIPTIONS)
    for (const match of matchesOf(pattern, text)) add(match.index, match[0], match[1]!, INSCRIBED);
  found.sort((a, b) => a.from - b.from);
  return found.length === 0
    ? { wording, letterings: [] }
    : { wording: rewrite(wording, found), letterings: found.map(({ lettering }) => lettering) };
}
