import { SiteLink } from '../../../../ui/site-link.tsx';
import { urls } from '../../../../urls.ts';
import { PricingLink } from '../pricing-link.tsx';
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
            choose a style and press Generate. Name the thing first, then its color and place, then the time
            of day: “a red dragon over a castle at sunset”.
          </p>
          <p>Two pictures come back in a few seconds. Move over one, or tap it, to save it as a PNG.</p>
        </>
      ),
    },
    {
      id: 'better-pictures',
      question: 'How do I get closer to what I have in mind?',
      answer: (
        <p>
          Change one thing at a time. Lock the seed of a picture you like, and the next run keeps its
          composition while a new style, light or hour changes how it looks. What must not appear goes into
          the negative prompt. <SiteLink to={urls.illustrator()}>What the illustrator knows</SiteLink> shows
          which words work.
        </p>
      ),
    },
    {
      id: 'which-tool',
      question: 'Which tool should I use?',
      answer: (
        <p>
          Start with the green one: six choices, two pictures, no reading required. When you know what you are
          after, the yellow tool offers fourteen lists, from artist to camera lens, and draws four versions at
          once.
        </p>
      ),
    },
    {
      id: 'write-story',
      question: 'How do I make a web story?',
      answer: (
        <p>
          Give the <SiteLink to={urls.storyGenerator()}>story script tool</SiteLink> a title and a picture. It
          writes five pages for you; copy them, or draft the whole story there and take it with you as a file.
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
          Making one takes typically 5 credits per image on our side; what you are charged is the price of
          your plan, 50 credits per image in the free trial. Your plan’s price is on its{' '}
          <PricingLink>card</PricingLink> and beside the button before every run. Pictures that fail cost
          nothing.
        </p>
      ),
    },
    {
      id: 'activate',
      question: 'I bought a pack. How do I activate it?',
      answer: (
        <p>
          Sign in, press Activate License above either tool, and enter the license key from your receipt with
          the email address you used for the purchase. The credits are on your account at once. A key works
          one time, for one account.
        </p>
      ),
    },
    {
      id: 'earn',
      question: 'I ran out of free credits. Can I get more without paying?',
      answer: (
        <p>
          Yes, by reading. When your free-trial credits do not cover a run, the tool offers to start a timer:
          ten minutes in our <SiteLink to={urls.blog()}>articles</SiteLink> earn 50 credits for the green
          tool, twenty minutes earn 100 for the yellow one. The timer runs while you keep the tab in front of
          you.
        </p>
      ),
    },
    {
      id: 'history',
      question: 'Where do I find what I have made and bought?',
      answer: (
        <p>
          Signed in, your newest 30 pictures are in your <SiteLink to={urls.history()}>history</SiteLink>. The
          account bar above each tool opens your plan activations: every license, what it brought, and until
          when.
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
      question: 'The picture is not what I described.',
      answer: (
        <p>
          Look at the line under the picture: it names the words that were not understood. Replace them with
          simpler ones, shorten the sentence, and keep to one main thing. A different seed gives a different
          composition of the same words.
        </p>
      ),
    },
    {
      id: 'image-service-error',
      question: 'A tile says that the image service failed.',
      answer: (
        <p>
          It cost you nothing. Wait a moment and press Generate again. “Too many requests” means that your
          connection has used up its free pictures for today; they come back at midnight, UTC.
        </p>
      ),
    },
    {
      id: 'credits-gone',
      question: 'My free credits or pictures are gone.',
      answer: (
        <p>
          Without an account they live in this one browser. A private window, another browser or cleared site
          data starts afresh. With a free account your credits and pictures are kept on our side.
        </p>
      ),
    },
    {
      id: 'key-refused',
      question: 'My license key is refused.',
      answer: (
        <p>
          Copy it whole from the receipt, and use the email address of the purchase, which may differ from the
          one you sign in with. A key that has been used cannot be used again; if that was not you, write to
          us.
        </p>
      ),
    },
  ],
};

export const HELP_TOPICS: readonly HelpTopic[] = [GETTING_STARTED, ACCOUNT_AND_BILLING, TROUBLESHOOTING];
