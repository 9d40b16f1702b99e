import type { Need, SiteFacts } from './needs.types.ts';

const GIGABYTE = 1024 ** 3;
/** Pictures are kept for ever, so a disk that is nearly full will be. */
export const LEAST_FREE_BYTES = 1 * GIGABYTE;
/** A mail leaves within seconds, and is tried again for minutes. */
export const LATE_MAIL_MS = 15 * 60_000;

const listed = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);
const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

type Rule = (facts: SiteFacts) => Need | Need[] | undefined | false;

/** The most urgent first. */
const RULES: readonly Rule[] = [
  ({ partsAway }) =>
    partsAway.length > 0 && {
      id: 'parts',
      title: `Away: ${listed(partsAway)}`,
      advice: 'The site cannot serve visitors without it. Run the doctor to learn what is wrong.',
      page: 'site',
    },
  ({ freeBytes }) =>
    freeBytes !== undefined &&
    freeBytes < LEAST_FREE_BYTES && {
      id: 'disk',
      title: `Only ${(freeBytes / GIGABYTE).toFixed(1)} GB are free on the disk`,
      advice: 'Make room, or keep pictures in a bucket (STORAGE_URL): a picture takes about 0.3 MB.',
    },
  ({ restingEngines }) =>
    restingEngines.length > 0 && {
      id: 'engines',
      title: `Resting: ${listed(restingEngines)}`,
      advice:
        'It kept failing and is left alone for a moment. Draw a test picture to see whether it is well again.',
      page: 'site',
    },
  ({ shopTroubles }) =>
    shopTroubles.map(({ subject, reason }) => ({
      id: subject,
      title: `Trouble with ${subject}`,
      advice: `It said: ${reason}. The doctor asks it again.`,
      page: 'site' as const,
    })),
  ({ mail }) =>
    mail !== null &&
    mail.late > 0 && {
      id: 'mail',
      title: `${count(mail.late, 'mail')} waited for more than 15 minutes`,
      advice: 'They are tried again by themselves. The doctor says whether the mail server answers.',
      page: 'site',
    },
  ({ mail }) =>
    mail !== null &&
    mail.givenUp > 0 && {
      id: 'mail-given-up',
      title: `${count(mail.givenUp, 'mail')} could not be delivered in the last day`,
      advice: 'The log says why. Whoever waits for one has to ask for it again.',
    },
  ({ failedJobs }) =>
    failedJobs.length > 0 && {
      id: 'jobs',
      title: `Failed in the last hour: ${listed(failedJobs)}`,
      advice: 'It is tried again by itself. The log says what went wrong.',
    },
  ({ openReports }) =>
    openReports > 0 && {
      id: 'reports',
      title: `${count(openReports, 'report')} about shared pictures`,
      advice: 'Look at the picture, and take it down or leave it.',
      page: 'reports',
    },
  ({ openAnswers }) =>
    openAnswers > 0 && {
      id: 'answers',
      title: `${count(openAnswers, 'answer')} to what was taken down`,
      advice: 'Read what the account says, and restore it or keep it down.',
      page: 'reports',
    },
  ({ allowance: { used, total } }) =>
    used >= total && {
      id: 'allowance',
      title: total === 0 ? 'Guests get no pictures' : 'Today’s pictures for guests are used up',
      advice:
        total === 0
          ? 'The number for all guests together is 0. You can allow some.'
          : `All ${total.toLocaleString('en-US')} of the day are drawn; guests are asked to come back tomorrow. You can allow more.`,
      page: 'site',
    },
  ({ isBlogAway }) =>
    isBlogAway && {
      id: 'blog',
      title: 'The other blog does not answer',
      advice: 'Visitors read kept copies meanwhile. The doctor asks it again.',
      page: 'site',
    },
  ({ isReadOnly }) =>
    isReadOnly && {
      id: 'read-only',
      title: 'The site is read-only',
      advice: 'Nothing new is drawn or saved until somebody switches that off.',
      page: 'site',
    },
];

export function listNeeds(facts: SiteFacts): Need[] {
  return RULES.flatMap((rule) => rule(facts) || []);
}
