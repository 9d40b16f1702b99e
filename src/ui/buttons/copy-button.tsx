import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

/** How long the button says that it copied, in milliseconds. */
const COPIED_NOTICE_MS = 2000;

interface CopyButtonProps {
  /** Exactly what goes to the clipboard. */
  text: string;
  /** What the button says before it is pressed. */
  label?: string;
  /** What is copied, for assistive technology: 'title of slide 2'. */
  subject?: string;
  /** Does the copying; the owner may bring another way, or a fallback. */
  copy?: (text: string) => Promise<void>;
  onFailure?: (error: unknown) => void;
  className?: string;
}

/** Copies a text and says so for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', subject, copy = copyText, onFailure, className } = props;
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const press = async () => {
    try {
      await copy(text);
      setCopies((count) => count + 1);
    } catch (error) {
      onFailure?.(error);
    }
  };
  return (
    <Button
      variant={copied ? 'secondary' : 'ghost'}
      size="small"
      onClick={() => void press()}
      icon={
        copied ? (
          <Check aria-hidden="true" className="size-4 text-accent" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )
      }
      className={className}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
      {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
    </Button>
  );
}
