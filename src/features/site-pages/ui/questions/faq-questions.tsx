import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';
import { PricingLink } from '../pricing-link.tsx';
import type { Question } from './question.ts';

/** What people ask before they make their first picture, and before they pay for the next ones. */
export const FAQ_QUESTIONS: readonly Question[] = [
  {
    id: 'start',
    question: 'Can I try it before I pay?',
    answer: (
      <p>
        Yes. The free trial starts with 500 initial credits, and you don’t need an account or a card. The
        credits are stored in your browser, so they’re ready right away, but they’re gone if you clear your
        browser’s site data.
      </p>
    ),
  },
  {
    id: 'price',
    question: 'What does one image cost?',
    answer: (
      <p>
        A typical image costs about 5 credits to make. What you pay depends on your plan: 50 credits per image
        in the free trial, 20 on Booster and 100 on Professional. You’ll find every price on the{' '}
        <PricingLink>plan cards</PricingLink>, and the Generate button shows the total before you click it.
      </p>
    ),
  },
  {
    id: 'failed',
    question: 'Do I pay for an image that fails?',
    answer: (
      <p>
        No. You pay for each image when it arrives. If one of four fails, you pay for three. If you press
        Stop, you aren’t charged for images that haven’t arrived.
      </p>
    ),
  },
  {
    id: 'expiry',
    question: 'Do my credits expire?',
    answer: (
      <p>
        Credits from a pack never expire. The Unlimited plan works differently: it opens the yellow tool for
        30 days with 1,000 credits a day, and unused daily credits don’t carry over to the next day.
      </p>
    ),
  },
  {
    id: 'subscription',
    question: 'Is this a subscription?',
    answer: (
      <p>
        No. You buy a plan once, get a license key with your receipt, and activate it here with that key and
        the email address you used to buy it. When your credits run out, you’re not charged again unless you
        decide to buy more.
      </p>
    ),
  },
  {
    id: 'license',
    question: 'May I sell what I make?',
    answer: (
      <p>
        Yes, with Booster, Premium or Professional. They include a commercial license for the images you make
        with their credits. Free trial images are for personal, non-commercial use. See the{' '}
        <SiteLink to={urls.termsOfService()}>terms</SiteLink> for details.
      </p>
    ),
  },
  {
    id: 'tools',
    question: 'Why are there two tools?',
    answer: (
      <p>
        The green tool is quick: one sentence, six options, two images. The yellow tool gives you full
        control: fourteen option lists, from artist to camera lens, and four images at a time, paid for with
        daily credits.
      </p>
    ),
  },
  {
    id: 'kept',
    question: 'Where are my images kept?',
    answer: (
      <p>
        With an account, they’re in a private gallery that only you can open, with a search. Without an
        account, your browser keeps the latest images from each tool. Every image downloads as a PNG named
        after your prompt.
      </p>
    ),
  },
  {
    id: 'words',
    question: 'Why did it leave out part of my sentence?',
    answer: (
      <p>
        Our built-in illustrator can only draw what it knows, and it lists the words it didn’t know under the
        picture. Start with the main subject, then add its color and place, then the light. See{' '}
        <SiteLink to={urls.illustrator()}>everything it can draw</SiteLink>.
      </p>
    ),
  },
  {
    id: 'support',
    question: 'Who helps me when something goes wrong?',
    answer: (
      <p>
        Priority support applies to paid plans, community support to all. Either way, a real person answers
        within 24 to 48 hours. You’ll find the right address on the{' '}
        <SiteLink to={urls.contact()}>contact page</SiteLink>.
      </p>
    ),
  },
];
