import { type MailBody, type MailSite, writeMail } from '../../../platform/mail/mail-body.ts';
import { urls } from '../../../urls.ts';

/** What a mail about a takedown speaks of. */
export interface TakenDownThing {
  kind: 'image' | 'collection';
  /** A picture's prompt, or a collection's name; '' for one without words. */
  words: string;
}

const MOST_WORDS = 8;
const LONGEST = 60;

export function takenDownMail(
  site: MailSite,
  { reason, ...thing }: TakenDownThing & { reason: string },
): MailBody {
  return writeMail({
    ...site,
    subject: `${site.siteName}: ${nounOf(thing)} of yours is no longer shared`,
    heading: 'We took down what you shared',
    paragraphs: [
      `${describe(thing)} was reported, and we took it down: its links have ended, and it can’t be shared again. It stays in your gallery, where only you see it.`,
      ...(reason === '' ? [] : [`Our reason: ${reason}`]),
      'If you think that’s a mistake, tell us on your account page. A person reads it.',
    ],
    action: { label: 'Answer', url: accountUrl(site) },
    footnote: `You got this email because something in your account at ${site.siteName} was taken down.`,
  });
}

export function restoredMail(site: MailSite, thing: TakenDownThing): MailBody {
  return writeMail({
    ...site,
    subject: `${site.siteName}: you can share ${nounOf(thing)} again`,
    heading: 'You can share it again',
    paragraphs: [
      `${describe(thing)} is no longer taken down. The links that ended stay ended; you can make a new one whenever you like.`,
    ],
    action: { label: 'Your links', url: accountUrl(site) },
    footnote: `You got this email because something in your account at ${site.siteName} had been taken down.`,
  });
}

const nounOf = ({ kind }: TakenDownThing) => (kind === 'image' ? 'a picture' : 'a collection');

const accountUrl = ({ siteRoot }: MailSite) => `${siteRoot}${urls.account()}`;

function describe({ kind, words }: TakenDownThing): string {
  const noun = kind === 'image' ? 'picture' : 'collection';
  return words.trim() === '' ? `A ${noun} of yours` : `Your ${noun} “${firstWords(words)}”`;
}

function firstWords(words: string): string {
  const all = words.trim().split(/\s+/);
  const first = Array.from(all.slice(0, MOST_WORDS).join(' '));
  const isWhole = all.length <= MOST_WORDS && first.length <= LONGEST;
  return isWhole ? first.join('') : `${first.slice(0, LONGEST).join('')}…`;
}
