import { FUNCTION_WORDS } from '../brief/text/word-lists.ts';
import type { Role, Unit } from './language.types.ts';
import type { LanguageBook } from './language-book.ts';
import { orderPhrases } from './order-phrases.ts';

/** Brings the units of a clause into the order of English. */
export function orderUnits({ order }: LanguageBook, units: readonly Unit[]): Unit[] {
  const isEnglish = units.some(({ role, english }) => role === 'kept' && FUNCTION_WORDS.has(english));
  if (order === 'adjectives after') return aboveWhereFlying(adjectivesFirst(units));
  return order === 'relations after' && !isEnglish ? aboveWhereFlying(orderPhrases(units)) : [...units];
}

/** "sobre" and "के ऊपर" are on and over: whoever flies is not on it. */
function aboveWhereFlying(units: readonly Unit[]): Unit[] {
  const flies = units.findIndex(({ english }) => english === 'flying');
  return units.map((unit, index) =>
    flies >= 0 && index > flies && unit.english === 'on' ? { ...unit, english: 'over' } : unit,
  );
}

const DESCRIBING: ReadonlySet<Role> = new Set(['colors', 'describing']);
const NAMED: ReadonlySet<Role> = new Set(['nouns', 'places', 'kept']);

/** "un gato negro y blanco" -> "a black and white cat". */
function adjectivesFirst(units: readonly Unit[]): Unit[] {
  const ordered: Unit[] = [];
  for (let index = 0; index < units.length; ) {
    const unit = units[index]!;
    const end = NAMED.has(unit.role) ? endOfAdjectives(units, index + 1) : index + 1;
    ordered.push(...units.slice(index + 1, end), unit);
    index = end;
  }
  return ordered;
}

function endOfAdjectives(units: readonly Unit[], start: number): number {
  let end = start;
  while (end < units.length) {
    const unit = units[end]!;
    if (DESCRIBING.has(unit.role)) end++;
    else if (unit.english === 'and' && units[end + 1] && DESCRIBING.has(units[end + 1]!.role)) end += 2;
    else break;
  }
  return end;
}
