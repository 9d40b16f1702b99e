import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';
import { PricingLink } from '../pricing-link.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import type { Question } from './question.ts';

export interface HelpTopic {
  title: string;
  questions: readonly Question[];
}

const GETTING_STARTED: HelpTopic = {
  title: 'Getting Started',
  questions: [
    {
      id: 'first-picture',
      question: 'How do I make my first picture?',
      answer: (
        <>
          <p>
            Go to the <SiteLink to={urls.generatorSuite()}>generator</SiteLink>, write what you want to see,
            choose a style and press Generate. Start with the main subject, then add its color, the place and
            the time of day: “a red dragon over a castle at sunset.”
          </p>
          <p>You get two pictures in a few seconds. Point at one, or press it, to download it.</p>
        </>
      ),
    },
    {
      id: 'better-pictures',
      question: 'How do I get closer to what I have in mind?',
      answer: (
        <p>
          Change one thing at a time. Lock the seed of a picture you like, and the next pictures keep its
          composition while you try another style, light or time of day. Put anything you don’t want to see in
          the negative prompt. The <SiteLink to={urls.illustrator()}>illustrator’s page</SiteLink> lists the
          words that work.
        </p>
      ),
    },
    {
      id: 'which-tool',
      question: 'Which tool should I use?',
      answer: (
        <p>
          Start with the green one: six options and two pictures. When you want more control, the yellow tool
          has fourteen option lists, from artist to camera lens, and makes four pictures at once.
        </p>
      ),
    },
    {
      id: 'write-story',
      question: 'How do I make a web story?',
      answer: (
        <p>
          Give the <SiteLink to={urls.storyGenerator()}>story script tool</SiteLink> a title and a picture. It
          writes five pages for you. Copy them, or build the whole story there and download it as a file.
        </p>
      ),
    },
  ],
};

const ACCOUNT_AND_BILLING: HelpTopic = {
  title: 'Account & Billing',
  questions: [
    {
      id: 'credits',
      question: 'How many credits does a picture take?',
      answer: (
        <p>
          Our cost is typically 5 credits per image. What you pay depends on your plan: in the free trial it’s
          50 credits per image. You’ll see your price on the <PricingLink>plan cards</PricingLink> and on the
          Generate button before you click it. Failed pictures are free.
        </p>
      ),
    },
    {
      id: 'activate',
      question: 'I bought a pack. How do I activate it?',
      answer: (
        <p>
          Sign in, press Activate License above either tool, and enter the license key from your receipt with
          the email address you used for the purchase. The credits are added right away. Each key works once,
          for one account.
        </p>
      ),
    },
    {
      id: 'earn',
      question: 'I ran out of free credits. Can I get more without paying?',
      answer: (
        <p>
          Yes, by reading. When you don’t have enough free credits, the tool offers to start a timer. Ten
          minutes reading our <SiteLink to={urls.blog()}>articles</SiteLink> earn 50 credits for the green
          tool, and twenty minutes earn 100 for the yellow one. The timer runs while the tab is open and in
          view.
        </p>
      ),
    },
    {
      id: 'history',
      question: 'Where do I find what I have made and bought?',
      answer: (
        <p>
          When you’re signed in, your pictures are in your <SiteLink to={urls.history()}>gallery</SiteLink>.
          Search there, press S to star a picture, D to download it and X to select it. Press Plan History
          above either tool to see each license, the credits it added and when it expires.
        </p>
      ),
    },
  ],
};

const TROUBLESHOOTING: HelpTopic = {
  title: 'Troubleshooting',
  questions: [
    {
      id: 'not-what-i-said',
      question: 'The picture isn’t what I described.',
      answer: (
        <p>
          Check the line under the picture. It lists the words we didn’t understand. Try simpler words, a
          shorter sentence and one main subject. A different seed gives you a different composition.
        </p>
      ),
    },
    {
      id: 'image-service-error',
      question: 'It says “Image service error.”',
      answer: (
        <p>
          You weren’t charged. Wait a moment and press Generate again. “Too many requests” means your network
          has used its free pictures for today. You get new ones at midnight UTC.
        </p>
      ),
    },
    {
      id: 'credits-gone',
      question: 'My free credits or pictures are gone.',
      answer: (
        <p>
          Without an account, they’re stored in one browser only. A private window, another browser or
          clearing your site data starts you over. With a free account, we keep your credits and pictures for
          you.
        </p>
      ),
    },
    {
      id: 'key-refused',
      question: 'My license key doesn’t work.',
      answer: (
        <p>
          Copy the whole key from your receipt, and use the email address you bought it with. It may not be
          the one you sign in with. Each key works only once. If someone else used yours, contact us.
        </p>
      ),
    },
  ],
};

const STUDIO: HelpTopic = {
  title: 'More in the Studio',
  questions: [
    {
      id: 'older-pictures',
      question: 'Where do my older pictures go?',
      answer: (
        <p>
          New pictures never replace older ones. Your last 20 runs stay below the tool, each with its prompt,
          settings and cost, and they’re still there after you reload the page. If one picture of a run fails,
          press Retry on it: you pay for that one only. When you’re signed in, the{' '}
          <SiteLink to={urls.history()}>gallery</SiteLink> keeps everything.
        </p>
      ),
    },
    {
      id: 'large-view',
      question: 'How do I see a picture up close?',
      answer: (
        <p>
          Press View larger on a new picture. Older ones, and those in your gallery, open when you press them.
          In the large view you can zoom, turn to the next picture, compare two to four side by side, read
          exactly how the picture was made, and use the same settings again.
        </p>
      ),
    },
    {
      id: 'own-picture',
      question: 'Can I start from my own photo, or use my own style?',
      answer: (
        <p>
          Yes. “Start from a picture” paints a photo of yours in any style. “Use my own style” learns from up
          to 12 pictures. A guest’s photos are never stored. With an account, the photo stays with your
          picture, for you alone, and you can delete both at any time.
        </p>
      ),
    },
    {
      id: 'looks',
      question: 'How do I keep settings that I like?',
      answer: (
        <p>
          Press Looks and save them under a name. You can send a look to someone as a link or a file. To try
          something new, lock the options you want to keep and press Randomize Options: its number brings the
          same choices back.
        </p>
      ),
    },
    {
      id: 'close-tab',
      question: 'What happens when I close the tab while pictures are being made?',
      answer: (
        <p>
          With an account, they’re finished and wait for you in the tool and in your gallery. As a guest, keep
          the tab open. To cancel, press Stop Generating: you pay for finished pictures only.
        </p>
      ),
    },
    {
      id: 'share',
      question: 'Can I show a picture to someone?',
      answer: (
        <p>
          Your pictures are private. Open one in your gallery and press Share to make a link. You decide
          whether the prompt goes with it and when the link ends, and you can end it at any time on your
          account page. Shared pages don’t show up in search engines.
        </p>
      ),
    },
    {
      id: 'offline',
      question: 'Does it work without a connection?',
      answer: (
        <p>
          You can install the site from your browser’s menu. Without a connection it still opens, with your
          last pictures and the prompt you were writing. New pictures need a connection.
        </p>
      ),
    },
    {
      id: 'keyboard',
      question: 'Which keyboard shortcuts are there?',
      answer: (
        <>
          <p className="mb-4">Press ? on any page to see them.</p>
          <ShortcutList />
        </>
      ),
    },
  ],
};

export const HELP_TOPICS: readonly HelpTopic[] = [
  GETTING_STARTED,
  ACCOUNT_AND_BILLING,
  TROUBLESHOOTING,
  STUDIO,
];
