import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import type { Material, SubjectRequest } from '../../brief.types.ts';
import { SUBSTANCE_ADJECTIVES, SUBSTANCES } from '../../text/material-words.ts';
import { createPhraseBook } from '../../text/phrase-book.ts';
import type { Token } from '../../text/tokens.ts';
import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import { isLiving } from './living.ts';

/** "an ice castle": a substance that stands before the thing, or undefined where the word means something else. */
export function materialBefore(
  tokens: readonly Token[],
  index: number,
  leads: (next: number) => boolean,
): Material | undefined {
  const material = SUBSTANCE_ADJECTIVES.get(tokens[index]!.word);
  if (!material || tokens[index + 1]?.clause !== tokens[index]!.clause) return undefined;
  // "ice cream", "paper lantern" and "stone bridge" are names of their own.
  if ((NOUN_BOOK.match(tokens, index)?.length ?? 0) > 1) return undefined;
  return leads(index + 1) ? material : undefined;
}

const MADE_OF = createPhraseBook<'any' | 'solid'>();
for (const phrase of 'made of, made entirely of, made completely of, made only of, made from, made out of, built of, built from, built out of, carved from, carved out of, carved in, sculpted from, woven from, formed of, out of'.split(
  ', ',
))
  MADE_OF.add(phrase, 'any');
MADE_OF.add('of', 'solid');

/** What "a house of X" can mean without "made": "a basket of flowers" is not made of flowers. */
const SOLIDS: ReadonlySet<Material> = new Set([
  'ice',
  'glass',
  'crystal',
  'gold',
  'silver',
  'stone',
  'marble',
  'wood',
  'paper',
  'iron',
  'bones',
  'clouds',
  'candy',
  'fire',
]);
const EMPHASIS = new Set([
  'pure',
  'solid',
  'entirely',
  'red',
  'white',
  'black',
  'old',
  'polished',
  'the',
  'colorful',
  'colourful',
  'green',
  'glowing',
  'delicious',
  'thick',
]);

/** "made of big stacked books": so many words may stand before the substance. */
const MOST_WORDS = 3;

function isPassed({ word }: Token, at: number, last: number): boolean {
  return at < last && !FUNCTION_WORDS.has(word);
}

/** "ice cream" is no ice. */
function isSubstance(tokens: readonly Token[], at: number): boolean {
  return SUBSTANCES.has(tokens[at]!.word) && tokens[at + 1]?.word !== 'cream';
}

/** "a castle made of ice": the substance after the thing, and how many tokens say so. */
export function materialAfter(
  tokens: readonly Token[],
  index: number,
): { material: Material; length: number } | undefined {
  const intro = MADE_OF.match(tokens, index);
  if (!intro) return undefined;
  let at = index + intro.length;
  const last = intro.value === 'any' ? at + MOST_WORDS : at;
  for (; at < tokens.length && !isSubstance(tokens, at); at++)
    if (!EMPHASIS.has(tokens[at]!.word) && !isPassed(tokens[at]!, at, last)) break;
  const token = tokens[at];
  const material = SUBSTANCES.get(token?.word ?? '');
  if (!token || !material || token.clause !== tokens[index]!.clause) return undefined;
  if (intro.value === 'solid' && !SOLIDS.has(material)) return undefined;
  return { material, length: at + 1 - index };
}

/** On a living thing these words name the color: a golden eagle is alive. */
const COAT_COLORS: ReadonlySet<Material> = new Set(['gold', 'silver', 'copper']);

/** The material to paint with, or undefined when the thing looks so by itself. */
export function paintedMaterial(
  material: Material,
  request: SubjectRequest,
  told: boolean,
): Material | undefined {
  if (request.noun.madeOf?.includes(material)) return undefined;
  return !told && COAT_COLORS.has(material) && isLiving(request) ? undefined : material;
}
