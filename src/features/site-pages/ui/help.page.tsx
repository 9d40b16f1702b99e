import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { urls } from '../../../urls.ts';
import { HELP_TOPICS, type HelpTopic } from './questions/help-topics.tsx';
import { QuestionList } from './questions/question-list.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Help Center: first pictures, credits, fixes',
    description:
      'Short answers about getting started, credits and billing, and pictures that didn’t turn out as you expected.',
    path: urls.help(),
  });
}

export default function HelpPage() {
  return (
    <>
      <PageIntro title="Help Center">
        <p>From your first picture to your first purchase, and what to do when something goes wrong.</p>
      </PageIntro>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        {HELP_TOPICS.map((topic) => (
          <Topic key={topic.title} topic={topic} />
        ))}
        <StillStuck />
      </div>
    </>
  );
}

function Topic({ topic }: { topic: HelpTopic }) {
  return (
    <section className="mt-14 grid grid-cols-1 gap-5 lg:mt-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <h2 className="text-title lg:sticky lg:top-28 lg:self-start">{topic.title}</h2>
      <QuestionList questions={topic.questions} level={3} openFirst={HELP_TOPICS[0]?.questions[0]?.id} />
    </section>
  );
}

function StillStuck() {
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-xl border border-line bg-surface p-7 sm:p-9">
      <div>
        <h2 className="text-title-sm">Still need help?</h2>
        <p className="mt-1.5 text-ink-soft">
          A real person will read your message and answer within 24 to 48 hours.
        </p>
      </div>
      <AccentScope accent="green">
        <Button href={urls.contact()}>Contact us</Button>
      </AccentScope>
    </section>
  );
}
