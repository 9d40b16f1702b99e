import { matchesOf } from '../../core/matches-of.ts';
import { rewrite, type Wording } from './wording.ts';

/** How words are written in chats and by children, by the word that is meant. */
const SPELLINGS: Readonly<Record<string, string>> = {
  night: 'nite, nitetime, nighttime',
  tonight: 'tonite',
  light: 'lite',
  bright: 'brite',
  through: 'thru',
  with: 'w/',
  without: 'w/o',
  picture: 'pic, pik',
  pictures: 'pics, pix',
  little: 'lil, smol',
  fat: 'chonky, thicc',
  dog: 'doggo, pupper',
  puppy: 'puppo',
  cat: 'kitteh, catto',
  bird: 'birb, birdie',
  snake: 'snek',
  friend: 'bff, bestie, frend, freind',
  friends: 'bffs, besties, frends, freinds',
  girlfriend: 'gf',
  boyfriend: 'bf',
  people: 'ppl, peeps, peple',
  birthday: 'bday',
  christmas: 'xmas',
  mother: 'mama, mamma, momma, mommy',
  father: 'papa, daddy',
  grandmother: 'gramma, grammy, granma, nana',
  grandfather: 'grampa, gramps, granpa',
  mountain: 'mtn',
  mountains: 'mtns',
  beautiful: 'beutiful, beautifull, beatiful',
  colorful: 'colorfull, colourfull',
  realistic: 'realstic, relistic',
  background: 'backround, backgroud',
  love: 'luv',
  crazy: 'krazy',
  cool: 'kool, kewl',
};

const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([meant, spellings]) =>
    spellings.split(', ').map((spelling): [string, string] => [spelling, meant]),
  ),
);

/** "strawberrys" are strawberries. */
const PLURAL_IN_YS = /^([a-z]{2,}[^aeiou])ys$/i;

const WORD = /w\/o?(?![a-z])|[a-z]+/gi;

/** Chat spellings are written out; what is in order already stays as it is. */
export function inFullSpelling(wording: Wording): Wording {
  const found = matchesOf(WORD, wording.text).flatMap((match) => {
    const words = MEANT.get(match[0].toLowerCase()) ?? inPlural(match[0]);
    return words ? [{ from: match.index, to: match.index + match[0].length, words }] : [];
  });
  return found.length === 0 ? wording : rewrite(wording, found);
}

function inPlural(word: string): string | undefined {
  return PLURAL_IN_YS.test(word) ? word.replace(PLURAL_IN_YS, '$1ies') : undefined;
}
