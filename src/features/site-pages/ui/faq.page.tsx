import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { urls } from '../../../urls.ts';
import { FAQ_QUESTIONS } from './questions/faq-questions.tsx';
import { QuestionList } from './questions/question-list.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'FAQ: free trial, prices and licenses',
    description: 'Ten answers before you start: the free trial, the cost of an image, licenses and support.',
    path: urls.faq(),
  });
}

export default function FaqPage() {
  return (
    <>
      <PageIntro title="Frequently asked questions">
        <p>
          Answers to the ten questions people ask first. Something not working? Try the{' '}
          <SiteLink to={urls.help()}>Help Center</SiteLink>.
        </p>
      </PageIntro>
      <div className="mx-auto mt-12 grid max-w-page grid-cols-1 gap-6 px-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
        <QuestionList questions={FAQ_QUESTIONS} level={2} openFirst={FAQ_QUESTIONS[0]?.id} />
        <AskUs />
      </div>
    </>
  );
}

function AskUs() {
  return (
    <section className="rounded-xl border border-line bg-surface p-7 lg:sticky lg:top-28 lg:self-start">
      <h2 className="text-title-sm">Don’t see your question?</h2>
      <p className="mt-2 mb-5 text-ink-soft">
        Ask us. A real person will read your message and answer within 24 to 48 hours.
      </p>
      <Button variant="secondary" href={urls.contact()}>
        Contact us
      </Button>
    </section>
  );
}
