import { expect, test } from 'vitest';
import { listNeeds } from './needs.rules.ts';
import type { SiteFacts } from './needs.types.ts';

const WELL: SiteFacts = {
  isReadOnly: false,
  partsAway: [],
  restingEngines: [],
  isBlogAway: false,
  mail: { late: 0, givenUp: 0 },
  shopTroubles: [],
  failedJobs: [],
  freeBytes: 5 * 1024 ** 3,
  openReports: 0,
  openAnswers: 0,
  allowance: { used: 10, total: 2000 },
};

test('a site that is well needs nobody', () => {
  expect(listNeeds(WELL)).toEqual([]);
  expect(listNeeds({ ...WELL, mail: null, freeBytes: undefined })).toEqual([]);
});

test.each<[Partial<SiteFacts>, string, string]>([
  [{ partsAway: ['storage'] }, 'parts', 'Away: storage'],
  [{ freeBytes: 1024 ** 3 / 2 }, 'disk', 'Only 0.5 GB are free on the disk'],
  [{ restingEngines: ['comfyui', 'pollinations'] }, 'engines', 'Resting: comfyui and pollinations'],
  [
    { shopTroubles: [{ subject: 'the shop gumroad', reason: 'answered 401' }] },
    'the shop gumroad',
    'Trouble with the shop gumroad',
  ],
  [{ mail: { late: 1, givenUp: 0 } }, 'mail', '1 mail waited for more than 15 minutes'],
  [{ mail: { late: 0, givenUp: 2 } }, 'mail-given-up', '2 mails could not be delivered in the last day'],
  [{ failedJobs: ['gallery'] }, 'jobs', 'Failed in the last hour: gallery'],
  [{ openReports: 3 }, 'reports', '3 reports about shared pictures'],
  [{ openAnswers: 1 }, 'answers', '1 answer to what was taken down'],
  [{ allowance: { used: 2000, total: 2000 } }, 'allowance', 'Today’s pictures for guests are used up'],
  [{ allowance: { used: 0, total: 0 } }, 'allowance', 'Guests get no pictures'],
  [{ isBlogAway: true }, 'blog', 'The other blog does not answer'],
  [{ isReadOnly: true }, 'read-only', 'The site is read-only'],
])('%j is said with what to do', (facts, id, title) => {
  const needs = listNeeds({ ...WELL, ...facts });
  expect(needs).toEqual([expect.objectContaining({ id, title, advice: expect.stringMatching(/\.$/) })]);
});

test('where guests get no pictures by choice, none are said to be drawn', () => {
  const [need] = listNeeds({ ...WELL, allowance: { used: 0, total: 0 } });
  expect(need?.advice).toBe('The number for all guests together is 0. You can allow some.');
});
