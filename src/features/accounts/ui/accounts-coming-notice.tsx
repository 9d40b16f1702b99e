import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/** Says that accounts are not open yet, and that nothing left this dialog. */
export function AccountsComingNotice({ onClose }: { onClose: () => void }) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  // The form that held the focus is gone; without this the keyboard would be nowhere.
  useEffect(() => buttonRef.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="info" title="Accounts arrive soon" announce>
        The door is painted, but it does not open yet. What you typed stayed in this window: nothing was sent,
        and nothing was stored. Until then the free trial works without an account.
      </Alert>
      <Button ref={buttonRef} block onClick={onClose}>
        Keep creating as a guest
      </Button>
    </div>
  );
}
