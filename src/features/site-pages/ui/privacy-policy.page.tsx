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
    title: 'Privacy Policy',
    description: 'What this site stores about a visitor, where, and for how long.',
    path: urls.privacyPolicy(),
  });
}

export default function PrivacyPolicyPage() {
  const { renderedAt } = useLoaderData<typeof loader>();
  return (
    <LegalPage title="Privacy Policy" renderedAt={renderedAt}>
      <p>
        Your free-trial credits and your last pictures are kept in your own browser and are gone when you
        clear it. To keep the trial fair we count pictures per network address and day. We store a keyed
        fingerprint instead of the address, another one every day, and delete it within two days. Prompts are
        not written to our logs.
      </p>
      <p>You must be at least 13 years old to use this site.</p>
    </LegalPage>
  );
}
