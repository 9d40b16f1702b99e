import { useState } from 'react';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import type { SiteAnswer, SiteSettings } from '../../site/site.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { showNumber } from '../shown-values.ts';

interface AllowanceDialogProps {
  site: Pick<SiteAnswer, 'settings' | 'configured'>;
  onAct: (body: Pick<SiteSettings, 'guestImages' | 'allGuestsImages'> & { reason: string }) => Promise<void>;
  onClose: () => void;
}

const MOST_DIGITS = 6;
const typedOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (typed: string) => (typed === '' ? null : Number(typed));

/** How much the site gives to guests in a day. */
export function AllowanceDialog({ site, onAct, onClose }: AllowanceDialogProps) {
  const { settings, configured } = site;
  const [all, setAll] = useState(typedOf(settings.allGuestsImages));
  const [each, setEach] = useState(typedOf(settings.guestImages));
  return (
    <ActDialog
      title="Pictures for guests, each day"
      description="They count from the next picture on. An empty field leaves it to the configuration."
      button="Change the Numbers"
      onAct={(reason) => onAct({ guestImages: numberOf(each), allGuestsImages: numberOf(all), reason })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="All guests together"
          hint={`The configuration says ${showNumber(configured.allGuestsImages)}.`}
          value={all}
          maxLength={MOST_DIGITS}
          onValueChange={setAll}
        />
        <NumberField
          label="One address"
          hint={`The configuration says ${showNumber(configured.guestImages)}.`}
          value={each}
          maxLength={MOST_DIGITS}
          onValueChange={setEach}
        />
      </div>
    </ActDialog>
  );
}
