import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import { LONGEST_REPORT, REPORT_REASONS, type ReportReason } from '../sharing.rules.ts';
import type { ShareSubject } from '../sharing.types.ts';

interface ReportDialogProps {
  token: string;
  kind: ShareSubject['kind'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Step =
  | { name: 'filling' }
  | { name: 'sending' }
  | { name: 'sent' }
  | { name: 'failed'; message: string };

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

/** Says what is wrong with what a link shows, without saying who says it. */
export function ReportDialog({ token, kind, open, onOpenChange }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('illegal');
  const [words, setWords] = useState('');
  const [step, setStep] = useState<Step>({ name: 'filling' });
  const send = async () => {
    setStep({ name: 'sending' });
    try {
      const path = `/shares/${encodeURIComponent(token)}/report`;
      await productApi().call({ method: 'POST', path, body: { reason, words } });
      setStep({ name: 'sent' });
    } catch (error) {
      const { message } = describeCallFailure(error, 'Your report wasn’t sent. Please try again.');
      setStep({ name: 'failed', message });
    }
  };
  const isOne = kind === 'image';
  const isSent = step.name === 'sent';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={isOne ? 'Report this picture' : 'Report this collection'}
      description={
        isSent
          ? 'Thank you. The owner of this site has your report.'
          : 'The owner of this site will look at it. They won’t learn who you are.'
      }
      footer={
        isSent ? (
          <Button onClick={() => onOpenChange(false)}>Close</Button>
        ) : (
          <Button loading={step.name === 'sending'} onClick={() => void send()}>
            Send report
          </Button>
        )
      }
    >
      {!isSent && (
        <div className="grid gap-6">
          <RadioCards
            legend={isOne ? 'What’s wrong with it?' : 'What’s wrong?'}
            options={REASONS}
            value={reason}
            onValueChange={(value) => setReason(value as ReportReason)}
          />
          <TextArea
            label={isOne ? 'Anything else? (optional)' : 'Which picture, and why? (optional)'}
            value={words}
            maxLength={LONGEST_REPORT}
            counter
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {step.name === 'failed' && <Alert tone="error">{step.message}</Alert>}
        </div>
      )}
    </Dialog>
  );
}
