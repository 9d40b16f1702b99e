import { LockKeyhole } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../../ui/fields/password-field.tsx';

type OwnPasswordFieldProps = Pick<
  ComponentProps<typeof PasswordField>,
  'ref' | 'hint' | 'error' | 'value' | 'readOnly'
> & { onTyped: (password: string) => void };

/** Where somebody who is signed in types their password again. */
export function OwnPasswordField({ onTyped, ...field }: OwnPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      label="Your password"
      name="current-password"
      autoComplete="current-password"
      onChange={(event) => onTyped(event.currentTarget.value)}
      icon={<LockKeyhole aria-hidden="true" className="size-5" />}
    />
  );
}
