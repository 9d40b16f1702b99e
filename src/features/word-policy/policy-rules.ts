import type { TermListName } from './term-lists.registry.ts';
import type { PolicyCategory } from './word-policy.rules.ts';

/** Words that break the policy: one of each group, near each other. */
export interface PolicyRule {
  category: PolicyCategory;
  groups: readonly (readonly TermListName[])[];
  /** How many words may stand between those of two groups. */
  near?: number;
  /** A word of these lists near them makes it another matter. */
  unless?: readonly TermListName[];
  /** Also among the words that are to be left out: nobody needs to name these. */
  evenUnwanted?: true;
}

/** The first that is broken is the one that is told of. */
export const POLICY_RULES: readonly PolicyRule[] = [
  { category: 'minors', groups: [['abuseOfMinors']], unless: ['context'], evenUnwanted: true },
  {
    category: 'minors',
    groups: [
      ['minor', 'youth'],
      ['explicit', 'intimate', 'nudity'],
    ],
    near: 10,
  },
  { category: 'minors', groups: [['minor'], ['suggestive']], near: 6 },
  { category: 'hate', groups: [['slurs']], unless: ['context'], evenUnwanted: true },
  { category: 'hate', groups: [['extremism']], unless: ['context'] },
  { category: 'hate', groups: [['groups'], ['dehumanizing']], near: 4, unless: ['context'] },
  { category: 'violence', groups: [['massacre']], unless: ['context'] },
  { category: 'violence', groups: [['livingPersons'], ['harm']], near: 12 },
  { category: 'violence', groups: [['knownTargets'], ['harm']], near: 8, unless: ['play'] },
  { category: 'hate', groups: [['regimes'], ['glory']], near: 5, unless: ['context'] },
  { category: 'deception', groups: [['deception']] },
  { category: 'deception', groups: [['livingPersons'], ['fabricated']], near: 12 },
  {
    category: 'deception',
    groups: [['livingPersons'], ['explicit', 'intimate', 'nudity', 'suggestive']],
    near: 12,
  },
  { category: 'sexual', groups: [['explicit']] },
  { category: 'sexual', groups: [['intimate']], unless: ['art'] },
  { category: 'sexual', groups: [['nudity'], ['person', 'youth']], near: 5, unless: ['art'] },
  { category: 'sexual', groups: [['undressed']], unless: ['art', 'things'] },
  { category: 'self-harm', groups: [['selfHarm']], unless: ['context'] },
  { category: 'illegal-goods', groups: [['illegalGoods']], unless: ['context'] },
  { category: 'illegal-goods', groups: [['forging'], ['papers']], near: 2, unless: ['context', 'play'] },
  { category: 'brands', groups: [['brands']] },
];
