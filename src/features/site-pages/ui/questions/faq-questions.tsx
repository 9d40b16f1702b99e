import { SiteLink } from '../../../../ui/site-link.tsx';
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
        Yes. The free trial starts with 500 initial credits and asks for neither an account nor a card. The
        credits live in your browser, so they are there the moment you arrive, and gone if you clear its
        storage.
      </p>
    ),
  },
  {
    id: 'price',
    question: 'What does one image cost?',
    answer: (
      <p>
        A typical image costs about 5 credits to make. What is charged depends on your plan, from 20 credits
        per image on Booster to 100 on Professional; in the free trial it is 50. Each plan names its price on
        its <PricingLink>card</PricingLink>, and the button shows what a run will take before you press it.
      </p>
    ),
  },
  {
    id: 'failed',
    question: 'Do I pay for an image that fails?',
    answer: (
      <p>
        No. Credits are taken when an image has arrived, one image at a time. If one of four fails, three are
        charged. If you press Stop, nothing is.
      </p>
    ),
  },
  {
    id: 'expiry',
    question: 'Do my credits expire?',
    answer: (
      <p>
        The credits of a pack never do. The Unlimited plan is the exception because it is a pass, not a pack:
        it opens the yellow tool for 30 days with 1,000 credits a day, and each day’s credits end with that
        day.
      </p>
    ),
  },
  {
    id: 'subscription',
    question: 'Is this a subscription?',
    answer: (
      <p>
        No plan renews itself. You buy a pack once, get a license key with your receipt, and activate it here
        with that key and the email address you bought it with. When the credits are used up, nothing happens
        until you decide to buy again.
      </p>
    ),
  },
  {
    id: 'license',
    question: 'May I sell what I make?',
    answer: (
      <p>
        With Booster, Premium or Professional, yes: they carry a commercial license for the images made with
        their credits. Images of the free trial are for personal, non-commercial use. The{' '}
        <SiteLink to={urls.termsOfService()}>terms</SiteLink> say it in full.
      </p>
    ),
  },
  {
    id: 'tools',
    question: 'Why are there two tools?',
    answer: (
      <p>
        The green tool is quick: a sentence, six choices, two images. The yellow tool is for those who want a
        say in everything: fourteen lists from artist to camera lens, four images at a time, paid from a daily
        allowance.
      </p>
    ),
  },
  {
    id: 'kept',
    question: 'Where are my images kept?',
    answer: (
      <p>
        With an account, in a private history that only you can open; it shows your newest 30. Without one,
        your browser remembers the last run of each tool. Every image downloads as a PNG named after your
        words.
      </p>
    ),
  },
  {
    id: 'words',
    question: 'Why did it leave out part of my sentence?',
    answer: (
      <p>
        Our built-in illustrator draws what it has learned to draw, and tells you under the picture which word
        it did not know. Say the main thing first, then its color and place, then the light.{' '}
        <SiteLink to={urls.illustrator()}>What it knows</SiteLink> has a page of its own.
      </p>
    ),
  },
  {
    id: 'support',
    question: 'Who helps me when something goes wrong?',
    answer: (
      <p>
        Priority support applies to paid plans, community support to all. Either way you hear from a person
        within 24 to 48 hours; the <SiteLink to={urls.contact()}>contact page</SiteLink> says which door is
        yours.
      </p>
    ),
  },
];
