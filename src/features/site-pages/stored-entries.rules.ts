type KeptIn = 'local' | 'session' | 'database' | 'cache' | 'cookie';

export const KEPT_IN_LABELS: Readonly<Record<KeptIn, string>> = {
  local: 'Local storage',
  session: 'Session storage (one tab)',
  database: 'Browser database (IndexedDB)',
  cache: 'Cache storage',
  cookie: 'Cookie',
};

interface StoredEntry {
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
    purpose:
      'How many credits you have without an account, and the day your daily credits were last refilled.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'Your last pictures',
    names: ['dreamseed'],
    keptIn: 'database',
    purpose:
      'Your last 20 runs in each tool, so they’re there when you come back. Of an account’s pictures only their names in its gallery are kept.',
    until: 'until you make 20 more; those of an account are removed when you sign out',
  },
  {
    title: 'Whether there are last pictures',
    names: ['dreamseed.green.images', 'dreamseed.yellow.images'],
    keptIn: 'local',
    purpose:
      'One word for each tool, so that the page looks for your last pictures only when there are some.',
    until: 'as long as there are last pictures',
  },
  {
    title: 'Pages for when you’re offline',
    names: ['pages-of-'],
    keptIn: 'cache',
    purpose:
      'The files of this site and the pages of its tools as everybody gets them, so they open without a connection. The name ends with the version of the site.',
    until: 'until a new version of the site replaces them',
  },
  {
    title: 'Proofs of your free pictures',
    names: ['dreamseed.guest.receipts'],
    keptIn: 'local',
    purpose:
      'A signed proof for each picture you made without an account, so you can move it into your gallery at no cost after you sign in.',
    until: 'until you’ve moved the pictures in, or said no',
  },
  {
    title: 'What you filled in',
    names: ['dreamseed.green.form', 'dreamseed.yellow.form'],
    keptIn: 'local',
    purpose: 'Your prompt and options in each tool, so they’re still there after a reload.',
    until: 'until you empty them; those of an account go when you sign out',
  },
  {
    title: 'Your looks',
    names: ['dreamseed.looks', 'dreamseed.looks.declined'],
    keptIn: 'local',
    purpose:
      'The settings that you saved under a name without an account, and whether you were asked to move them into one.',
    until: 'until you delete them',
  },
  {
    title: 'Favorite and recent options',
    names: ['dreamseed.marked-options'],
    keptIn: 'local',
    purpose: 'Which entries of the selectors you starred and chose lately, so that they come first.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'Locked selectors',
    names: ['dreamseed.deals'],
    keptIn: 'local',
    purpose: 'Which selectors you locked in each tool, and the number of the last shuffle.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'Your words in downloads',
    names: ['dreamseed.prompt-in-files'],
    keptIn: 'local',
    purpose: 'Whether you want your prompt written into the files you download.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'How long pictures took',
    names: ['dreamseed.green.durations', 'dreamseed.yellow.durations'],
    keptIn: 'local',
    purpose: 'The last few times in milliseconds, for a better estimate in the progress bar.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'Reading time that earns credits',
    names: [
      'dreamseed.earn.target',
      'dreamseed.earn.started-at',
      'dreamseed.earn.needed-ms',
      'dreamseed.earn.read-ms',
      'dreamseed.earn.paused',
      'dreamseed.earn.tab',
    ],
    keptIn: 'local',
    purpose: 'Which tool you’re earning credits for, when you started and how long you’ve read.',
    until: 'until you earn the credits or cancel',
  },
  {
    title: 'Your answer to the cookie notice',
    names: ['dreamseed.cookie-consent'],
    keptIn: 'local',
    purpose: 'The word “true” once you’ve pressed Accept, so the notice doesn’t come back.',
    until: UNTIL_CLEARED,
  },
  {
    title: 'A notice that you put away',
    names: ['dreamseed.banner'],
    keptIn: 'local',
    purpose: 'The words of the notice on top of the pages once you’ve dismissed it, so it doesn’t come back.',
    until: 'until you dismiss another one',
  },
  {
    title: 'Sign-in notice for other tabs',
    names: ['dreamseed.signed-in'],
    keptIn: 'local',
    purpose: 'A time and nothing else. It tells your other tabs when you sign in or out.',
    until: 'until you sign out',
  },
  {
    title: 'Your sign-in',
    names: ['dreamseed.session_token', '__Secure-dreamseed.session_token'],
    keptIn: 'cookie',
    purpose:
      'Keeps you signed in. Scripts can’t read it, and it’s sent only to the sign-in part of this site. The second name is used when the site runs on https.',
    until: 'seven days, or until you sign out',
  },
  {
    title: 'Known browser',
    names: ['dreamseed.device'],
    keptIn: 'cookie',
    purpose:
      'Shows that you’ve signed in from this browser before. It doesn’t contain your name or email. If someone else tries to guess your password, you can still sign in here.',
    until: '400 days after you last signed in',
  },
  {
    title: 'A sign-in with another provider',
    names: ['dreamseed.state', '__Secure-dreamseed.state'],
    keptIn: 'cookie',
    purpose: 'Makes sure the provider’s answer belongs to your sign-in.',
    until: 'a few minutes, while you sign in',
  },
  {
    title: 'Settings to use in a tool',
    names: ['dreamseed.handed-settings', 'dreamseed.handed-picture', 'dreamseed.handed-variation'],
    keptIn: 'session',
    purpose:
      'The prompt and options of an older picture or an example, or which picture to paint or vary, on the way to the tool.',
    until: 'until the tool has loaded them',
  },
  {
    title: 'Your last story script',
    names: ['dreamseed.story-script'],
    keptIn: 'session',
    purpose: 'The script and its title, so they’re still there when you come back from another page.',
    until: 'until you close the tab',
  },
  {
    title: 'Scroll position',
    names: ['react-router-scroll-positions'],
    keptIn: 'session',
    purpose: 'Takes you back to the same spot on a page when you go back.',
    until: 'until you close the tab',
  },
];
