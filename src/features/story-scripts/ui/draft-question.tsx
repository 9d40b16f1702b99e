import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

interface DraftQuestionProps {
  onKeep: () => void;
  onReplace: () => void;
}

/** A new script takes the place of the old one and of the draft under it: said before it is too late. */
export function DraftQuestion({ onKeep, onReplace }: DraftQuestionProps) {
  const keepRef = useRef<HTMLButtonElement>(null);
  useEffect(() => keepRef.current?.focus(), []);
  return (
    <Alert
      announce
      title="You haven’t downloaded your draft"
      actions={
        <>
          <Button ref={keepRef} variant="secondary" size="small" onClick={onKeep}>
            Keep the draft
          </Button>
          <Button variant="danger" size="small" onClick={onReplace}>
            Replace it
          </Button>
        </>
      }
    >
      A new script will replace it, and you’ll lose its pictures and your changes.
    </Alert>
  );
}
