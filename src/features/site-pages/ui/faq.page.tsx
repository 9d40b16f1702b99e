import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { useSingleOpen } from '../../../ui/accordion.tsx';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';
import { FAQ_QUESTIONS } from './questions/faq-questions.tsx';
import { QuestionList } from './questions/question-list.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'FAQ',
    description: 'Ten answers before you start: the free trial, what an image costs, licenses and support.',
    path: urls.faq(),
  });
}

export default function FaqPage() {
  const { openItem, press } = useSingleOpen(FAQ_QUESTIONS[0]?.id ?? null);
  return (
    <>
      <PageIntro title="Frequently asked questions">
        <p>
          Ten things people ask first. Something not working? The{' '}
          <SiteLink to={urls.help()}>Help Center</SiteLink> is the better door.
        </p>
      </PageIntro>
      <div className="mx-auto mt-12 max-w-page px-5 sm:px-8">
        <div className="max-w-4xl">
          <QuestionList questions={FAQ_QUESTIONS} level={2} openItem={openItem} onPress={press} />
        </div>
      </div>
    </>
  );
}
