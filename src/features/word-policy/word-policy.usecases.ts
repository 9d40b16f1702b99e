import { findTerms, type Hit } from './find-terms.ts';
import { POLICY_RULES, type PolicyRule } from './policy-rules.ts';
import { readWords } from './read-words.ts';
import { openTermIndex } from './term-index.ts';
import type { TermListName } from './term-lists.registry.ts';
import type { PolicyActions, Refusal } from './word-policy.rules.ts';

/** How near a word must stand that makes another one harmless. */
const EXCUSED_WITHIN = 12;

interface JudgedWords {
  wanted: string;
  /** What is to be left out: most of what nobody wants to see may be named here. */
  unwanted?: string;
}

export type Verdict = { action: 'allow' } | ({ action: 'refuse' | 'ask-engine' } & Refusal);

/** Which words are drawn here, and written about. */
export interface WordPolicy {
  /** Takes well below a millisecond, but for the first: it opens the lists. Keeps nothing. */
  judge(words: JudgedWords): Verdict;
}

/** @param actions what the owner wants to become of each category. */
export function createWordPolicy(actions: PolicyActions): WordPolicy {
  const find = (text: string) => findTerms(readWords(text), openTermIndex());
  const rulesFor = (action: 'refuse' | 'ask-engine') =>
    POLICY_RULES.filter(({ category }) => actions[category] === action);
  const refused = rulesFor('refuse');
  const asked = rulesFor('ask-engine');
  return {
    judge({ wanted, unwanted = '' }) {
      // Only a list is what is left out; after its first sentence anything may follow.
      const [list = '', ...others] = unwanted.split(/[.!?;\n]/);
      const hits = find([wanted, ...others].join('. '));
      const listed = find(list);
      const refusal = findBroken(refused, hits, listed);
      if (refusal) return { action: 'refuse', ...refusal };
      const question = findBroken(asked, hits, listed);
      return question ? { action: 'ask-engine', ...question } : { action: 'allow' };
    },
  };
}

function findBroken(
  rules: readonly PolicyRule[],
  wanted: readonly Hit[],
  unwanted: readonly Hit[],
): Refusal | undefined {
  for (const rule of rules) {
    const hits = breaks(rule, wanted) ?? (rule.evenUnwanted && breaks(rule, unwanted));
    if (hits) return { category: rule.category, words: [...new Set(hits.map(({ text }) => text))] };
  }
  return undefined;
}

/** @returns the words that break a rule, in their order. */
function breaks({ groups, near = 0, unless = [] }: PolicyRule, hits: readonly Hit[]): Hit[] | undefined {
  const of = (lists: readonly TermListName[]) => hits.filter(({ list }) => lists.includes(list));
  const excuses = of(unless);
  const isExcused = (hit: Hit) => excuses.some((excuse) => distance(hit, excuse) <= EXCUSED_WITHIN);
  const [firsts = [], seconds] = groups.map(of);
  if (!seconds) {
    const first = firsts.find((hit) => !isExcused(hit));
    return first && [first];
  }
  for (const first of firsts) {
    const second = seconds.find((other) => isBeside(first, other) && distance(first, other) <= near);
    if (second && !isExcused(first)) return [first, second].sort((one, other) => one.from - other.from);
  }
  return undefined;
}

const isBeside = (one: Hit, other: Hit) => one.to <= other.from || other.to <= one.from;

/** How many words stand between two terms. */
const distance = (one: Hit, other: Hit) => Math.max(other.from - one.to, one.from - other.to, 0);
