import type { InputHTMLAttributes, Ref } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';

interface CodeFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'readOnly' | 'onChange'> {
  value: string;
  /** A backup code in place of the app's. */
  isBackup?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Where a code is typed; phones offer the one that they know. */
export function CodeField({ isBackup = false, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      name="code"
      label={isBackup ? 'Backup code' : 'Code from your app'}
      hint={
        isBackup ? 'One of those you saved. Each works once.' : 'Six digits. They change every 30 seconds.'
      }
      required
      autoComplete={isBackup ? 'off' : 'one-time-code'}
      inputMode={isBackup ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
