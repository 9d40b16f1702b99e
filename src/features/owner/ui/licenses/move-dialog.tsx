import { useState } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { ShownLicense } from '../../licenses/owner-licenses.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';

interface MoveDialogProps {
  license: ShownLicense;
  onAct: (order: { from: string; to: string; proof: string; reason: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks where a license goes, and for what its buyer told of it. */
export function MoveDialog({ license, onAct, onClose }: MoveDialogProps) {
  const [to, setTo] = useState('');
  const [proof, setProof] = useState('');
  return (
    <ActDialog
      title="Move to another account"
      description="Its credits that are neither spent nor on hold go along, and its days from tomorrow on. What was spent stays spent. Both accounts see it in their plan history."
      button="Move"
      isReady={to.trim() !== '' && proof.trim() !== ''}
      onClose={onClose}
      onAct={(reason) => onAct({ from: license.accountId, to: to.trim(), proof: proof.trim(), reason })}
    >
      <TextField
        label="The other account"
        hint="Its email or its id, in full."
        autoComplete="off"
        required
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <TextField
        label="Key or order number"
        hint="In full, as the buyer told you: it shows that the purchase is theirs."
        autoComplete="off"
        spellCheck={false}
        required
        value={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
