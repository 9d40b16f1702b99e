import { expect, test } from 'vitest';
import { describeQuestions } from './described-questions.ts';

function Link({ children }: { children: React.ReactNode }) {
  return <a href="/somewhere">{children}</a>;
}

test('an answer is told in its words alone, with one space between them', () => {
  const answer = (
    <>
      <p>
        Ten of <Link>our articles</Link>
        {', '}
        {20} minutes.
      </p>{' '}
      <p>Or more.{null}</p>
    </>
  );
  expect(describeQuestions([{ question: 'How many?', answer }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How many?',
        acceptedAnswer: { '@type': 'Answer', text: 'Ten of our articles, 20 minutes. Or more.' },
      },
    ],
  });
});
