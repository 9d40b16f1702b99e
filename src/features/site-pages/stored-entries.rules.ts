export type KeptIn = 'local' | 'session' | 'cookie';

export const KEPT_IN_LABELS: Readonly<Record<KeptIn, string>> = {
  local: 'Local storage',
  session: 'Storage of one tab',
  cookie: 'Cookie',
};

export interface StoredEntry {
  title: string;
  /** As the browser's own tools show them. */
  names: readonly string[];
  keptIn: KeptIn;
  /** What it makes work. */
  purpose: string;
  until: string;
}

const UNTIL_CLEARED = 'until you clear it';

/** Everything that a visitor's browser may hold for this site; the privacy policy is made from it. */
export const STORED_ENTRIES: readonly StoredEntry[] = [
  {
    title: 'Free-trial credits',
    names: [
      'dreamseed.guest.green-credits',
      'dreamseed.guest.yellow-credits',
      'dreamseed.guest.yellow-credits-day',
    ],
    keptIn: 'local',
    purpose: 'How many credits you have without an account, and when the daily ones were last filled up.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'Your last pictures',
    names: ['dreamseed.green.images', 'dreamseed.yellow.images'],
    keptIn: 'local',
    purpose: 'The pictures of your last run with each tool, so that they are there when you come back.',
    until: 'until the next run; those of an account go when you sign out',
  },
  {
    title: 'How long pictures took',
    names: ['dreamseed.green.durations', 'dreamseed.yellow.durations'],
    keptIn: 'local',
    purpose: 'The last few times in milliseconds, so that the progress bar guesses well.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'A reading that earns credits',
    names: [
      'dreamseed.earn.target',
      'dreamseed.earn.started-at',
      'dreamseed.earn.needed-ms',
      'dreamseed.earn.read-ms',
      'dreamseed.earn.tab',
    ],
    keptIn: 'local',
    purpose: 'Which tool you read for, since when, and how far you are.',
    until: 'until the credits are earned or you give up',
  },
  {
    title: 'Your answer to the cookie notice',
    names: ['dreamseed.cookie-consent'],
    keptIn: 'local',
    purpose: 'The word “true” once you have pressed Accept, so that the notice does not come back.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'That somebody is signed in',
    names: ['dreamseed.signed-in'],
    keptIn: 'local',
    purpose: 'A time and nothing else: it tells other tabs to look again who you are.',
    until: 'until you sign out',
  },
  {
    title: 'Your sign-in',
    names: ['dreamseed.session_token', '__Secure-dreamseed.session_token'],
    keptIn: 'cookie',
    purpose:
      'Keeps you signed in. Scripts cannot read it, and only the sign-in part of this site receives it; where that is reached by https alone, the second name says so.',
    until: 'seven days, or until you sign out',
  },
  {
    title: 'That this browser signed in before',
    names: ['dreamseed.device'],
    keptIn: 'cookie',
    purpose:
      'A signed mark without your name or email. While somebody else guesses at your password, it keeps the door open for you.',
    until: '400 days after you last signed in',
  },
  {
    title: 'A sign-in with another provider',
    names: ['dreamseed.state', '__Secure-dreamseed.state'],
    keptIn: 'cookie',
    purpose: 'Ties the provider’s answer to the question that you asked.',
    until: 'for the minutes that it takes',
  },
  {
    title: 'Settings on their way to a tool',
    names: ['dreamseed.handed-settings'],
    keptIn: 'session',
    purpose: 'Carries the words and choices of an old picture, or of an example, into the tool.',
    until: 'until the tool has them',
  },
  {
    title: 'Your last story script',
    names: ['dreamseed.story-script'],
    keptIn: 'session',
    purpose: 'The script and its title, so that a look at another page does not lose them.',
    until: 'until you close the tab',
  },
  {
    title: 'How far you had scrolled',
    names: ['react-router-scroll-positions'],
    keptIn: 'session',
    purpose: 'Brings you back to the same place of a page when you go back.',
    until: 'until you close the tab',
  },
];
