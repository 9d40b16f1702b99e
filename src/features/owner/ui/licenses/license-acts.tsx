import { ArrowRightLeft, Ban, Store } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { Recheck } from '../../../licenses/shops/shops.types.ts';
import type { ShownLicense } from '../../licenses/owner-licenses.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { useStep } from '../acting/use-step.ts';
import { showRecheck } from './license-words.ts';
import { MoveDialog } from './move-dialog.tsx';

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** What may be done about a license. */
export function LicenseActs({ license, onDone }: { license: ShownLicense; onDone: () => void }) {
  const call = useAct();
  const [chosen, setChosen] = useState<'revoke' | 'move' | null>(null);
  const { state, take } = useStep<{ answer: Recheck | 'not-asked' }>();
  const path = `/licenses/${encodeURIComponent(license.id)}`;
  const close = () => setChosen(null);
  const isOver = license.revokedAt !== null || license.accountEmail === null;
  const act = async (name: string, body: object) => {
    await call({ method: 'POST', path: `${path}/${name}`, body });
    onDone();
  };
  const ask = async () => {
    await take({ method: 'POST', path: `${path}/ask-shop`, body: {} });
    onDone();
  };
  return (
    <Card as="section" padding="large" aria-labelledby="acts" className="self-start">
      <h2 id="acts" className="text-title">
        What you can do
      </h2>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Store {...ICON} />}
          loading={state.name === 'busy'}
          disabled={!license.canAsk}
          onClick={ask}
        >
          Ask the Shop Again
        </Button>
        <Button
          variant="secondary"
          icon={<ArrowRightLeft {...ICON} />}
          disabled={isOver}
          onClick={() => setChosen('move')}
        >
          Move to Another Account
        </Button>
        <Button
          variant="danger"
          icon={<Ban {...ICON} />}
          disabled={isOver}
          onClick={() => setChosen('revoke')}
        >
          Revoke
        </Button>
      </div>
      {state.name === 'failed' && (
        <Alert tone="error" className="mt-4">
          {state.message}
        </Alert>
      )}
      {state.name === 'done' && <Alert className="mt-4">{showRecheck(state.answer.answer)}</Alert>}
      {!isOver && !license.canAsk && (
        <p className="mt-4 text-small text-ink-muted">No shop outside sold it, so there’s none to ask.</p>
      )}
      {isOver && (
        <p className="mt-4 text-small text-ink-muted">
          {license.revokedAt === null
            ? 'Its account was deleted, and what it gave went with it.'
            : 'It was taken back, so there’s nothing left to do.'}
        </p>
      )}
      {chosen === 'revoke' && (
        <ActDialog
          title="Revoke this license?"
          description="It ends as with a refund: credits of it that are neither spent nor on hold go, and so do the days that are left. Nobody can activate its key again."
          button="Revoke"
          isDangerous
          onClose={close}
          onAct={(reason) => act('revoke', { reason })}
        />
      )}
      {chosen === 'move' && (
        <MoveDialog license={license} onClose={close} onAct={(order) => act('move', order)} />
      )}
    </Card>
  );
}
