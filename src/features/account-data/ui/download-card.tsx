import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { apiBaseUrl } from '../../user-status/ui/api-base-url.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import type { AccountSummary, ExportTicket } from '../account-data.schema.ts';
import { describeSize } from '../account-facts.rules.ts';

type Step = { name: 'idle' } | { name: 'asking' } | { name: 'begun' } | { name: 'failed'; message: string };

/** The browser fetches the archive by itself, so that it goes to the disk however large it is. */
async function beginDownload(): Promise<void> {
  const ticket = await productApi().call<ExportTicket>({ method: 'POST', path: '/account/export', body: {} });
  const link = document.createElement('a');
  link.href = `${apiBaseUrl()}${ticket?.url ?? ''}`;
  link.download = '';
  link.click();
}

export function DownloadCard({ summary }: { summary: AccountSummary }) {
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const download = () => {
    setStep({ name: 'asking' });
    beginDownload().then(
      () => setStep({ name: 'begun' }),
      (error: unknown) => {
        const { message } = describeCallFailure(error, 'Your download couldn’t start. Please try again.');
        setStep({ name: 'failed', message });
      },
    );
  };
  return (
    <Card as="section" padding="large" aria-labelledby="download-title">
      <h2 id="download-title" className="text-title">
        Download everything
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        One ZIP file with all your original pictures and everything we know about your account, in files that
        people and software can read. It takes {describeSize(summary.imageBytes)}.
      </p>
      {step.name === 'failed' && (
        <Alert tone="error" className="mt-5">
          {step.message}
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          loading={step.name === 'asking'}
          onClick={download}
        >
          Download My Data
        </Button>
        <p role="status" className="text-small text-ink-soft">
          {step.name === 'begun' && 'Your download has started.'}
        </p>
      </div>
    </Card>
  );
}
