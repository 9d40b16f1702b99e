import abuseOfMinors from './lists/abuse-of-minors.json' with { type: 'json' };
import brands from './lists/brands.json' with { type: 'json' };
import forging from './lists/combined/forging.json' with { type: 'json' };
import glory from './lists/combined/glory.json' with { type: 'json' };
import papers from './lists/combined/papers.json' with { type: 'json' };
import regimes from './lists/combined/regimes.json' with { type: 'json' };
import deception from './lists/deception.json' with { type: 'json' };
import dehumanizing from './lists/dehumanizing.json' with { type: 'json' };
import art from './lists/excuses/art.json' with { type: 'json' };
import context from './lists/excuses/context.json' with { type: 'json' };
import exceptions from './lists/excuses/exceptions.json' with { type: 'json' };
import play from './lists/excuses/play.json' with { type: 'json' };
import things from './lists/excuses/things.json' with { type: 'json' };
import explicit from './lists/explicit.json' with { type: 'json' };
import extremism from './lists/extremism.json' with { type: 'json' };
import fabricated from './lists/fabricated.json' with { type: 'json' };
import groups from './lists/groups.json' with { type: 'json' };
import harm from './lists/harm.json' with { type: 'json' };
import illegalGoods from './lists/illegal-goods.json' with { type: 'json' };
import intimate from './lists/intimate.json' with { type: 'json' };
import knownTargets from './lists/known-targets.json' with { type: 'json' };
import livingPersons from './lists/living-persons.json' with { type: 'json' };
import massacre from './lists/massacre.json' with { type: 'json' };
import minor from './lists/minor.json' with { type: 'json' };
import nudity from './lists/nudity.json' with { type: 'json' };
import person from './lists/person.json' with { type: 'json' };
import selfHarm from './lists/self-harm.json' with { type: 'json' };
import slurs from './lists/slurs.json' with { type: 'json' };
import suggestive from './lists/suggestive.json' with { type: 'json' };
import undressed from './lists/undressed.json' with { type: 'json' };
import youth from './lists/youth.json' with { type: 'json' };

/** A data file: where its terms come from, what that allows, and the terms by language. */
export interface TermList {
  source: string;
  license: string;
  /** A term is one or more words; `*` stands for any ending of a word, `{age}` for each age below 18. */
  terms: Readonly<Record<string, readonly string[] | undefined>>;
}

export const TERM_LISTS = {
  abuseOfMinors,
  art,
  brands,
  context,
  deception,
  dehumanizing,
  exceptions,
  explicit,
  extremism,
  fabricated,
  forging,
  glory,
  groups,
  harm,
  illegalGoods,
  intimate,
  knownTargets,
  livingPersons,
  massacre,
  minor,
  nudity,
  papers,
  person,
  play,
  regimes,
  selfHarm,
  slurs,
  suggestive,
  things,
  undressed,
  youth,
} satisfies Record<string, TermList>;

export type TermListName = keyof typeof TERM_LISTS;
