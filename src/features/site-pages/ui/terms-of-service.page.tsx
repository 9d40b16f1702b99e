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
    title: 'Terms of Service',
    description: 'The rules for using this site and the pictures made with it.',
    path: urls.termsOfService(),
  });
}

export default function TermsOfServicePage() {
  const { renderedAt } = useLoaderData<typeof loader>();
  return (
    <LegalPage title="Terms of Service" renderedAt={renderedAt}>
      <p>
        Use the site lawfully and do not use it to harm others. Pictures made in the free trial are for
        personal, non-commercial use; the Booster, Premium and Professional packs carry a commercial license.
        We give 30 days' notice before a material change of these terms.
      </p>
      <p>You must be at least 13 years old to use this site.</p>
    </LegalPage>
  );
}
