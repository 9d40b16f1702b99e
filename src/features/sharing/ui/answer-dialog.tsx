import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { LONGEST_ANSWER } from '../sharing.rules.ts';
import type { OwnTakedown } from '../takedowns/takedowns.types.ts';
import { answerTakedown } from './share-requests.ts';

interface AnswerDialogProps {
  takedown: OwnTakedown;
  title: string;
  onAnswered: (words: string) => void;
  onClose: () => void;
}

/** Says to staff, once, why something should be shared again. */
export function AnswerDialog({ takedown, title, onAnswered, onClose }: AnswerDialogProps) {
  const [words, setWords] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async () => {
    setIsBusy(true);
    setProblem('');
    try {
      await answerTakedown(takedown.id, words.trim());
      onAnswered(words.trim());
      onClose();
    } catch (error) {
      setProblem(describeCallFailure(error, 'Your answer wasn’t sent. Please try again.').message);
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="medium"
      title="Answer"
      description={`About “${title}”. You can answer once, and a person reads it.`}
      footer={
        <Button loading={isBusy} disabled={words.trim() === ''} onClick={() => void send()}>
          Send answer
        </Button>
      }
    >
      <div className="grid gap-5">
        {takedown.reason && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{takedown.reason}</p>
        )}
        <TextArea
          label="Why should it be shared again?"
          rows={5}
          counter
          maxLength={LONGEST_ANSWER}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
    </Dialog>
  );
}
