import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return { renderedAt: Date.now() };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Disclaimer',
    description: 'What pictures made here are, and what they are not.',
    path: urls.disclaimer(),
  });
}

export default function DisclaimerPage() {
  const { renderedAt } = useLoaderData<typeof loader>();
  return (
    <LegalPage title="Disclaimer" renderedAt={renderedAt}>
      <p>
        Pictures made here are drawn by software from a visitor's words. They may surprise, simplify or
        misunderstand. They show no real events and no real people, and nothing on this site is professional
        advice.
      </p>
    </LegalPage>
  );
}
