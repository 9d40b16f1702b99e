import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';
import { secondFactorRequests } from './second-factor-requests.ts';
import { useAttempt } from './use-attempt.ts';

interface ManageSecondFactorProps {
  backupCodesLeft: number;
  onTurnedOff: () => void;
  onNewCodes: (codes: readonly string[]) => void;
}

/** While two-step sign-in is on: new backup codes, or turning it off. Both take the password. */
export function ManageSecondFactor({ backupCodesLeft, onTurnedOff, onNewCodes }: ManageSecondFactorProps) {
  const [password, setPassword] = useState('');
  const { isBusy, failure, attempt } = useAttempt();
  const mayTry = password !== '' && !isBusy;
  return (
    <div className="grid gap-5">
      <p>
        It’s on. You have {backupCodesLeft} backup {backupCodesLeft === 1 ? 'code' : 'codes'} left.
      </p>
      <OwnPasswordField
        hint="To change anything here."
        value={password}
        error={failure ?? undefined}
        readOnly={isBusy}
        onTyped={setPassword}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={!mayTry}
          onClick={() =>
            void attempt(async () =>
              onNewCodes((await secondFactorRequests.renewBackupCodes(password)).backupCodes),
            )
          }
        >
          Make New Backup Codes
        </Button>
        <Button
          variant="danger"
          disabled={!mayTry}
          onClick={() =>
            void attempt(async () => {
              await secondFactorRequests.turnOff(password);
              onTurnedOff();
            })
          }
        >
          Turn Off
        </Button>
      </div>
    </div>
  );
}
