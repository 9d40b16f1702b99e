import { wordsOf } from './words-of.ts';

const DOUBLED = wordsOf(
  `run swim sit get set put cut hit let plan stop shop chop mop hop hug dig jog pat pet plug rub rip sip skip slip snap
   spin step swap tap tip trap trim trip wrap zip begin forget admit commit refer prefer nap scrub knit quit split bid ban
   beg clap clip cram crop dip drag drip drop drum fit flip grab grin grip map net nod pin plot pop quiz rot scan
   shut skim slam slim snip sob spot stir strip strum tan thin win wed blog vlog log`,
);
const DROPPED_Y: Readonly<Record<string, string>> = { lie: 'lying', die: 'dying', tie: 'tying' };

/** Whether a word already is an -ing form, and not a verb like "bring". */
export function isGerund(word: string): boolean {
  return /[aeiouy].*ing$/i.test(word) && !/^(?:[^aeiou]*ing)$/i.test(word);
}

/** The -ing form of a verb in its base form: brew → brewing, bake → baking, run → running. */
export function gerundOf(verb: string): string {
  const word = verb.toLowerCase();
  if (isGerund(word)) return word;
  if (DROPPED_Y[word]) return DROPPED_Y[word];
  if (DOUBLED.has(word)) return `${word}${word.at(-1)}ing`;
  if (/[^eoy]e$/.test(word) && word !== 'be') return `${word.slice(0, -1)}ing`;
  return `${word}ing`;
}
