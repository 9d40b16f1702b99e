import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { ManageSecondFactor } from './manage-second-factor.tsx';
import { type SecondFactorState, secondFactorRequests } from './second-factor-requests.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

interface SecondFactorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Turns the second factor of the account on and off. */
export function SecondFactorDialog({ open, onOpenChange }: SecondFactorDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Two-step sign-in"
      description="After your password, we ask for a code that only your phone knows."
    >
      <SecondFactor onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SecondFactor({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<SecondFactorState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [madeCodes, setMadeCodes] = useState<readonly string[] | null>(null);
  const [news, setNews] = useState('');
  const load = () => {
    setProblem(null);
    secondFactorRequests.read().then(setState, (error: Error) => setProblem(error.message));
  };
  useEffect(load, []);
  const tell = (words: string, codes: readonly string[] | null = null) => {
    setNews(words);
    setMadeCodes(codes);
    load();
  };
  return (
    <div className="grid gap-6">
      {/* There from the start: a region that comes with its text is not read out. */}
      <div role="status" className="empty:hidden">
        {news && (
          <Alert tone="success" announce={false}>
            {news}
          </Alert>
        )}
      </div>
      {problem && (
        <Alert
          tone="error"
          actions={
            <Button variant="secondary" size="small" onClick={load}>
              Try Again
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {!state && !problem && <Skeleton className="h-40 rounded-lg" />}
      {madeCodes && (
        <>
          <BackupCodes codes={madeCodes} />
          <Button block onClick={onClose}>
            I’ve Saved Them
          </Button>
        </>
      )}
      {state && !madeCodes && !state.isOn && !state.canTurnOn && (
        <p className="text-ink-soft">
          You sign in to this account with another service, not with a password here. Turn two-step sign-in on
          there: it then protects this account, too.
        </p>
      )}
      {state && !madeCodes && !state.isOn && state.canTurnOn && (
        <SetUpSecondFactor
          onDone={(codes) => tell('Two-step sign-in is on. Your other devices were signed out.', codes)}
        />
      )}
      {state && !madeCodes && state.isOn && (
        <ManageSecondFactor
          backupCodesLeft={state.backupCodesLeft}
          onTurnedOff={() => tell('Two-step sign-in is off.')}
          onNewCodes={(codes) => tell('The old backup codes no longer work.', codes)}
        />
      )}
    </div>
  );
}
